/// The counts of one tree's nodes. It outlives the tree as long as a node does (see `DrawingNode`).
final class DrawingCensus {
  /// The number of existing nodes, attached or not.
  @exclusivity(unchecked) var liveNodes = 0
  /// The largest id given so far.
  @exclusivity(unchecked) var lastID: UInt64 = 0
}
