import RivuletGraph
import Testing

@Suite struct FreeingTests {
  @Test func `handles are dead at once, memory is given back at the end of the turn`() {
    let graph = LoggedGraph()
    let child = graph.root.makeChild()
    let source = graph.input("source", 1)
    let rule = graph.sink("rule", in: child) { source.value }
    graph.expectRan("rule")
    child.free()
    #expect(child.state == .freed)
    #expect(!rule.id.isLive)
    #expect(source.id.isLive)
    source.value = 2
    graph.expectRan()
    #expect(graph.graph.counters.slotsFreed == 0)
    graph.graph.freeDeferred()
    #expect(graph.graph.counters.slotsFreed == 1)
    #expect(graph.graph.counters.liveSlots == 1)
    #expect(graph.graph.counters.liveEdges == 0)
    graph.expectSound()
  }

  @Test func `memory is used again and old handles stay dead`() {
    let graph = LoggedGraph()
    var dead: [AttributeID] = []
    for round in 0..<1_000 {
      let child = graph.root.makeChild()
      let input = graph.input("input", round, in: child)
      let rule = graph.sink("rule", in: child) { input.value }
      graph.expectRan("rule")
      child.free()
      graph.graph.freeDeferred()
      dead += [input.id, rule.id]
    }
    #expect(dead.allSatisfy { !$0.isLive })
    #expect(Set(dead).count == 2_000)
    #expect(graph.graph.counters.liveSlots == 0)
    #expect(graph.graph.counters.pages == 3)
  }

  @Test func `cleanups run once, the last registered first, children before parents`() {
    let graph = LoggedGraph()
    let child = graph.root.makeChild()
    let grandchild = child.makeChild()
    let order = Box<[String]>([])
    child.onFree { order.value.append("child 1") }
    child.onFree { order.value.append("child 2") }
    grandchild.onFree { order.value.append("grandchild") }
    child.free()
    #expect(order.value == [])
    graph.graph.freeDeferred()
    graph.graph.freeDeferred()
    #expect(order.value == ["grandchild", "child 2", "child 1"])
  }

  @Test func `a cleanup registered by a cleanup, or after the end, still runs`() {
    let graph = LoggedGraph()
    let child = graph.root.makeChild()
    let order = Box<[String]>([])
    child.onFree {
      order.value.append("first")
      child.onFree { order.value.append("from the first") }
    }
    child.free()
    graph.graph.freeDeferred()
    #expect(order.value == ["first", "from the first"])
    child.onFree { order.value.append("late") }
    graph.graph.freeDeferred()
    #expect(order.value == ["first", "from the first", "late"])
  }

  @Test func `a cleanup may free more, with sinks waiting in it`() {
    let graph = LoggedGraph()
    let child = graph.root.makeChild()
    let other = graph.root.makeChild()
    graph.sink("waiting", in: other) { 1 }
    child.onFree { other.free() }
    child.free()
    graph.graph.freeDeferred()
    #expect(graph.graph.isQuiet(Lane(0)))
    graph.input("new", 1)
    graph.expectRan()
    #expect(graph.graph.counters.liveSlots == 1)
  }

  @Test func `what is stored is destroyed`() {
    final class Payload: Equatable {
      static func == (lhs: Payload, rhs: Payload) -> Bool { lhs === rhs }
    }
    let graph = LoggedGraph()
    let child = graph.root.makeChild()
    weak var captured: Payload?
    weak var value: Payload?
    do {
      let inRule = Payload()
      captured = inRule
      let input = graph.input("input", Payload(), in: child)
      value = input.value
      let rule = graph.rule("rule", in: child) { inRule }
      #expect(rule.value === inRule)
    }
    child.free()
    #expect(captured != nil)
    #expect(value != nil)
    graph.graph.freeDeferred()
    #expect(captured == nil)
    #expect(value == nil)
  }

  @Test func `a rule may free its own subgraph and go on`() {
    let graph = LoggedGraph()
    let child = graph.root.makeChild()
    let source = graph.input("source", 1)
    let inside = graph.input("inside", 5, in: child)
    let seen = Box(0)
    graph.sink("rule", in: child) {
      if source.value == 2 {
        child.free()
        seen.value = inside.value + source.value
      }
      return source.value
    }
    graph.expectRan("rule")
    source.value = 2
    graph.expectRan("rule")
    #expect(seen.value == 7)
    source.value = 3
    graph.expectRan()
    graph.graph.freeDeferred()
    graph.expectSound()
    #expect(graph.graph.counters.liveSlots == 1)
  }

