import RivuletGraph
import Testing

/// Sinks that keep doubts to themselves: nothing behind them is looked at until they have run and changed.
struct BarrierTests {
  @Test func `what depends on an unchanged barrier is not even queued`() {
    let graph = LoggedGraph()
    let source = graph.input("source", 1)
    let sign = graph.barrier("sign") { source.value > 0 }
    for index in 0..<100 { graph.sink("reader \(index)") { sign.value } }
    graph.graph.flush(Lane(0))
    _ = graph.log.takeRuns()
    graph.graph.resetCounters()
    source.value = 2
    graph.expectRan("sign")
    #expect(graph.graph.counters.rulesRun == 1)
    source.value = -2
    graph.graph.flush(Lane(0))
    #expect(graph.log.takeRuns() == ["sign"] + (0..<100).map { "reader \($0)" })
  }

  @Test func `a sink behind two barriers runs once, after both`() {
    let graph = LoggedGraph()
    let source = graph.input("source", 1)
    let own = graph.input("own", 1)
    let outer = graph.barrier("outer") { source.value * 2 }
    let middle = graph.rule("middle") { outer.value + 1 }
    let inner = graph.barrier("inner") { middle.value * 2 }
    let lazy = graph.rule("lazy") { inner.value + 1 }
    graph.sink("last") { lazy.value + own.value }
    graph.expectRan("outer", "middle", "inner", "lazy", "last")
    // `last` is dirty at once and stands in the first batch, `inner` is found out only in it.
    source.value = 2
    own.value = 2
    graph.expectRan("outer", "middle", "inner", "lazy", "last")
  }

  @Test func `sinks that a barrier makes dirty take their turns in order of creation`() {
    let graph = LoggedGraph()
    let source = graph.input("source", 1)
    let barrier = graph.barrier("barrier") { source.value }
    graph.sink("b") { barrier.value }
    graph.sink("c") { source.value }
    graph.sink("d") { barrier.value }
    graph.sink("e") { source.value }
    graph.expectRan("barrier", "b", "c", "d", "e")
    source.value = 2
    graph.expectRan("barrier", "b", "c", "d", "e")
  }

  @Test func `a read from outside finds out what a barrier held back`() {
    let graph = LoggedGraph()
    let source = graph.input("source", 1)
    let barrier = graph.barrier("barrier") { source.value * 2 }
    let inner = graph.barrier("inner") { barrier.value + 1 }
    let behind = graph.rule("behind") { inner.value + 1 }
    #expect(behind.value == 4)
    _ = graph.log.takeRuns()
    source.value = 2
    #expect(behind.value == 6)
    graph.expectLogged(["barrier", "inner", "behind"])
    graph.expectRan()
  }

  @Test func `another lane sees what a barrier held back`() {
    let graph = LoggedGraph(lanes: [.creation, .creation])
    let source = graph.input("source", 1)
    let barrier = graph.barrier("barrier") { source.value * 2 }
    graph.sink("later", lane: 1) { barrier.value }
    graph.graph.flush(Lane(1))
    graph.expectLogged(["barrier", "later"])
    source.value = 2
    graph.graph.flush(Lane(1))
    graph.expectLogged(["barrier", "later"])
  }

  @Test func `a barrier that is freed while it waits leaves nothing behind`() {
    let graph = LoggedGraph()
    let source = graph.input("source", 1)
    let subgraph = graph.root.makeChild()
    let barrier = graph.barrier("barrier", in: subgraph) { source.value }
    graph.sink("reader", in: subgraph) { barrier.value }
    graph.expectRan("barrier", "reader")
    source.value = 2
    subgraph.free()
    graph.graph.freeDeferred()
    graph.expectRan()
    #expect(graph.graph.counters.liveSlots == 1)
  }
}
