import RivuletGraph
import Testing

@Suite struct ReadTests {
  @Test func `a rule runs again only if what it read changed`() {
    let graph = LoggedGraph()
    let width = graph.input("width", 10)
    let tint = graph.input("tint", "red")
    let frame = graph.rule("frame") { "0 0 \(width.value)" }
    graph.observe(frame)
    graph.expectRan("frame")
    tint.value = "blue"
    graph.expectRan()
    width.value = 12
    graph.expectRan("frame")
    width.value = 12
    graph.expectRan()
    #expect(frame.value == "0 0 12")
  }

  @Test func `a source that is no longer read no longer wakes its reader`() {
    let graph = LoggedGraph()
    let isWide = graph.input("isWide", true)
    let wide = graph.input("wide", 100)
    let narrow = graph.input("narrow", 10)
    graph.sink("width") { isWide.value ? wide.value : narrow.value }
    graph.expectRan("width")
    isWide.value = false
    graph.expectRan("width")
    wide.value = 101
    graph.expectRan()
    narrow.value = 11
    graph.expectRan("width")
  }

  @Test func `repeated reads record one edge each, in any order`() {
    let graph = LoggedGraph()
    let a = graph.input("a", 1)
    let b = graph.input("b", 2)
    let c = graph.input("c", 3)
    let sum = graph.rule("sum") { a.value + b.value + a.value + c.value + b.value + c.value + a.value }
    #expect(sum.value == 13)
    #expect(graph.graph.counters.liveEdges == 3)
    a.value = 2
    #expect(sum.value == 16)
    #expect(graph.graph.counters.liveEdges == 3)
    #expect(graph.graph.counters.edgesCreated == 3)
    graph.expectLogged(["sum", "sum"])
  }

  @Test func `a source that is read before its place and then in its place has one edge`() {
    let graph = LoggedGraph()
    let isEarly = graph.input("isEarly", false)
    let a = graph.input("a", 1)
    let b = graph.input("b", 2)
    let c = graph.input("c", 3)
    graph.sink("sum") { (isEarly.value ? c.value : 0) + a.value + b.value + c.value }
    graph.expectRan("sum")
    isEarly.value = true
    graph.expectRan("sum")
    #expect(graph.graph.counters.liveEdges == 4)
    isEarly.value = false
    graph.expectRan("sum")
    #expect(graph.graph.counters.liveEdges == 4)
  }

  @Test func `a source that rules inside each other read in a new order has one edge to each`() {
    let graph = LoggedGraph()
    let order = graph.input("order", 0)
    let a = graph.input("a", 1)
    let b = graph.input("b", 2)
    let inner = graph.rule("inner") { order.value == 0 ? a.value + b.value : b.value + a.value + order.value }
    graph.sink("outer") { order.value == 0 ? a.value + inner.value : b.value + a.value + inner.value + a.value + b.value }
    graph.expectRan("inner", "outer")
    #expect(graph.graph.counters.liveEdges == 6)
    for turn in 1...3 {
      order.value = turn % 2
      graph.expectRan("inner", "outer")
      #expect(graph.graph.counters.liveEdges == 6 + turn % 2)
    }
  }

  @Test func `reads of many sources a second time take time in proportion to their number`() {
    let graph = LoggedGraph()
    let count = 20_000
    let sources = (0..<count).map { graph.input("source", $0).attribute }
    let sum = graph.rule("sum") {
      sources.reduce(0) { $0 + $1.value } + sources.reduce(0) { $0 + $1.value } + sources.reduce(0) { $0 + $1.value }
    }
    #expect(sum.value == 3 * count * (count - 1) / 2)
    #expect(graph.graph.counters.liveEdges == count)
    #expect(graph.graph.counters.edgeSteps < 4 * count)
  }

  @Test(arguments: [2, 3, 8, 9, 40]) func `sources that are read in another order and number each time have one edge each`(count: Int) {
    let graph = LoggedGraph()
    let start = graph.input("start", 0)
    let sources = (0..<count).map { graph.input("source", $0) }
    let sum = graph.rule("sum") {
      // Every second time all of them, else every second one; each time from another one on, forwards or backwards, and the first again.
      let first = start.value
      let order = (0..<count).filter { first.isMultiple(of: 2) || $0.isMultiple(of: 2) }.map { (first * 7 + $0) % count }
      return (first.isMultiple(of: 3) ? order : order.reversed()).reduce(0) { $0 + sources[$1].value } + sources[order[0]].value
    }
    graph.observe(sum)
    for turn in 0..<30 {
      start.value = turn
      graph.expectRan("sum")
      #expect(graph.graph.counters.liveEdges == 2 + (turn.isMultiple(of: 2) ? count : (count + 1) / 2))
    }
    for source in sources {
      source.value += 1
      #expect(graph.graph.flush(Lane(0)) <= 1)
    }
    #expect(sum.value == sum.untrackedValue)
    graph.expectSound()
  }

