/// In which order the queued sinks of a lane run.
package enum LaneOrder: Sendable {
  /// As they were created: what stands above before what stands below.
  case creation
  /// Subgraph by subgraph in order of creation, and inside one the last created first.
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
