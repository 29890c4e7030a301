import RivuletGraph
import Testing

@Suite struct LeavingTests {
  @Test func `outside changes no longer enter, inside changes still work`() {
    let graph = LoggedGraph()
    let child = graph.root.makeChild()
    let outside = graph.input("outside", 1)
    let inside = graph.input("inside", 10, in: child)
    let sum = graph.sink("sum", in: child) { outside.value + inside.value }
    graph.expectRan("sum")
    child.leave()
    outside.value = 2
    graph.expectRan()
    inside.value = 20
    graph.expectRan("sum")
    #expect(sum.value == 21)
  }

  @Test func `what was out of date because of the outside can keep its value, until it returns`() {
    let graph = LoggedGraph()
    let child = graph.root.makeChild()
    let outside = graph.input("outside", 1)
    let inside = graph.input("inside", 10, in: child)
    let both = graph.sink("both", in: child) { outside.value + inside.value }
    let half = graph.rule("half", in: child) { inside.value / 2 }
    let halves = graph.sink("halves", in: child) { half.value }
    let alone = graph.sink("alone", in: child) { outside.value }
    graph.expectRan("both", "half", "halves", "alone")
    outside.value = 2
    child.leave()
    child.holdValues()
    graph.expectRan()
    #expect(both.value == 11 && alone.value == 1)
    inside.value = 20
    graph.expectRan("both", "half", "halves")
    #expect(both.value == 22 && halves.value == 10 && alone.value == 1)
    child.returnToLive()
    graph.expectRan("both", "alone")
    #expect(alone.value == 2)
  }

  @Test func `what has changed inside is computed though the outside is shut out`() {
    let graph = LoggedGraph()
    let child = graph.root.makeChild()
    let inside = graph.input("inside", 10, in: child)
    let half = graph.rule("half", in: child) { inside.value / 2 }
    let halves = graph.sink("halves", in: child) { half.value }
    graph.expectRan("half", "halves")
    inside.value = 20
    child.leave()
    child.holdValues()
    graph.expectRan("half", "halves")
    #expect(halves.value == 10)
  }

  @Test func `a return lets outside changes in again`() {
    let graph = LoggedGraph()
    let child = graph.root.makeChild()
    let outside = graph.input("outside", 1)
    let sum = graph.sink("sum", in: child) { outside.value }
    graph.expectRan("sum")
    child.leave()
    outside.value = 2
    graph.expectRan()
    child.returnToLive()
    graph.expectRan("sum")
    #expect(sum.value == 2)
    outside.value = 3
    graph.expectRan("sum")
    #expect(sum.value == 3)
  }

  @Test func `a rule's last value is latched though its sources have changed`() {
    let graph = LoggedGraph()
    let child = graph.root.makeChild()
    let source = graph.input("source", 1)
    let inside = graph.input("inside", 0, in: child)
    let double = graph.rule("double") { source.value * 2 }
    let reader = graph.sink("reader", in: child) { double.value + inside.value }
    graph.expectRan("double", "reader")
    source.value = 2
    child.leave()
    inside.value = 100
    graph.expectRan("reader")
    #expect(reader.value == 102)
  }

  @Test func `a source that was not read before leaving is latched when it is first read`() {
    let graph = LoggedGraph()
    let child = graph.root.makeChild()
    let outside = graph.input("outside", 1)
    let step = graph.input("step", 0, in: child)
    let reader = graph.sink("reader", in: child) { step.value == 0 ? 0 : outside.value }
    graph.expectRan("reader")
    child.leave()
    outside.value = 2
    step.value = 1
    graph.expectRan("reader")
    #expect(reader.value == 2)
    outside.value = 3
    step.value = 2
    graph.expectRan("reader")
    #expect(reader.value == 2)
    child.returnToLive()
    graph.expectRan("reader")
    #expect(reader.value == 3)
  }

  @Test func `all rules inside see one latched value, tracked or not`() {
    let graph = LoggedGraph()
    let child = graph.root.makeChild()
    let outside = graph.input("outside", 1)
    let step = graph.input("step", 0, in: child)
    graph.sink("first", in: child) { step.value + outside.value }
    let second = graph.sink("second", in: child) {
      step.value == 0 ? 0 : outside.attribute.untrackedValue + graph.graph.untracked { outside.value }
    }
    graph.expectRan("first", "second")
    child.leave()
    outside.value = 100
    step.value = 1
    graph.expectRan("first", "second")
    #expect(second.value == 2)
  }

  @Test func `a sticky read of an outside source survives leaving and returning (B3.03)`() {
    let graph = LoggedGraph()
    let child = graph.root.makeChild()
    let outside = graph.input("outside", 1)
    let step = graph.input("step", 0, in: child)
    graph.sink("body", in: child) { step.value == 0 ? outside.attribute.stickyValue : 0 }
    graph.expectRan("body")
    step.value = 1
    graph.expectRan("body")
    child.leave()
    child.returnToLive()
    graph.expectRan("body")
    outside.value = 2
    graph.expectRan("body")
  }

