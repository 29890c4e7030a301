package import RivuletGraph

/// A thousand subgraphs of thirty slots each, as a list of rows makes them.
package struct BuildWorkload {
  private let graph: Graph
  private let head: Attribute<Int>

  /// Rules that one building runs.
  package static let recomputes = 30_000

  /// Ready to build in a graph.
  package init(in graph: Graph) {
    self.graph = graph
    head = graph.input(0)
  }

  /// Makes everything below a subgraph and brings it up to date.
  package func build(in rows: Subgraph) {
    for _ in 0..<1_000 {
      let row = rows.makeChild()
      var last = head
      for _ in 0..<29 { last = graph.makeRule(Add(source: last, constant: 1), in: row) }
      graph.makeSink(Effect(source: last), lane: Workload.lane, in: row)
    }
    graph.flush(Workload.lane)
  }
}
