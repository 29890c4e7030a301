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

    var numberPlace: ValuePlace<Box<Int>> {
      mutating get { ValuePlace(of: &number) }
    }
  }

  private let graph = LoggedGraph()

  private func makeRule(_ number: Int, in subgraph: Subgraph? = nil) -> (attribute: Attribute<String>, part: RulePart<Box<Int>>) {
    let attribute = graph.graph.makeSink(TenTimes(number, log: graph.log), lane: Lane(0), in: subgraph ?? graph.root)
    return (attribute, attribute.part(of: TenTimes.self) { $0.numberPlace })
  }

  private func set(_ part: RulePart<Box<Int>>?, to number: Int) {
    var box = Box(number)
    part?.set(copying: ValuePlace(of: &box))
  }

  @Test func `a rule whose part was set computes with it when it is renewed, and not before`() {
    let (attribute, part) = makeRule(1)
    graph.expectRan("ten times")
    set(part, to: 2)
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
    set(part, to: 2)
    part.renew()
    graph.expectRan("ten times", "reader")
  }

  @Test func `renewed by a rule that runs, it runs at once, and its dependents in order of creation`() {
    let source = graph.input("source", 1)
    var made: (attribute: Attribute<String>, part: RulePart<Box<Int>>)?
    var seen: [String?] = []
    graph.sink("maker") {
      set(made?.part, to: source.value)
      made?.part.renew()
      seen.append(made?.attribute.untrackedValue)
      return source.value
    }
    let rule = makeRule(1)
    graph.sink("reader") { rule.attribute.value }
    graph.sink("last") { source.value }
    graph.expectRan("maker", "ten times", "reader", "last")
    made = rule
    source.value = 7
    graph.expectRan("ten times", "maker", "reader", "last")
    #expect(seen == [nil, "70"])
    #expect(rule.attribute.untrackedValue == "70")
  }

  /// Counts down to 0, one at each run, and has itself renewed.
  private struct Countdown: Rule {
    private var left: Int
    private let log: RunLog
    private let isRenewed: () -> Void

    init(_ left: Int, log: RunLog, isRenewed: @escaping () -> Void) {
      self.left = left
      self.log = log
      self.isRenewed = isRenewed
    }

    mutating func update(_ output: borrowing RuleOutput<Int>) {
      log.runs.append("countdown")
      if left > 0 {
        left -= 1
        isRenewed()
      }
      output.set(left)
    }

    var leftPlace: ValuePlace<Int> {
      mutating get { ValuePlace(of: &left) }
    }
  }

  @Test func `a rule that is renewed while it runs runs again deferUntilViewsExist`() {
    var part: RulePart<Int>?
    let attribute = graph.graph.makeSink(Countdown(2, log: graph.log) { part?.renew() }, lane: Lane(0), in: graph.root)
    part = attribute.part(of: Countdown.self) { $0.leftPlace }
    graph.expectRan("countdown", "countdown", "countdown")
    #expect(attribute.untrackedValue == 0)
  }

  @Test func `a rule that leaves is renewed too`() {
    let source = graph.input("source", 1)
    let inner = graph.root.makeChild()
    var part: RulePart<Box<Int>>?
    graph.sink("maker") {
      set(part, to: source.value)
      part?.renew()
      return source.value
    }
    let (attribute, made) = makeRule(1, in: inner)
    graph.expectRan("maker", "ten times")
    part = made
    inner.leave()
    source.value = 4
    graph.expectRan("ten times", "maker")
    #expect(attribute.untrackedValue == "40")
  }

  @Test func `a part keeps what it was set to until it is set to something else`() {
    let (_, part) = makeRule(1)
    var (first, second) = (Box(2), Box(2))
    weak let late = first
    part.set(copying: ValuePlace(of: &first))
    part.set(copying: ValuePlace(of: &first))
    first = second
    #expect(late != nil)
    part.set(copying: ValuePlace(of: &second))
    #expect(late == nil)
  }

  @Test func `renewing is no chase, however many rules do it in one flush`() {
    let source = graph.input("source", 1)
    var parts: [RulePart<Box<Int>>] = []
    for index in 0..<300 {
      graph.sink("maker") {
        let number = source.value
        if index < parts.count {
          set(parts[index], to: number)
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
      var box = Box(2)
      late = box
      part.set(copying: ValuePlace(of: &box))
      part.renew()
    }
    #expect(late == nil)
    #expect(graph.graph.flush(Lane(0)) == 0)
  }
}
