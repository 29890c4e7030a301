/// The content that a node belongs to. The node is created and removed with it.
@MainActor
package protocol NodeOwner: AnyObject {
  /// True if the content and all of its nodes were removed permanently.
  var isRemoved: Bool { get }
  /// True if the content is departing or was removed.
  var isLeavingOrRemoved: Bool { get }
}
