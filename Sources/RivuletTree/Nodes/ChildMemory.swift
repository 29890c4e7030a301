/// What a layout remembers of the children of its node beyond their own answers.
@MainActor
package protocol ChildMemory: AnyObject {
  /// There are other children, or one of them answers otherwise than before.
  func childrenMayDiffer()
}
