/// The content that a node belongs to and is created and removed with.
@MainActor
package protocol NodeOwner: AnyObject {
  /// True if the content was removed permanently, together with all of its nodes.
  var isRemoved: Bool { get }
  /// True if the content is leaving or was removed.
  var isOnItsWayOut: Bool { get }
}
