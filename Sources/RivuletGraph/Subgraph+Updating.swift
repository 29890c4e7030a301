/// Operations of the graph for callers that know only a subgraph, without a reference count on the graph.
extension Subgraph {
  /// Runs `body` without recording its reads, as `Graph.untracked` does.
  package func untracked<T>(_ body: () throws -> T) rethrows -> T {
    checkGraph()
    return try engine.untracked(body)
  }

  /// The clock of the graph.
  package var clock: UInt64 {
    checkGraph()
    return engine.pointee.clock
  }
}
