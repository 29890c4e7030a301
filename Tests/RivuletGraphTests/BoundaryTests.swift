import RivuletGraph
import Testing

@Suite struct BoundaryTests {
  @Test func `a boundary follows its source while its subgraph is live`() {
    let graph = LoggedGraph()
    let child = graph.root.makeChild()
    let source = graph.input("source", 1)
    let boundary = graph.graph.makeBoundary(source.attribute, in: child)
    graph.sink("reader", in: child) { boundary.value }
    graph.expectRan("reader")
    source.value = 2
    graph.expectRan("reader")
    #expect(boundary.value == 2)
  }

  @Test func `a boundary that was out of date when its subgraph left keeps its old value`() {
    let graph = LoggedGraph()
    let child = graph.root.makeChild()
    let source = graph.input("source", 1)
    let boundary = graph.graph.makeBoundary(source.attribute, in: child)
    let reader = graph.sink("reader", in: child) { boundary.value }
    graph.expectRan("reader")
    source.value = 2
    child.leave()
    graph.expectRan()
    #expect(boundary.value == 1)
    #expect(reader.value == 1)
    child.returnToLive()
    graph.expectRan("reader")
    #expect(reader.value == 2)
  }

  @Test func `a boundary that never ran takes the value of when it is first wanted`() {
    let graph = LoggedGraph()
    let child = graph.root.makeChild()
    let source = graph.input("source", 1)
    let boundary = graph.graph.makeBoundary(source.attribute, in: child)
    child.leave()
    source.value = 2
    #expect(boundary.value == 2)
    source.value = 3
    #expect(boundary.value == 2)
    graph.expectSound()
    child.returnToLive()
    #expect(boundary.value == 3)
    graph.expectSound()
  }

  @Test func `a boundary made while leaving holds the first value that it sees`() {
    let graph = LoggedGraph()
    let child = graph.root.makeChild()
    let source = graph.input("source", 1)
    child.leave()
    let boundary = graph.graph.makeBoundary(source.attribute, in: child)
    #expect(boundary.value == 1)
    source.value = 2
    #expect(boundary.value == 1)
    child.returnToLive()
    #expect(boundary.value == 2)
    graph.expectSound()
  }

  @Test func `a boundary between two subgraphs that left together is frozen too and catches up on return`() {
    let graph = LoggedGraph()
    let outer = graph.root.makeChild()
    let inner = outer.makeChild()
    let source = graph.input("source", 1, in: outer)
    let boundary = graph.graph.makeBoundary(source.attribute, in: inner)
    #expect(boundary.value == 1)
    outer.leave()
    source.value = 2
    #expect(boundary.value == 1)
    graph.expectSound()
    outer.returnToLive()
    #expect(boundary.value == 2)
    graph.expectSound()
  }
}
