/// Counts the nodes of one tree, and outlives it as long as one of them does (see `DrawingNode`).
final class DrawingCensus {
  /// Nodes that exist, attached or not.
  @exclusivity(unchecked) var liveNodes = 0
  /// The greatest id given so far.
  @exclusivity(unchecked) var lastID: UInt64 = 0
}