  @Test func `nested subgraphs leave and return with their parent`() {
    let graph = LoggedGraph()
    let outer = graph.root.makeChild()
    let inner = outer.makeChild()
    let outside = graph.input("outside", 1)
    let middle = graph.input("middle", 10, in: outer)
    let reader = graph.sink("reader", in: inner) { outside.value + middle.value }
    graph.expectRan("reader")
    outer.leave()
    #expect(inner.state == .leaving)
    outside.value = 2
    middle.value = 20
    graph.expectRan("reader")
    #expect(reader.value == 21)
    outer.returnToLive()
    #expect(inner.state == .live)
    graph.expectRan("reader")
    #expect(reader.value == 22)
  }

  @Test func `a subgraph that left before its parent stays away when the parent returns`() {
    let graph = LoggedGraph()
    let outer = graph.root.makeChild()
    let inner = outer.makeChild()
    let outside = graph.input("outside", 1)
    let middle = graph.input("middle", 10, in: outer)
    let step = graph.input("step", 0, in: inner)
    let reader = graph.sink("reader", in: inner) { step.value * 0 + outside.value + middle.value }
    graph.expectRan("reader")
    inner.leave()
    outside.value = 2
    outer.leave()
    middle.value = 20
    step.value = 1
    graph.expectRan("reader")
    #expect(reader.value == 11)
    outer.returnToLive()
    #expect(inner.state == .leaving)
    step.value = 2
    graph.expectRan("reader")
    #expect(reader.value == 11)
    inner.returnToLive()
    graph.expectRan("reader")
    #expect(reader.value == 22)
  }

  @Test func `a subgraph can leave inside one that is leaving, and come back into it`() {
    let graph = LoggedGraph()
    let outer = graph.root.makeChild()
    let inner = outer.makeChild()
    let outside = graph.input("outside", 1)
    let middle = graph.input("middle", 10, in: outer)
    let step = graph.input("step", 0, in: inner)
    let reader = graph.sink("reader", in: inner) { step.value * 0 + outside.value + middle.value }
    graph.expectRan("reader")
    outer.leave()
    outside.value = 2
    inner.leave()
    middle.value = 20
    step.value = 1
    graph.expectRan("reader")
    #expect(reader.value == 11)
    inner.returnToLive()
    graph.expectRan("reader")
    #expect(reader.value == 21)
    #expect(inner.state == .leaving)
    outer.returnToLive()
    #expect(inner.state == .live)
    graph.expectRan("reader")
    #expect(reader.value == 22)
  }

  @Test func `a subgraph that left inside a leaving one stays away when only the outer one returns`() {
    let graph = LoggedGraph()
    let outer = graph.root.makeChild()
    let inner = outer.makeChild()
    let outside = graph.input("outside", 1)
    let reader = graph.sink("reader", in: inner) { outside.value }
    graph.expectRan("reader")
    outer.leave()
    inner.leave()
    outside.value = 2
    outer.returnToLive()
    graph.expectRan()
    #expect(reader.value == 1)
    inner.returnToLive()
    graph.expectRan("reader")
    #expect(reader.value == 2)
  }

  @Test func `what is made while leaving is leaving, and live after the return`() {
    let graph = LoggedGraph()
    let child = graph.root.makeChild()
    let outside = graph.input("outside", 1)
    child.leave()
    let grandchild = child.makeChild()
    #expect(grandchild.state == .leaving)
    let reader = graph.sink("reader", in: grandchild) { outside.value }
    graph.expectRan("reader")
    outside.value = 2
    graph.expectRan()
    child.returnToLive()
    #expect(grandchild.state == .live)
    graph.expectRan("reader")
    #expect(reader.value == 2)
  }

  @Test func `declared sources of a rule made while leaving are latched`() {
    let graph = LoggedGraph()
    let child = graph.root.makeChild()
    let outside = graph.input("outside", 1)
    child.leave()
    let reader = graph.sink("reader", in: child, reading: [outside.id]) { outside.value }
    graph.expectRan("reader")
    outside.value = 2
    graph.expectRan()
    child.returnToLive()
    graph.expectRan("reader")
    #expect(reader.value == 2)
  }

  @Test func `a latch outlives its source`() {
    let graph = LoggedGraph()
    let child = graph.root.makeChild()
    let other = graph.root.makeChild()
    let text = graph.graph.makeInput("a text too long to be stored in place", in: other, name: "text", areEqual: ==)
    let step = graph.input("step", 0, in: child)
    let reader = graph.sink("reader", in: child) { step.value == 2 ? 0 : text.value.count + step.value }
    graph.expectRan("reader")
    child.leave()
    other.free()
    graph.graph.freeDeferred()
    graph.expectSound()
    step.value = 2
    graph.expectRan("reader")
    child.free()
    graph.graph.freeDeferred()
    #expect(reader.id.isLive == false)
    graph.expectSound()
    #expect(graph.graph.counters.liveEdges == 0)
  }

