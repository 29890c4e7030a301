import RivuletGraph
import Testing

@Suite struct BackdatingTests {
  @Test func `an equal result stops the wave`() {
    let graph = LoggedGraph()
    let width = graph.input("width", 10)
    let isWide = graph.rule("isWide") { width.value > 100 }
    let label = graph.rule("label") { isWide.value ? "wide" : "narrow" }
    graph.observe(label)
    graph.expectRan("isWide", "label")
    width.value = 20
    graph.expectRan("isWide")
    width.value = 200
    graph.expectRan("isWide", "label")
  }

  @Test func `an equal result keeps the time of the last change`() {
    let graph = LoggedGraph()
    let width = graph.input("width", 10)
    let isWide = graph.rule("isWide") { width.value > 100 }
    #expect(!isWide.value)
    let (changed, ran) = (isWide.id.changedAt, isWide.id.ranAt)
    width.value = 20
    #expect(!isWide.value)
    #expect(isWide.id.changedAt == changed)
    #expect(isWide.id.ranAt > ran)
    width.value = 200
    #expect(isWide.value)
    #expect(isWide.id.changedAt > changed)
    #expect(isWide.id.changedAt <= isWide.id.ranAt)
  }

  @Test func `a rule that hands nothing leaves its value unchanged`() {
    let graph = LoggedGraph()
    let width = graph.input("width", 10)
    let even = graph.rule("even") { (output: borrowing RuleOutput<Int>) -> Int? in
      let isFirst = !output.hasValue
      return isFirst || width.value.isMultiple(of: 2) ? width.value : nil
    }
    let reader = graph.rule("reader") { even.value }
    graph.observe(reader)
    graph.expectRan("even", "reader")
    width.value = 11
    graph.expectRan("even")
    #expect(reader.value == 10)
    width.value = 12
    graph.expectRan("even", "reader")
    #expect(reader.value == 12)
  }

  @Test func `of several values that a run hands, the last one counts`() {
    struct Doubtful: Rule {
      let source: Attribute<Int>
      mutating func update(_ output: borrowing RuleOutput<Int>) {
        output.set(source.value)
        output.set(7)
        let (hasValue, previous) = (output.hasValue, output.previous)
        #expect(previous == (hasValue ? 7 : nil))
      }
    }
    let graph = LoggedGraph()
    let source = graph.input("source", 1)
    let rule = graph.graph.makeRule(Doubtful(source: source.attribute), in: graph.root)
    graph.sink("sink") { rule.value }
    graph.expectRan("sink")
    source.value = 2
    graph.expectRan()
    #expect(rule.value == 7)
  }

  @Test func `a rule sees its value of the run before`() {
    let graph = LoggedGraph()
    let step = graph.input("step", 1)
    let total = graph.rule("total") { (output: borrowing RuleOutput<Int>) -> Int? in (output.previous ?? 0) + step.value }
    #expect(total.value == 1)
    step.value = 5
    #expect(total.value == 6)
  }

  @Test func `a rule that hands nothing in its first run ends with a sentence`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = LoggedGraph()
      _ = graph.rule("silent") { (_: borrowing RuleOutput<Int>) -> Int? in nil }.value
    }
    #expect(standardError(result).contains("The rule LoggedRule<Int> handed no value in its first run. Call output.set in update."))
  }

  @Test(arguments: [0, 1]) func `a value of type Void never changes, one without equality always does`(write: Int) {
    struct Opaque {}
    struct OpaqueRule: Rule {
      let source: Attribute<Int>
      mutating func update(_ output: borrowing RuleOutput<Opaque>) {
        _ = source.value
        output.set(Opaque())
      }
    }
    struct VoidRule: Rule {
      let source: Attribute<Int>
      mutating func update(_ output: borrowing RuleOutput<Void>) {
        _ = source.value
        output.set(())
      }
    }
    let graph = LoggedGraph()
    let source = graph.input("source", -1)
    let opaque = graph.graph.makeRule(OpaqueRule(source: source.attribute), in: graph.root)
    let void = graph.graph.makeRule(VoidRule(source: source.attribute), in: graph.root)
    graph.sink("after opaque") {
      _ = opaque.value
      return 0
    }
    graph.sink("after void") {
      void.value
      return 0
    }
    graph.expectRan("after opaque", "after void")
    source.value = write
    graph.expectRan("after opaque")
  }
}
