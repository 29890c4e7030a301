/// How much a harness keeps for its view.
public struct TreeSize: Sendable, Hashable {
  /// Rules and inputs of the graph.
  public let graphNodes: Int
  /// Nodes of the retained drawing, its root included.
  public let drawingNodes: Int
}
