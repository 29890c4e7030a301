/// The node counts of a tree. The object exists as long as any of the tree's nodes, even without the tree (see `DrawingNode`).
final class DrawingCensus {
  /// The number of existing nodes, whether attached or not.
  var liveNodes = 0
  /// The largest identifier assigned so far.
  var lastID: UInt64 = 0
}
