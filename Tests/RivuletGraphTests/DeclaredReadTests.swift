import RivuletGraph
import Testing

@Suite struct DeclaredReadTests {
  @Test func `declared sources are brought up to date before the first run, in order`() {
    let graph = LoggedGraph()
    let source = graph.input("source", 1)
    let a = graph.rule("a") { source.value }
    let b = graph.rule("b") { source.value }
    let log = Box<[String]>([])
    let sum = graph.rule("sum", reading: [b.id, a.id]) {
      log.value = graph.log.runs
      return a.value + b.value
    }
    #expect(sum.value == 2)
    #expect(log.value == ["b", "a"])
    graph.expectLogged(["b", "a", "sum"])
  }

  @Test func `a declared source that was not read is dropped`() {
    let graph = LoggedGraph()
    let a = graph.input("a", 1)
    let b = graph.input("b", 1)
    let rule = graph.sink("rule", reading: [a.id, b.id]) { b.value }
    #expect(a.attribute.wasRead)
    graph.expectRan("rule")
    #expect(!a.attribute.wasRead)
    a.value = 2
    graph.expectRan()
    b.value = 2
    graph.expectRan("rule")
    #expect(rule.value == 2)
  }

  @Test func `declared sources may repeat, and may be gone`() {
    let graph = LoggedGraph()
    let child = graph.root.makeChild()
    let a = graph.input("a", 1)
    let gone = graph.input("gone", 1, in: child)
    child.free()
    let rule = graph.rule("rule", reading: [a.id, gone.id, a.id]) { a.value }
    #expect(graph.graph.counters.liveEdges == 1)
    #expect(rule.value == 1)
    graph.expectSound()
  }

  @Test func `a declared source that goes before the first run is forgotten`() {
    let graph = LoggedGraph()
    let child = graph.root.makeChild()
    let other = graph.root.makeChild()
    let gone = graph.rule("gone", in: other) { 1 }
    let rule = graph.rule("rule", in: child, reading: [gone.id]) { 5 }
    other.free()
    child.leave()
    #expect(rule.value == 5)
    graph.graph.freeDeferred()
    graph.expectSound()
  }

  @Test func `a declared source without a value is latched when it is read`() {
    let graph = LoggedGraph()
    let child = graph.root.makeChild()
    let source = graph.rule("source") { 1 }
    let rule = graph.rule("rule", in: child, reading: [source.id]) { source.value }
    child.leave()
    graph.expectSound()
    #expect(rule.value == 1)
    child.returnToLive()
    #expect(rule.value == 1)
    graph.expectSound()
  }
}
