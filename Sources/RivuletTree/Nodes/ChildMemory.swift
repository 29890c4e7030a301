/// A layout's memory of the children of its node, beyond their own answers.
@MainActor
package protocol ChildMemory: AnyObject {
  /// Called when the children have changed, or an answer of one of them has.
  func childrenMayDiffer()
}
