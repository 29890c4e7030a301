/// An observer that is notified when a node's position may have changed, because the node or an ancestor has a different position, size, or
/// effect.
@MainActor
package protocol NodeWatch: AnyObject {
  /// Called when the position of a watched node may have changed.
  func nodeMoved()
}
