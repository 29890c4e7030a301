import RivuletGraph
import Testing

@Suite struct DumpTests {
  @Test func `a dump lists subgraphs and slots in order of creation with values, flags and sources`() {
    let graph = LoggedGraph()
    let name = graph.input("name", "Ann")
    let count = graph.input("count", 2)
    let child = graph.root.makeChild()
    let label = graph.rule("label", in: child) { "\(name.attribute.stickyValue) \(count.value)" }
    graph.sink("reader", in: child) { label.value.count }
    graph.graph.flush(Lane(0))
    count.value = 3
    child.leave()
    #expect(
      graph.graph.dump() == """
        subgraph 1
          #1 name = "Ann"
          #2 count = 3
          subgraph 2 leaving
            #3 LoggedRule<String> = "Ann 2" dirty <- latch of #1! latch of #2
            #4 LoggedRule<Int> = 5 sink check <- #3

        """)
  }

  @Test func `values without a short text are described by their type`() {
    struct Opaque: Equatable {}
    let graph = Graph()
    _ = graph.makeInput(Opaque(), in: graph.root, name: "opaque")
    _ = graph.makeInput(1.5, in: graph.root, name: "ratio")
    _ = graph.makeInput(true, in: graph.root, name: "flag")
    _ = graph.makeInput(String(repeating: "x", count: 50), in: graph.root, name: "long")
    #expect(
      graph.dump() == """
        subgraph 1
          #1 opaque = Opaque
          #2 ratio = 1.5
          #3 flag = true
          #4 long = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…"

        """)
  }

  private struct Copying: Rule {
    let source: Attribute<Int>

    mutating func update(_ output: borrowing RuleOutput<Int>) { output.set(source.value) }

    static var name: String { "copy" }
  }

  @Test func `a log of runs names rules and can be switched off`() {
    let graph = Graph()
    let log = Box<[String]>([])
    let source = graph.makeInput(1, in: graph.root)
    let copy = graph.makeRule(Copying(source: source), in: graph.root)
    graph.logsRuns = { log.value.append($0) }
    _ = copy.value
    graph.logsRuns = nil
    _ = source.set(2)
    #expect(copy.value == 2)
    #expect(log.value == ["copy"])
  }

  @Test func `counters count, and a reset keeps what is alive`() {
    let graph = LoggedGraph()
    let source = graph.input("source", 1)
    let rule = graph.rule("rule") { source.value / 2 }
    _ = rule.value
    source.value = 3
    _ = rule.value
    var expected = GraphCounters()
    expected.rulesRun = 2
    expected.valuesChanged = 3
    expected.inputsWritten = 1
    expected.slotsCreated = 2
    expected.edgesCreated = 1
    expected.liveSlots = 2
    expected.liveEdges = 1
    expected.pages = 3
    #expect(graph.graph.counters == expected)
    graph.graph.resetCounters()
    expected = GraphCounters()
    expected.liveSlots = 2
    expected.liveEdges = 1
    expected.pages = 3
    #expect(graph.graph.counters == expected)
  }
}
