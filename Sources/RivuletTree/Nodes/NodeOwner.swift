/// The content that a node belongs to and with which it is created and removed.
@MainActor
package protocol NodeOwner: AnyObject {
  /// True if the content was removed permanently, together with all of its nodes.
  var isRemoved: Bool { get }
  /// True if the content is leaving or was removed.
  var isOnItsWayOut: Bool { get }
}