  @Test func `a slot that takes the memory of a latched one is latched anew`() {
    let graph = LoggedGraph()
    let child = graph.root.makeChild()
    let current = Box<Attribute<String>?>(nil)
    let step = graph.input("step", 0, in: child)
    let other = graph.root.makeChild()
    let number = graph.input("number", 7, in: other)
    graph.sink("first", in: child) { step.value == 0 ? number.value : 0 }
    let reader = graph.sink("reader", in: child) { step.value == 0 ? "" : current.value?.value ?? "" }
    graph.expectRan("first", "reader")
    child.leave()
    other.free()
    graph.graph.freeDeferred()
    current.value = graph.input("text", "another type in the same place").attribute
    step.value = 1
    graph.expectRan("first", "reader")
    #expect(reader.value == "another type in the same place")
  }

  @Test func `a source freed before the return is forgotten`() {
    let graph = LoggedGraph()
    let child = graph.root.makeChild()
    let other = graph.root.makeChild()
    let source = graph.input("source", 1, in: other)
    let isLinked = graph.input("isLinked", true, in: child)
    let reader = graph.sink("reader", in: child) { isLinked.value ? source.value : 0 }
    graph.expectRan("reader")
    child.leave()
    other.free()
    isLinked.value = false
    graph.expectRan("reader")
    child.returnToLive()
    graph.expectRan()
    #expect(reader.value == 0)
    graph.graph.freeDeferred()
    graph.expectSound()
  }

  @Test func `leaving and returning again and again takes no more memory`() {
    let graph = LoggedGraph()
    let child = graph.root.makeChild()
    let outside = graph.input("outside", 1)
    graph.observe(graph.rule("reader", in: child) { outside.value }, in: child)
    func cycle() {
      child.leave()
      child.returnToLive()
      graph.graph.flush(Lane(0))
      graph.graph.freeDeferred()
    }
    cycle()
    let before = graph.graph.counters
    for _ in 0..<1_000 { cycle() }
    let after = graph.graph.counters
    #expect(after.liveSlots == before.liveSlots)
    #expect(after.liveEdges == before.liveEdges)
    #expect(after.pages == before.pages)
    graph.expectSound()
  }

  @Test func `an outside reader still sees what changes inside`() {
    let graph = LoggedGraph()
    let child = graph.root.makeChild()
    let inside = graph.input("inside", 1, in: child)
    let rule = graph.rule("rule", in: child) { inside.value * 2 }
    graph.sink("reader") { rule.value }
    graph.expectRan("rule", "reader")
    child.leave()
    inside.value = 2
    graph.expectRan("rule", "reader")
  }

  @Test func `a rule may send a subgraph away while one of its rules waits for it`() {
    let graph = LoggedGraph()
    let child = graph.root.makeChild()
    let source = graph.input("source", 1)
    let switcher = graph.rule("switcher") {
      if source.value == 2 { child.leave() }
      return source.value
    }
    let others = (0..<50).map { index in graph.rule("other") { source.value * 0 + index } }
    let sum = graph.sink("sum", in: child) { others.reduce(switcher.value) { $0 + $1.value } }
    graph.graph.flush(Lane(0))
    source.value = 2
    graph.graph.flush(Lane(0))
    graph.expectSound()
    #expect(sum.value == 1 + 49 * 50 / 2 || sum.value == 2 + 49 * 50 / 2)
    child.returnToLive()
    graph.graph.flush(Lane(0))
    #expect(sum.value == 2 + 49 * 50 / 2)
    graph.expectSound()
  }

  @Test func `a rule whose own subgraph leaves during its run is cut from outside`() {
    let graph = LoggedGraph()
    let child = graph.root.makeChild()
    let early = graph.input("early", 1)
    let late = graph.input("late", 10)
    let reader = graph.sink("reader", in: child) {
      let first = early.value
      child.leave()
      return first + late.value
    }
    graph.expectRan("reader")
    early.value = 2
    late.value = 20
    graph.expectRan()
    #expect(reader.value == 11)
  }

  @Test func `a rule whose own subgraph returns during its run hears of outside changes again`() {
    let graph = LoggedGraph()
    let child = graph.root.makeChild()
    let outside = graph.input("outside", 1)
    let step = graph.input("step", 0, in: child)
    let reader = graph.sink("reader", in: child) {
      let value = outside.value + step.value * 0
      if step.value == 1 { child.returnToLive() }
      return value
    }
    graph.expectRan("reader")
    child.leave()
    outside.value = 2
    step.value = 1
    graph.graph.flush(Lane(0))
    graph.expectSound()
    #expect(reader.value == 2)
    outside.value = 3
    graph.graph.flush(Lane(0))
    #expect(reader.value == 3)
  }
}
