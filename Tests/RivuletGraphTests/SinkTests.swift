import RivuletGraph
import Testing

@Suite struct SinkTests {
  @Test func `a sink is queued at its creation and each time it may be out of date`() {
    let graph = LoggedGraph()
    let width = graph.input("width", 10)
    let lane = Lane(0)
    #expect(graph.graph.isQuiet(lane))
    graph.sink("sink") { width.value }
    #expect(!graph.graph.isQuiet(lane))
    #expect(graph.graph.flush(lane) == 1)
    #expect(graph.graph.isQuiet(lane))
    width.value = 11
    #expect(!graph.graph.isQuiet(lane))
    #expect(graph.graph.flush(lane) == 1)
    #expect(graph.graph.flush(lane) == 0)
  }

  @Test func `a flush counts the sinks that ran, not those that were looked at`() {
    let graph = LoggedGraph()
    let width = graph.input("width", 10)
    let isWide = graph.rule("isWide") { width.value > 100 }
    graph.sink("sink") { isWide.value }
    #expect(graph.graph.flush(Lane(0)) == 1)
    width.value = 20
    #expect(graph.graph.flush(Lane(0)) == 0)
    graph.expectLogged(["isWide", "sink", "isWide"])
  }

  @Test func `sinks run in order of creation, whatever order woke them`() {
    let graph = LoggedGraph()
    let inputs = (0..<4).map { graph.input("input", $0) }
    for index in 0..<4 { graph.sink("\(index)") { inputs[index].value } }
    graph.expectRan("0", "1", "2", "3")
    for index in [2, 0, 3, 1] { inputs[index].value += 10 }
    graph.expectRan("0", "1", "2", "3")
  }

  @Test func `innermost first runs subgraph by subgraph, the last created of each first`() {
    let graph = LoggedGraph(lanes: [.innermostFirst])
    let source = graph.input("source", 0)
    let early = graph.root.makeChild()
    let late = graph.root.makeChild()
    graph.sink("late 1", in: late) { source.value }
    graph.sink("early 1", in: early) { source.value }
    graph.sink("root 1") { source.value }
    graph.sink("early 2", in: early) { source.value }
    graph.sink("late 2", in: late) { source.value }
    graph.expectRan("root 1", "early 2", "early 1", "late 2", "late 1")
    source.value = 1
    graph.expectRan("root 1", "early 2", "early 1", "late 2", "late 1")
  }

  @Test(arguments: [LaneOrder.creation, .innermostFirst], [20, 100, 700]) func `a large batch is sorted`(order: LaneOrder, count: Int) {
    let graph = LoggedGraph(lanes: [order])
    let inputs = (0..<count).map { graph.input("input", $0) }
    let halves = [graph.root.makeChild(), graph.root.makeChild()]
    for index in 0..<count { graph.sink("\(index)", in: halves[index * 2 / count]) { inputs[index].value } }
    graph.graph.flush(Lane(0))
    _ = graph.log.takeRuns()
    for index in 0..<count { inputs[index * 37 % count].value += 1_000 }
    graph.graph.flush(Lane(0))
    let ascending = Array(0..<count)
    let wanted = order == .creation ? ascending : ascending[..<(count / 2)].reversed() + ascending[(count / 2)...].reversed()
    #expect(graph.log.takeRuns() == wanted.map { "\($0)" })
  }

  @Test func `lanes are flushed one by one`() {
    let graph = LoggedGraph(lanes: [.creation, .creation])
    let source = graph.input("source", 0)
    graph.sink("a", lane: 1) { source.value }
    graph.sink("b", lane: 0) { source.value }
    graph.expectRan("b")
    #expect(!graph.graph.isQuiet(Lane(1)))
    #expect(graph.graph.flush(Lane(1)) == 1)
    graph.expectLogged(["a"])
  }

  @Test func `what a batch queues runs in the next one`() {
    let graph = LoggedGraph()
    let isMade = Box(false)
    graph.sink("maker") {
      if !isMade.value {
        isMade.value = true
        graph.sink("made") { 1 }
      }
      return 0
    }
    #expect(graph.graph.flush(Lane(0)) == 2)
    graph.expectLogged(["maker", "made"])
  }

  @Test func `a sink that another one read is not run twice`() {
    let graph = LoggedGraph()
    let source = graph.input("source", 0)
    let later = Box<Attribute<Int>?>(nil)
    graph.sink("first") { (later.value?.value ?? 0) + source.value }
    later.value = graph.sink("second") { source.value }
    graph.expectRan("second", "first")
    source.value = 1
    #expect(graph.graph.flush(Lane(0)) == 2)
    graph.expectLogged(["second", "first"])
  }

  @Test func `a flush while a rule runs ends with a sentence`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = LoggedGraph()
      graph.sink("sink") { graph.graph.untracked { graph.graph.flush(Lane(0)) } }
      graph.graph.flush(Lane(0))
    }
    #expect(standardError(result).contains("Graph.flush was called while the graph is being updated. Flush between updates."))
  }

  @Test func `a lane that the graph does not have ends with a sentence`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = LoggedGraph()
      graph.sink("sink", lane: 3) { 0 }
    }
    #expect(standardError(result).contains("The graph has 1 lanes, and lane 3 was asked for. Name all lanes in Graph(lanes:)."))
  }
}
