package import RivuletGraph

/// A workload with layers of four properties, each computed from the previous layer, and with an effect for each property.
package struct Cellx {
  let graph: Graph
  let start: [Attribute<Int>]
  let end: [Attribute<Int>]

  package init(layers: Int, in graph: Graph) {
    self.graph = graph
    start = (1...4).map { graph.input($0) }
    var layer = start
    for _ in 0..<layers {
      let (p1, p2, p3, p4) = (layer[0], layer[1], layer[2], layer[3])
      layer = [
        graph.rule(Add(source: p2, constant: 0)),
        graph.rule(Difference(left: p1, right: p3)),
        graph.rule(Total(left: p2, right: p4)),
        graph.rule(Add(source: p3, constant: 0)),
      ]
      for property in layer { graph.effect(property) }
    }
    end = layer
    graph.flush(Workload.lane)
  }

  /// Returns the four values of the last layer.
  package func read() -> [Int] { end.map(\.value) }

  /// Reverses the values of the first layer and flushes.
  package func write() {
    for (index, input) in start.enumerated() { input.set(4 - index) }
    graph.flush(Workload.lane)
  }
}
