/// The order in which the queued sinks of a lane run.
package enum LaneOrder: Sendable {
  /// Sinks run in creation order.
  case creation
  /// Subgraphs run in creation order. Inside a subgraph, the last sink created runs first.
  case innermostFirst
}

/// An identifier for one of a graph's queues.
@usableFromInline
package struct Lane: Hashable, Sendable {
  let index: UInt8

  package init(_ index: UInt8) {
    self.index = index
  }
}
