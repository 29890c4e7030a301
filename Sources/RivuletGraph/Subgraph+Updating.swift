/// What who knows a part of a graph may ask of the whole, which is not counted as used for it.
extension Subgraph {
  /// As `Graph.untracked`.
  package func untracked<T>(_ body: () throws -> T) rethrows -> T {
    checkGraph()
    return try engine.untracked(body)
  }

  /// That of the graph.
  package var clock: UInt64 {
    checkGraph()
    return engine.pointee.clock
  }
}
