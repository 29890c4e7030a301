package import RivuletGraph

/// A workload that builds a thousand subgraphs of thirty slots each, similar to those of a list of rows.
package struct BuildWorkload {
  private let graph: Graph
  private let head: Attribute<Int>

  /// The number of rules that run in one build.
  package static let recomputes = 30_000

  /// Creates a workload that builds in the given graph.
  package init(in graph: Graph) {
    self.graph = graph
    head = graph.input(0)
  }

  /// Builds all subgraphs inside a subgraph and brings them up to date.
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
