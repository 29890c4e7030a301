/// The counts of one tree's nodes. The object outlives the tree for as long as a node exists (see `DrawingNode`).
final class DrawingCensus {
  /// The number of existing nodes, attached or not.
  var liveNodes = 0
  /// The largest id assigned so far.
  var lastID: UInt64 = 0
}
