/// What a node belongs to and goes with, as far as nodes know it: content that comes and goes as one.
@MainActor
package protocol NodeOwner: AnyObject {
  /// Whether it was taken out for good, and all of its nodes with it.
  var isRemoved: Bool { get }
  /// True if the content is seen for the last time, or not any more.
  var isOnItsWayOut: Bool { get }
}
