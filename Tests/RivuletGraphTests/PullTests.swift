import RivuletGraph
import Testing

@Suite struct PullTests {
  @Test func `nothing runs that nobody wants`() {
    let graph = LoggedGraph()
    let width = graph.input("width", 10)
    graph.rule("unwanted") { width.value }
    graph.expectRan()
  }

  @Test func `a diamond runs each rule once and never shows a mixture`() {
    let graph = LoggedGraph()
    let source = graph.input("source", 1)
    let left = graph.rule("left") { source.value * 2 }
    let right = graph.rule("right") { source.value * 3 }
    let seen = Box<[String]>([])
    graph.sink("join") {
      seen.value.append("\(left.value) \(right.value)")
      return 0
    }
    graph.expectRan("left", "right", "join")
    source.value = 2
    graph.expectRan("left", "right", "join")
    #expect(seen.value == ["2 3", "4 6"])
  }

  @Test func `a check brings sources up to date in order and stops at the first that changed`() {
    let graph = LoggedGraph()
    let source = graph.input("source", 1)
    let first = graph.rule("first") { source.value / 10 }
    let second = graph.rule("second") { source.value / 10 }
    let third = graph.rule("third") { source.value / 10 }
    graph.sink("reader") { first.value == 0 ? second.value + third.value : 0 }
    graph.expectRan("first", "second", "third", "reader")
    source.value = 2
    graph.expectRan("first", "second", "third")
    source.value = 12
    graph.expectRan("first", "reader")
    graph.expectRan()
  }

  @Test func `a value that only a former source guarded is not computed`() {
    let graph = LoggedGraph()
    let items = graph.input("items", [7])
    let isEmpty = graph.rule("isEmpty") { items.value.isEmpty }
    let first = graph.rule("first") { items.value[0] }
    let label = graph.rule("label") { isEmpty.value ? -1 : first.value }
    graph.observe(label)
    graph.expectRan("isEmpty", "first", "label")
    items.value = []
    graph.expectRan("isEmpty", "label")
    #expect(label.value == -1)
  }

  @Test func `two writes before a pull cost one run`() {
    let graph = LoggedGraph()
    let a = graph.input("a", 1)
    let b = graph.input("b", 1)
    let sum = graph.rule("sum") { a.value + b.value }
    #expect(sum.value == 2)
    a.value = 2
    b.value = 2
    #expect(sum.value == 4)
    graph.expectLogged(["sum", "sum"])
  }
}
