import RivuletGraph
import Testing

/// A part of a rule that somebody else sets.
@Suite struct RulePartTests {
  /// Ten times its number, as text.
  private struct TenTimes: Rule {
    private var number: Box<Int>
    let log: RunLog

    init(_ number: Int, log: RunLog) {
      self.number = Box(number)
      self.log = log
    }

    mutating func update(_ output: borrowing RuleOutput<String>) {
      log.runs.append("ten times")
      output.set("\(number.value * 10)")
    }

    var numberPlace: RulePlace<Box<Int>> {
      mutating get { RulePlace(of: &number) }
    }
  }

  private let graph = LoggedGraph()

  private func makeRule(_ number: Int, in subgraph: Subgraph? = nil) -> (attribute: Attribute<String>, part: RulePart<Box<Int>>) {
    let attribute = graph.graph.makeSink(TenTimes(number, log: graph.log), lane: Lane(0), in: subgraph ?? graph.root)
    return (attribute, attribute.part(of: TenTimes.self) { $0.numberPlace })
  }

  @Test func `a rule whose part was set computes with it when it is renewed, and not before`() {
    let (attribute, part) = makeRule(1)
    graph.expectRan("ten times")
    part.set(Box(2))
    graph.expectRan()
    #expect(attribute.untrackedValue == "10")
    part.renew()
    graph.expectRan("ten times")
    #expect(attribute.untrackedValue == "20")
  }

  @Test func `dependents hear of it only if the value differs`() {
    let (attribute, part) = makeRule(1)
    graph.sink("reader") { attribute.value }
    graph.expectRan("ten times", "reader")
    part.renew()
    graph.expectRan("ten times")
    part.set(Box(2))
    part.renew()
    graph.expectRan("ten times", "reader")
  }

  @Test func `set in an update, it counts in the same flush, in order of creation`() {
    let source = graph.input("source", 1)
    var part: RulePart<Box<Int>>?
    graph.sink("maker") {
      part?.set(Box(source.value))
      part?.renew()
      return source.value
    }
    let (attribute, made) = makeRule(1)
    part = made
    graph.sink("reader") { attribute.value }
    graph.sink("last") { source.value }
    graph.expectRan("maker", "ten times", "reader", "last")
    source.value = 7
    graph.expectRan("maker", "ten times", "reader", "last")
    #expect(attribute.untrackedValue == "70")
  }

  @Test func `renewing is no chase, however many rules do it in one flush`() {
    let source = graph.input("source", 1)
    var parts: [RulePart<Box<Int>>] = []
    for index in 0..<300 {
      graph.sink("maker") {
        let number = source.value
        if index < parts.count {
          parts[index].set(Box(number))
          parts[index].renew()
        }
        return number
      }
    }
    let made = (0..<300).map { _ in makeRule(1) }
    graph.graph.flush(Lane(0))
    parts = made.map(\.part)
    source.value = 3
    #expect(graph.graph.flush(Lane(0)) == 600)
    #expect(made.allSatisfy { $0.attribute.untrackedValue == "30" })
    #expect(graph.log.issues.isEmpty)
  }

  @Test func `a rule that has gone keeps nothing that is set`() {
    let inner = graph.root.makeChild()
    let (_, part) = makeRule(1, in: inner)
    graph.graph.flush(Lane(0))
    inner.free()
    graph.graph.freeDeferred()
    weak var late: Box<Int>?
    do {
      let box = Box(2)
      late = box
      part.set(box)
      part.renew()
    }
    #expect(late == nil)
    #expect(graph.graph.flush(Lane(0)) == 0)
  }
}
