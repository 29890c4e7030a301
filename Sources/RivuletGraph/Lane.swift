/// The order in which the queued sinks of a lane run.
package enum LaneOrder: Sendable {
  /// Sinks run in order of creation.
  case creation
  /// Subgraphs run in order of creation. Inside a subgraph, the last sink created runs first.
  case innermostFirst
}

/// One of the queues of a graph.
@usableFromInline
package struct Lane: Hashable, Sendable {
  let index: UInt8

  package init(_ index: UInt8) {
    self.index = index
  }
}
