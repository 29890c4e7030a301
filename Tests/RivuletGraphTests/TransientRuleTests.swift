import RivuletGraph
import Testing

/// Rules that go when nothing depends on them any more.
@Suite struct TransientRuleTests {
  /// A logged rule in a subgraph of its own.
  private func transient<Value: Equatable>(
    _ name: String, in graph: LoggedGraph, _ subgraph: Subgraph? = nil, _ body: @escaping () -> Value
  ) -> Attribute<Value> {
    (subgraph ?? graph.root).makeTransientRule(LoggedRule(name: name, log: graph.log) { _ in body() })
  }

  @Test func `a rule stays while something depends on it, and goes at the end of the turn in which its last reader went`() {
    let graph = LoggedGraph()
    let source = graph.input("source", 1)
    let part = transient("part", in: graph) { source.value }
    let readers = (0..<2).map { _ in graph.root.makeChild() }
    for (index, reader) in readers.enumerated() { graph.sink("reader \(index)", in: reader) { part.value } }
    graph.expectRan("part", "reader 0", "reader 1")
    graph.graph.freeDeferred()
    #expect(part.id.isLive)
    readers[0].free()
    graph.graph.freeDeferred()
    #expect(part.id.isLive)
    source.value = 2
    graph.expectRan("part", "reader 1")
    readers[1].free()
    #expect(part.id.isLive)
    graph.graph.freeDeferred()
    #expect(!part.id.isLive)
    #expect(graph.graph.counters.liveSlots == 1 && graph.graph.counters.liveEdges == 0)
    graph.expectSound()
  }

  @Test func `a rule that nothing ever read goes at the end of the turn`() {
    let graph = LoggedGraph()
    let part = transient("part", in: graph) { 1 }
    graph.expectSound()
    #expect(part.id.isLive)
    graph.graph.freeDeferred()
    #expect(!part.id.isLive && graph.graph.counters.liveSlots == 0)
    graph.expectRan()
  }

  @Test func `a rule that is read again before the turn ends stays`() {
    let graph = LoggedGraph()
    let (isReading, source) = (graph.input("is reading", true), graph.input("source", 1))
    let part = transient("part", in: graph) { source.value }
    let reader = graph.sink("reader") { isReading.value ? part.value : 0 }
    graph.expectRan("part", "reader")
    isReading.value = false
    graph.expectRan("reader")
    isReading.value = true
    graph.expectRan("reader")
    graph.graph.freeDeferred()
    #expect(part.id.isLive)
    isReading.value = false
    graph.expectRan("reader")
    graph.graph.freeDeferred()
    #expect(!part.id.isLive && reader.value == 0)
    graph.expectSound()
  }

  @Test func `rules that read each other go together, the outermost reader first`() {
    let graph = LoggedGraph()
    let source = graph.input("source", 1)
    let whole = transient("whole", in: graph) { source.value }
    let part = transient("part", in: graph, whole.id.subgraph) { whole.value + 1 }
    let reader = graph.root.makeChild()
    graph.sink("reader", in: reader) { part.value }
    graph.expectRan("whole", "part", "reader")
    let order = Box<[String]>([])
    whole.id.subgraph.onFree { order.value.append("whole") }
    part.id.subgraph.onFree { order.value.append("part") }
    graph.graph.freeDeferred()
    reader.free()
    graph.graph.freeDeferred()
    #expect(order.value == ["part", "whole"])
    #expect(graph.graph.counters.liveSlots == 1)
    graph.expectSound()
  }

  @Test func `a rule that only what has left has read goes, and what returns does without it`() {
    let graph = LoggedGraph()
    let source = graph.input("source", 1)
    var part = transient("part", in: graph) { source.value }
    let reader = graph.root.makeChild()
    let sum = graph.sink("sum", in: reader) { part.id.isLive ? part.value : -1 }
    graph.expectRan("part", "sum")
    reader.leave()
    graph.graph.freeDeferred()
    #expect(!part.id.isLive)
    graph.expectSound()
    source.value = 2
    graph.expectRan()
    part = transient("again", in: graph) { source.value }
    reader.returnToLive()
    graph.expectRan("again", "sum")
    #expect(sum.value == 2)
    graph.graph.freeDeferred()
    #expect(part.id.isLive)
    graph.expectSound()
  }

  @Test func `a rule goes with the subgraph around it`() {
    let graph = LoggedGraph()
    let around = graph.root.makeChild()
    let part = transient("part", in: graph, around) { 1 }
    let reader = graph.sink("reader") { part.id.isLive ? part.value : 0 }
    graph.expectRan("part", "reader")
    around.free()
    graph.graph.freeDeferred()
    #expect(!part.id.isLive && reader.value == 1 && graph.graph.counters.liveSlots == 1)
    graph.expectSound()
  }

  @Test func `ten thousand rules come and go without a trace`() {
    let graph = LoggedGraph()
    let source = graph.input("source", 1)
    var pages = 0
    for round in 0..<3 {
      let readers = graph.root.makeChild()
      for number in 0..<10_000 {
        let part = graph.root.makeTransientRule(LoggedRule(name: nil, log: graph.log) { _ in source.value + number })
        graph.observe(part, in: readers)
      }
      graph.expectRan()
      #expect(graph.graph.counters.liveSlots == 20_001)
      readers.free()
      graph.graph.freeDeferred()
      #expect(graph.graph.counters.liveSlots == 1 && graph.graph.counters.liveEdges == 0)
      if round == 0 { pages = graph.graph.counters.pages }
    }
    #expect(graph.graph.counters.pages == pages)
    graph.expectSound()
  }
}
