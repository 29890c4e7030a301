/// The size of the data structures that a harness maintains for its view.
public struct TreeSize: Sendable, Hashable {
  /// The number of rules and inputs in the graph.
  public let graphNodes: Int
  /// The number of nodes in the drawing tree, including its root.
  public let drawingNodes: Int
}
