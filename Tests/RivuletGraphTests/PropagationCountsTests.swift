import RivuletGraph
import Testing

/// The exact numbers of recomputes of the propagation workloads, per iteration.
struct PropagationCountsTests {
  /// Counts the rules that one iteration runs once the graph is warm.
  private func recomputes(_ build: (LoggedGraph) -> (() -> Void)) -> Int {
    let graph = LoggedGraph()
    let iterate = build(graph)
    for _ in 0..<2 { iterate() }
    graph.graph.resetCounters()
    iterate()
    #expect(graph.graph.counters.edgesCreated == 0 || graph.graph.checkInvariants().isEmpty)
    return graph.graph.counters.rulesRun
  }

  private func write(_ graph: LoggedGraph, _ input: LoggedInput<Int>, _ value: Int) {
    input.value = value
    graph.graph.flush(Lane(0))
  }

  @Test func `avoidable: a constant in the middle stops the wave`() {
    let count = recomputes { graph in
      let head = graph.input("head", 0)
      let first = graph.rule("1") { head.value }
      let second = graph.rule("2") {
        _ = first.value; return 0
      }
      let third = graph.rule("3") { second.value + 1 }
      let fourth = graph.rule("4") { third.value + 2 }
      let fifth = graph.rule("5") { fourth.value + 3 }
      graph.sink("sink") { fifth.value }
      return {
        self.write(graph, head, 1)
        for value in 0..<1000 { self.write(graph, head, value) }
        #expect(fifth.value == 6)
      }
    }
    #expect(count == 2_002)
  }

  @Test func `broad: fifty short branches`() {
    let count = recomputes { graph in
      let head = graph.input("head", 0)
      for offset in 0..<50 {
        let near = graph.rule("near") { head.value + offset }
        let far = graph.rule("far") { near.value + 1 }
        graph.sink("sink") { far.value }
      }
      return {
        self.write(graph, head, 1)
        for value in 0..<50 { self.write(graph, head, value) }
      }
    }
    #expect(count == 7_650)
  }

  @Test func `deep: a chain of fifty`() {
    let count = recomputes { graph in
      let head = graph.input("head", 0)
      var last = head.attribute
      for _ in 0..<50 {
        let previous = last
        last = graph.rule("link") { previous.value + 1 }
      }
      let end = last
      graph.sink("sink") { end.value }
      return {
        self.write(graph, head, 1)
        for value in 0..<50 {
          self.write(graph, head, value)
          #expect(end.value == value + 50)
        }
      }
    }
    #expect(count == 2_601)
  }

  @Test func `diamond: five ways to one sum`() {
    let count = recomputes { graph in
      let head = graph.input("head", 0)
      let ways = (0..<5).map { _ in graph.rule("way") { head.value + 1 } }
      let sum = graph.rule("sum") { ways.reduce(0) { $0 + $1.value } }
      graph.sink("sink") { sum.value }
      return {
        self.write(graph, head, 1)
        for value in 0..<500 { self.write(graph, head, value) }
        #expect(sum.value == 2_500)
      }
    }
    #expect(count == 3_507)
  }

  @Test func `mux: a hundred through one and out again`() {
    let count = recomputes { graph in
      let heads = (0..<100).map { _ in graph.input("head", 0) }
      let all = graph.rule("all") { heads.map(\.value) }
      for index in 0..<100 {
        let part = graph.rule("part") { all.value[index] }
        let next = graph.rule("next") { part.value + 1 }
        graph.sink("sink") { next.value }
      }
      return {
        for index in 0..<10 { self.write(graph, heads[index], index) }
        for index in 0..<10 { self.write(graph, heads[index], index * 2) }
      }
    }
    #expect(count == 1_854)
  }

  @Test func `repeated: one rule reads thirty times`() {
    let count = recomputes { graph in
      let head = graph.input("head", 0)
      let rule = graph.rule("rule") { (0..<30).reduce(0) { sum, _ in sum + head.value } }
      graph.sink("sink") { rule.value }
      return {
        self.write(graph, head, 1)
        for value in 0..<100 { self.write(graph, head, value) }
      }
    }
    #expect(count == 202)
  }

  @Test func `triangle: a sum over a chain`() {
    let count = recomputes { graph in
      let head = graph.input("head", 0)
      var items = [head.attribute]
      for _ in 0..<9 {
        let previous = items[items.count - 1]
        items.append(graph.rule("item") { previous.value + 1 })
      }
      let all = items
      let sum = graph.rule("sum") { all.reduce(0) { $0 + $1.value } }
      graph.sink("sink") { sum.value }
      return {
        self.write(graph, head, 1)
        for value in 0..<100 { self.write(graph, head, value) }
      }
    }
    #expect(count == 1_111)
  }

  @Test func `unstable: sources that change places`() {
    let count = recomputes { graph in
      let head = graph.input("head", 0)
      let double = graph.rule("double") { head.value * 2 }
      let inverse = graph.rule("inverse") { -head.value }
      let rule = graph.rule("rule") {
        (0..<20).reduce(0) { sum, _ in sum + (head.value % 2 != 0 ? double.value : inverse.value) }
      }
      graph.sink("sink") { rule.value }
      return {
        self.write(graph, head, 1)
        for value in 0..<100 { self.write(graph, head, value) }
      }
    }
    #expect(count == 303)
  }

  @Test(arguments: [1000, 2500, 5000]) func `cellx: many layers, each rule once`(layers: Int) {
    let graph = LoggedGraph()
    let heads = (1...4).map { graph.input("head", $0) }
    var properties = heads.map(\.attribute)
    for _ in 0..<layers {
      let below = properties
      properties = [
        graph.rule("1") { below[1].value },
        graph.rule("2") { below[0].value - below[2].value },
        graph.rule("3") { below[1].value + below[3].value },
        graph.rule("4") { below[2].value },
      ]
      for property in properties { graph.observe(property) }
    }
    graph.graph.flush(Lane(0))
    let before = properties.map(\.value)
    graph.graph.resetCounters()
    for (index, head) in heads.enumerated() { head.value = 4 - index }
    graph.graph.flush(Lane(0))
    #expect(graph.graph.counters.rulesRun == 8 * layers)
    #expect(before == (layers == 5000 ? [2, 4, -1, -6] : [-3, -6, -2, 2]))
    #expect(properties.map(\.value) == (layers == 5000 ? [-2, 1, -4, -4] : [-2, -4, 2, 3]))
  }
}
