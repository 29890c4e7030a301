import RivuletGraph
import Testing

@Suite struct FreezingTests {
  @Test func `a frozen sink waits, and catches up once when it thaws`() {
    let graph = LoggedGraph()
    let row = graph.root.makeChild()
    let source = graph.input("source", 1)
    let sink = graph.sink("sink", in: row) { source.value }
    graph.expectRan("sink")
    row.freeze()
    source.value = 2
    source.value = 3
    graph.expectRan()
    row.thaw()
    graph.expectRan("sink")
    #expect(sink.value == 3)
    source.value = 4
    graph.expectRan("sink")
  }

  @Test func `what has not changed does not run when it thaws`() {
    let graph = LoggedGraph()
    let row = graph.root.makeChild()
    let source = graph.input("source", 1)
    _ = graph.sink("sink", in: row) { source.value }
    graph.expectRan("sink")
    row.freeze()
    row.thaw()
    graph.expectRan()
  }

  @Test func `a sink that waits for its first turn waits on while it is frozen`() {
    let graph = LoggedGraph()
    let row = graph.root.makeChild()
    _ = graph.sink("sink", in: row) { 1 }
    row.freeze()
    graph.expectRan()
    row.thaw()
    graph.expectRan("sink")
  }

  @Test func `what was frozen inside by itself stays frozen`() {
    let graph = LoggedGraph()
    let row = graph.root.makeChild()
    let inner = row.makeChild()
    let source = graph.input("source", 1)
    _ = graph.sink("outer", in: row) { source.value }
    _ = graph.sink("inner", in: inner) { source.value }
    graph.expectRan("outer", "inner")
    inner.freeze()
    row.freeze()
    source.value = 2
    row.thaw()
    graph.expectRan("outer")
    inner.thaw()
    graph.expectRan("inner")
  }

  @Test func `a frozen subgraph can be freed`() {
    let graph = LoggedGraph()
    let row = graph.root.makeChild()
    let source = graph.input("source", 1)
    _ = graph.sink("sink", in: row) { source.value }
    graph.expectRan("sink")
    row.freeze()
    source.value = 2
    row.free()
    row.thaw()
    graph.expectRan()
  }
}
