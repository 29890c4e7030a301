/// The counts of one tree's nodes. It outlives the tree as long as a node does (see `DrawingNode`).
final class DrawingCensus {
  /// The number of existing nodes, attached or not.
  var liveNodes = 0
  /// The largest id given so far.
  var lastID: UInt64 = 0
}