  @Test func `a rule that was freed in its run does not wake those outside`() {
    let graph = LoggedGraph()
    let child = graph.root.makeChild()
    let source = graph.input("source", 1)
    let isRead = graph.input("isRead", true)
    let rule = graph.sink("rule", in: child) {
      if source.value == 2 { child.free() }
      return source.value
    }
    let reader = graph.sink("reader") { isRead.value && rule.id.isLive ? rule.value : -1 }
    graph.expectRan("rule", "reader")
    source.value = 2
    graph.expectRan("rule")
    #expect(reader.value == 1)
    graph.graph.freeDeferred()
    isRead.value = false
    graph.expectRan("reader")
    #expect(reader.value == -1)
  }

  @Test func `a sink freed in the batch that would run it does not run`() {
    let graph = LoggedGraph()
    let child = graph.root.makeChild()
    let source = graph.input("source", 1)
    graph.sink("first") {
      if source.value == 2 { child.free() }
      return source.value
    }
    graph.sink("second", in: child) { source.value }
    graph.expectRan("first", "second")
    source.value = 2
    graph.expectRan("first")
  }

  @Test func `what is made in a freed subgraph is dead from the start`() {
    let graph = LoggedGraph()
    let child = graph.root.makeChild()
    let cleanups = Box(0)
    child.free()
    let early = graph.sink("early", in: child) { 1 }
    #expect(!early.id.isLive)
    graph.graph.freeDeferred()
    let late = graph.sink("late", in: child) { 1 }
    let input = graph.input("input", 1, in: child)
    let grandchild = child.makeChild()
    grandchild.onFree { cleanups.value += 1 }
    let inside = graph.rule("inside", in: grandchild) { 1 }
    #expect(grandchild.state == .freed)
    #expect([late.id, input.id, inside.id].map(\.isLive) == [false, false, false])
    graph.expectRan()
    graph.graph.freeDeferred()
    #expect(graph.graph.counters.liveSlots == 0)
    #expect(cleanups.value == 1)
    let fresh = (0..<5).map { graph.input("fresh", $0) }
    #expect([early.id, late.id, input.id, inside.id].map(\.isLive) == [false, false, false, false])
    #expect(fresh.map(\.value) == [0, 1, 2, 3, 4])
    graph.expectSound()
  }

  @Test func `freeing many sources of one reader takes time in proportion to their number`() {
    let graph = LoggedGraph()
    let child = graph.root.makeChild()
    let rows = (0..<20_000).map { graph.input("row", $0, in: child) }
    let isShown = graph.input("isShown", true)
    let reader = graph.sink("reader") { isShown.value ? rows.reduce(0) { $0 + $1.value } : 0 }
    graph.expectRan("reader")
    graph.graph.resetCounters()
    child.free()
    graph.graph.freeDeferred()
    #expect(graph.graph.counters.edgeSteps <= 4 * rows.count)
    #expect(graph.graph.counters.liveEdges == 1)
    isShown.value = false
    graph.expectRan("reader")
    #expect(reader.value == 0)
  }

  @Test func `a freed graph destroys what it holds and its handles are dead meanwhile`() {
    final class Witness {
      let id: Box<AttributeID?>
      let wasLive: Box<Bool?>
      init(id: Box<AttributeID?>, wasLive: Box<Bool?>) {
        self.id = id
        self.wasLive = wasLive
      }
      deinit { wasLive.value = id.value?.isLive }
    }
    let id = Box<AttributeID?>(nil)
    let wasLive = Box<Bool?>(nil)
    let cleanups = Box(0)
    do {
      let graph = Graph()
      let child = graph.root.makeChild()
      child.onFree { cleanups.value += child.state == .freed ? 1 : 0 }
      _ = graph.makeInput(Witness(id: id, wasLive: wasLive), in: child, areEqual: ===)
      id.value = graph.makeInput(1, in: graph.root).id
    }
    #expect(wasLive.value == false)
    #expect(cleanups.value == 1)
  }

  @Test func `a handle that outlives its graph is dead`() {
    let handles = Box<[Attribute<Int>]>([])
    for _ in 0..<3 {
      do {
        let graph = Graph()
        handles.value += (0..<200).map { graph.makeInput($0, in: graph.root) }
      }
      #expect(handles.value.allSatisfy { !$0.id.isLive && !$0.set(5) })
    }
  }

  @Test func `memory is not given back while a rule runs`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = LoggedGraph()
      graph.sink("sink") {
        graph.graph.untracked { _ = graph.graph.freeDeferred() }
        return 0
      }
      graph.graph.flush(Lane(0))
    }
    #expect(standardError(result).contains("Graph.freeDeferred was called while the graph is being updated. Call it at the end of a turn."))
  }
}
