import RivuletGraph
import Testing

/// Sinks that a rule makes and has run before it ends itself.
@Suite struct SinksMadeInRunsTests {
  private let graph = LoggedGraph()
  private let lane = Lane(0)

  /// A sink that has what `make` makes run at once, each time that it runs.
  private func maker(_ name: String = "maker", reading source: LoggedInput<Int>, _ make: @escaping (Int) -> Void) {
    graph.sink(name) { [graph, lane] in
      let number = source.value
      let mark = graph.graph.root.mark(in: lane)
      make(number)
      var sinks = graph.graph.root.newSinks(since: mark)
      sinks.run()
      sinks.finish()
      return number
    }
  }

  @Test func `they run in order of creation while their maker runs, and once`() {
    let source = graph.input("source", 1)
    maker(reading: source) { [graph] number in
      for part in ["a", "b"] { graph.sink("\(part)\(number)") { number } }
    }
    graph.expectRan("a1", "b1", "maker")
    source.value = 2
    graph.expectRan("a2", "b2", "maker")
    graph.expectRan()
  }

  @Test func `those that they make themselves run with them`() {
    let source = graph.input("source", 1)
    maker(reading: source) { [graph] _ in
      graph.sink("outer") {
        graph.sink("inner") { 1 }
        return 1
      }
      graph.sink("next") { 1 }
    }
    graph.expectRan("outer", "next", "inner", "maker")
    #expect(graph.graph.isQuiet(lane))
  }

  @Test func `a maker that another one makes runs its own first`() {
    let source = graph.input("source", 1)
    let inner = graph.input("inner source", 1)
    maker(reading: source) { [self] _ in
      maker("inner maker", reading: inner) { [graph] _ in graph.sink("inner") { 1 } }
      graph.sink("next") { 1 }
    }
    graph.expectRan("inner", "inner maker", "next", "maker")
    #expect(graph.graph.isQuiet(lane))
  }

  @Test func `what was queued before waits for its turn, and so does what becomes stale meanwhile`() {
    let source = graph.input("source", 1)
    var made: Attribute<Int>?
    maker(reading: source) { [graph] number in
      let sink = graph.sink("new \(number)") { source.value }
      if made == nil { made = sink }
    }
    graph.sink("between") { source.value }
    graph.expectRan("new 1", "maker", "between")
    // The first sink is stale as well, but no new one.
    source.value = 2
    graph.expectRan("new 2", "maker", "between", "new 1")
    #expect(made?.untrackedValue == 2)
  }

  @Test func `so many that the lane has to grow are all run, and the rest of it stays`() {
    let source = graph.input("source", 1)
    var runs = 0
    maker(reading: source) { [graph] number in
      for _ in 0..<500 {
        graph.sink("many") {
          runs += number
          return runs
        }
      }
    }
    graph.sink("last") { source.value }
    graph.graph.flush(lane)
    #expect(runs == 500 && graph.graph.isQuiet(lane))
    graph.expectSound()
    #expect(graph.log.takeRuns().last == "last")
  }

  @Test func `one that was freed before its turn does not run`() {
    let source = graph.input("source", 1)
    maker(reading: source) { [graph] _ in
      let subgraph = graph.root.makeChild()
      graph.sink("first") {
        subgraph.free()
        return 1
      }
      graph.sink("gone", in: subgraph) { 1 }
    }
    graph.expectRan("first", "maker")
    graph.graph.freeDeferred()
    graph.expectSound()
  }

  @Test func `parts run one after the other, each with what it makes itself`() {
    let source = graph.input("source", 1)
    graph.sink("maker") { [graph, lane] in
      let number = source.value
      let first = graph.graph.root.mark(in: lane)
      graph.sink("a") {
        graph.sink("inside a") { 1 }
        return number
      }
      let second = graph.graph.root.mark(in: lane)
      graph.sink("b") {
        graph.sink("inside b") { 1 }
        return number
      }
      var sinks = graph.graph.root.newSinks(since: first)
      sinks.run(before: second)
      graph.log.runs.append("between")
      sinks.run()
      sinks.finish()
      return number
    }
    graph.sink("after") { source.value }
    graph.expectRan("a", "inside a", "between", "b", "inside b", "maker", "after")
    #expect(graph.graph.isQuiet(lane))
    graph.expectSound()
  }

  @Test func `what other runs have made keeps its turn, however many parts there are`() {
    let source = graph.input("source", 1)
    graph.sink("maker") { [graph, lane] in
      let number = source.value
      let first = graph.graph.root.mark(in: lane)
      graph.sink("first \(number)") { source.value }
      let second = graph.graph.root.mark(in: lane)
      graph.sink("second \(number)") { source.value }
      var sinks = graph.graph.root.newSinks(since: first)
      sinks.run(before: second)
      sinks.run()
      sinks.finish()
      return number
    }
    graph.expectRan("first 1", "second 1", "maker")
    source.value = 2
    graph.expectRan("first 2", "second 2", "maker", "first 1", "second 1")
    #expect(graph.graph.isQuiet(lane))
    graph.expectSound()
  }
}
