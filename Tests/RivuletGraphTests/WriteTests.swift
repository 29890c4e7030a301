import RivuletGraph
import Testing

@Suite struct WriteTests {
  @Test func `an equal value is dropped`() {
    let graph = LoggedGraph()
    let width = graph.input("width", 10)
    graph.sink("reader") { width.value }
    graph.expectRan("reader")
    #expect(!width.attribute.set(10))
    #expect(graph.graph.isQuiet(Lane(0)))
    #expect(width.attribute.set(11))
    #expect(!graph.graph.isQuiet(Lane(0)))
    graph.expectRan("reader")
    #expect(graph.graph.counters.inputsWritten == 1)
  }

  @Test func `an input has its own idea of equality`() {
    let graph = Graph()
    let rough = graph.makeInput(1.0, in: graph.root, areEqual: { abs($0 - $1) < 1 })
    let never = graph.makeInput(1.0, in: graph.root, areEqual: { _, _ in false })
    #expect(!rough.set(1.5))
    #expect(rough.value == 1)
    #expect(rough.set(2.5))
    #expect(rough.value == 2.5)
    #expect(never.set(1))
  }

  @Test func `inputs bear the names that they were given`() {
    let graph = Graph()
    let width = graph.makeInput(10, in: graph.root, name: "width")
    let height = graph.makeInput(20, in: graph.root, name: "height")
    let rough = graph.makeInput(1.0, in: graph.root, name: "rough", areEqual: ==)
    let plain = graph.makeInput(2, in: graph.root)
    #expect([width.id, height.id, rough.id, plain.id].map(\.kindName) == ["width", "height", "rough", "input"])
  }

  @Test func `a value with storage of its own is given back`() {
    final class Payload {}
    let graph = Graph()
    weak var first: Payload?
    weak var second: Payload?
    do {
      let payload = Payload()
      first = payload
      let input = graph.makeInput(payload, in: graph.root, areEqual: ===)
      let other = Payload()
      second = other
      #expect(input.set(other))
    }
    #expect(first == nil)
    #expect(second != nil)
  }

  @Test func `a write while a rule runs is reported and ignored (B11.03)`() {
    let graph = LoggedGraph()
    let width = graph.input("width", 10)
    graph.sink("writer") {
      width.value = 12
      return 0
    }
    graph.expectRan("writer")
    graph.expectIssues(
      "The input width (#1) was written while the rule LoggedRule<Int> runs; the write is ignored. Write inputs between updates.")
    #expect(width.value == 10)
  }

  @Test func `a write to what is gone is ignored`() {
    let graph = LoggedGraph()
    let child = graph.root.makeChild()
    let width = graph.input("width", 10, in: child)
    child.free()
    #expect(!width.attribute.set(11))
    graph.graph.freeDeferred()
    #expect(!width.attribute.set(11))
  }

  @Test func `a write to a rule ends with a sentence`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = LoggedGraph()
      _ = graph.rule("rule") { 1 }.set(2)
    }
    #expect(standardError(result).contains("A value was written to the rule LoggedRule<Int>. Only inputs can be written."))
  }

  @Test func `a write to a part of an input ends with a sentence`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = Graph()
      let size = graph.makeInput([1, 2], in: graph.root, name: "size")
      _ = size.field(Int8.self, at: 0).set(2)
    }
    #expect(
      standardError(result).contains(
        "A value of type Int8 was written to a part of the input size, which holds Array<Int>. Write the whole value."))
  }
}
