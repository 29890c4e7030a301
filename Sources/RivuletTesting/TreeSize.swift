/// The size of the structures that a harness keeps for its view.
public struct TreeSize: Sendable, Hashable {
  /// The number of rules and inputs of the graph.
  public let graphNodes: Int
  /// The number of nodes of the drawing tree, including its root.
  public let drawingNodes: Int
}
