import RivuletGraph
import Testing

/// Rules that find out by themselves whether they must evaluate, as bodies do.
@Suite struct KeepingSourcesTests {
  /// Evaluates only if a source other than the first has changed.
  private func lazyRule(
    _ graph: LoggedGraph, _ name: String, in subgraph: Subgraph? = nil, waking: LoggedInput<Int>, _ body: @escaping () -> Int
  ) -> (attribute: Attribute<Int>, evaluations: Box<Int>) {
    let evaluations = Box(0)
    let rule: Attribute<Int> = graph.rule(name, in: subgraph) { output in
      _ = waking.value
      if output.hasValue, !output.hasChangedSource(excluding: waking.id) {
        output.keepSources()
        return nil
      }
      evaluations.value += 1
      return body()
    }
    return (rule, evaluations)
  }

  @Test func `a run that keeps its sources still hears of them`() {
    let graph = LoggedGraph()
    let waking = graph.input("waking", 0)
    let a = graph.input("a", 1)
    let b = graph.input("b", 2)
    let (sum, evaluations) = lazyRule(graph, "sum", waking: waking) { a.value + b.value }
    graph.observe(sum)
    graph.expectRan("sum")
    waking.value = 1
    graph.expectRan("sum")
    #expect(evaluations.value == 1)
    b.value = 3
    graph.expectRan("sum")
    #expect(evaluations.value == 2)
    #expect(sum.value == 4)
    waking.value = 2
    graph.expectRan("sum")
    a.value = 2
    graph.expectRan("sum")
    #expect(sum.value == 5)
    #expect(evaluations.value == 3)
  }

  @Test func `looking at sources brings them up to date`() {
    let graph = LoggedGraph()
    let waking = graph.input("waking", 0)
    let a = graph.input("a", 1)
    let parity = graph.rule("parity") { a.value % 2 }
    let (sum, evaluations) = lazyRule(graph, "sum", waking: waking) { parity.value }
    graph.observe(sum)
    graph.expectRan("parity", "sum")
    waking.value = 1
    a.value = 3
    graph.expectRan("parity", "sum")
    #expect(evaluations.value == 1)
    a.value = 4
    graph.expectRan("parity", "sum")
    #expect(evaluations.value == 2)
  }

  @Test func `sources kept without a look are looked at after the run`() {
    let graph = LoggedGraph()
    let waking = graph.input("waking", 0)
    let a = graph.input("a", 1)
    let parity = graph.rule("parity") { a.value % 2 }
    let runs = Box(0)
    let careless: Attribute<Int> = graph.rule("careless") { output in
      runs.value += 1
      _ = waking.value
      if runs.value == 2 {
        output.keepSources()
        return nil
      }
      return parity.value
    }
    graph.observe(careless)
    graph.expectRan("parity", "careless")
    waking.value = 1
    a.value = 2
    graph.expectRan("careless", "parity", "careless")
    #expect(careless.value == 0)
    a.value = 3
    graph.expectRan("parity", "careless")
    #expect(careless.value == 1)
  }

  @Test func `what changed outside while the subgraph was leaving counts as changed on return`() {
    let graph = LoggedGraph()
    let child = graph.root.makeChild()
    let waking = graph.input("waking", 0, in: child)
    let outside = graph.input("outside", 1)
    let (rule, evaluations) = lazyRule(graph, "rule", in: child, waking: waking) { outside.value }
    graph.observe(rule, in: child)
    graph.expectRan("rule")
    child.leave()
    outside.value = 2
    waking.value = 1
    graph.expectRan("rule")
    #expect(evaluations.value == 1)
    child.returnToLive()
    graph.expectRan("rule")
    #expect(rule.value == 2)
    #expect(evaluations.value == 2)
    outside.value = 3
    graph.expectRan("rule")
    #expect(rule.value == 3)
  }

  @Test func `a return after which nothing differs evaluates nothing and hears of later changes`() {
    let graph = LoggedGraph()
    let child = graph.root.makeChild()
    let waking = graph.input("waking", 0, in: child)
    let outside = graph.input("outside", 1)
    let (rule, evaluations) = lazyRule(graph, "rule", in: child, waking: waking) { outside.value }
    graph.observe(rule, in: child)
    graph.expectRan("rule")
    child.leave()
    child.returnToLive()
    graph.expectRan("rule")
    #expect(evaluations.value == 1)
    outside.value = 2
    graph.expectRan("rule")
    #expect(rule.value == 2)
    #expect(evaluations.value == 2)
  }

  @Test func `a subgraph may leave while one of its rules looks at its sources`() {
    let graph = LoggedGraph()
    let child = graph.root.makeChild()
    let waking = graph.input("waking", 0, in: child)
    let switcher = graph.rule("switcher") {
      if waking.value == 1 { child.leave() }
      return 0
    }
    let others = (0..<20).map { index in graph.rule("other") { waking.value * 0 + index } }
    let (rule, evaluations) = lazyRule(graph, "rule", in: child, waking: waking) { others.reduce(switcher.value) { $0 + $1.value } }
    graph.observe(rule, in: child)
    graph.graph.flush(Lane(0))
    waking.value = 1
    graph.graph.flush(Lane(0))
    #expect(rule.value == 190)
    #expect(evaluations.value == 1)
    graph.expectSound()
  }
}
