import RivuletGraph
import Testing

@Suite struct PushTests {
  @Test func `a write runs nothing`() {
    let graph = LoggedGraph()
    let width = graph.input("width", 10)
    let double = graph.rule("double") { width.value * 2 }
    graph.observe(double)
    graph.expectRan("double")
    width.value = 11
    width.value = 12
    graph.expectLogged([])
    graph.expectRan("double")
    #expect(double.value == 24)
  }

  @Test func `an invalidated rule runs again and wakes its readers only if it differs`() {
    let graph = LoggedGraph()
    let outside = Box(1)
    let rule = graph.rule("rule") { outside.value }
    let reader = graph.rule("reader") { rule.value }
    graph.observe(reader)
    graph.expectRan("rule", "reader")
    graph.graph.invalidate(rule.id)
    graph.expectRan("rule")
    outside.value = 2
    graph.graph.invalidate(rule.id)
    graph.expectRan("rule", "reader")
  }

  @Test func `inputs and handles to what is gone are not invalidated`() {
    let graph = LoggedGraph()
    let child = graph.root.makeChild()
    let width = graph.input("width", 10)
    let rule = graph.sink("rule", in: child) { width.value }
    graph.expectRan("rule")
    graph.graph.invalidate(width.id)
    graph.expectRan()
    child.free()
    graph.graph.invalidate(rule.id)
    graph.expectRan()
    graph.graph.freeDeferred()
    graph.graph.invalidate(rule.id)
    graph.expectRan()
  }

  @Test func `a rule that is invalidated while it runs runs once more`() {
    let graph = LoggedGraph()
    let outside = Box(1)
    let rule = Box<Attribute<Int>?>(nil)
    let reader = graph.rule("reader") { rule.value?.value ?? 0 }
    rule.value = graph.rule("rule") {
      let seen = outside.value
      if seen == 1 {
        outside.value = 2
        graph.graph.invalidate(rule.value!.id)
      }
      return seen
    }
    graph.observe(reader)
    graph.expectRan("rule", "reader", "rule", "reader")
    #expect(reader.value == 2)
  }

  @Test func `what a rule has read and then invalidates wakes it again`() {
    let graph = LoggedGraph()
    let outside = Box(1)
    let source = graph.rule("source") { outside.value }
    let reader = graph.rule("reader") {
      let seen = source.value
      if seen == 1 {
        outside.value = 2
        graph.graph.invalidate(source.id)
      }
      return seen
    }
    graph.observe(reader)
    graph.expectRan("source", "reader", "source", "reader")
    #expect(reader.value == 2)
  }

  @Test func `a rule that invalidates itself in each run is stopped and reported`() {
    let graph = LoggedGraph()
    let counter = Box(0)
    let rule = Box<Attribute<Int>?>(nil)
    rule.value = graph.sink("rule") {
      counter.value += 1
      rule.value.map { graph.graph.invalidate($0.id) }
      return counter.value
    }
    graph.graph.flush(Lane(0))
    #expect(counter.value > 1 && counter.value < 1_000)
    #expect(graph.graph.isQuiet(Lane(0)))
    let issues = graph.log.takeIssues()
    #expect(issues.count == 1)
    #expect(issues.first?.contains("LoggedRule<Int>") == true)
    graph.expectSound()
    counter.value = 0
    graph.graph.invalidate(rule.value!.id)
    graph.graph.flush(Lane(0))
    #expect(counter.value > 1)
  }
}