  @Test func `a value read from outside is up to date at once`() {
    let graph = LoggedGraph()
    let width = graph.input("width", 10)
    let double = graph.rule("double") { width.value * 2 }
    #expect(double.value == 20)
    width.value = 11
    graph.expectLogged(["double"])
    #expect(double.value == 22)
    graph.expectLogged(["double"])
  }

  @Test func `an untracked value is up to date and leaves no edge`() {
    let graph = LoggedGraph()
    let width = graph.input("width", 10)
    let double = graph.rule("double") { width.value * 2 }
    graph.sink("reader") { double.untrackedValue }
    graph.expectRan("double", "reader")
    #expect(!double.wasRead)
    width.value = 11
    graph.expectRan()
    #expect(double.untrackedValue == 22)
  }

  @Test func `reads inside untracked leave no edge, those of the rules that they run do`() {
    let graph = LoggedGraph()
    let width = graph.input("width", 10)
    let double = graph.rule("double") { width.value * 2 }
    let reader = graph.sink("reader") { graph.graph.untracked { double.value } }
    graph.expectRan("double", "reader")
    #expect(!double.wasRead)
    #expect(width.attribute.wasRead)
    width.value = 11
    graph.expectRan()
    #expect(reader.value == 20)
  }

  @Test func `a rule still counts as running inside untracked`() {
    let graph = LoggedGraph()
    let width = graph.input("width", 10)
    let reader = graph.sink("reader") {
      graph.graph.untracked {
        width.value = 12
        return graph.graph.isUpdating && graph.graph.currentRule != nil
      }
    }
    graph.expectRan("reader")
    #expect(reader.value)
    #expect(width.value == 10)
    #expect(graph.log.takeIssues().count == 1)
  }

  @Test func `an error thrown inside untracked passes through and tracking goes on`() {
    struct Failure: Error {}
    let graph = LoggedGraph()
    let width = graph.input("width", 10)
    graph.sink("reader") {
      let failed = (try? graph.graph.untracked { throw Failure() }) == nil
      return failed ? width.value : 0
    }
    graph.expectRan("reader")
    width.value = 11
    graph.expectRan("reader")
  }

  @Test func `a value is read in place and tracked`() {
    let graph = LoggedGraph()
    let names = graph.input("names", ["a", "b"])
    let count = graph.sink("count") { names.attribute.withValue { $0.count } }
    graph.expectRan("count")
    names.value = ["a", "b", "c"]
    graph.expectRan("count")
    #expect(count.value == 3)
  }

  @Test func `a touch makes an edge without reading`() {
    let graph = LoggedGraph()
    let width = graph.input("width", 10)
    let double = graph.rule("double") { width.value * 2 }
    graph.sink("reader") {
      double.id.touch()
      return 0
    }
    graph.expectRan("double", "reader")
    width.value = 11
    graph.expectRan("double", "reader")
  }

  @Test func `a touch from outside brings up to date, and a touch of what is gone is nothing`() {
    let graph = LoggedGraph()
    let child = graph.root.makeChild()
    let rule = graph.rule("rule", in: child) { 1 }
    rule.id.touch()
    graph.expectLogged(["rule"])
    child.free()
    graph.graph.freeDeferred()
    rule.id.touch()
    graph.expectLogged([])
  }

  @Test func `a read of what was freed ends with a sentence`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = LoggedGraph()
      let child = graph.root.makeChild()
      let width = graph.input("width", 10, in: child)
      child.free()
      _ = width.value
    }
    #expect(standardError(result).contains("An attribute of Int was read after its subgraph was freed."))
  }

  @Test func `an untracked read of what was freed ends with a sentence`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = LoggedGraph()
      let child = graph.root.makeChild()
      let width = graph.input("width", 10, in: child)
      child.free()
      _ = width.attribute.untrackedValue
    }
    #expect(standardError(result).contains("An attribute of Int was read after its subgraph was freed."))
  }
}
