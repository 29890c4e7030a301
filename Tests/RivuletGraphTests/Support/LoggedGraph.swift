import RivuletGraph
import Testing

/// A graph that notes which rules ran and which issues were reported, so that a test can say exactly what should have.
final class LoggedGraph {
  let graph: Graph
  let log = RunLog()

  init(lanes: [LaneOrder] = [.creation]) {
    graph = Graph(lanes: lanes)
    let log = log
    graph.onIssue = { log.issues.append($0.description) }
  }

  var root: Subgraph { graph.root }

  /// A named input whose writes the test makes by assigning `value`.
  @discardableResult
  func input<Value: Equatable>(_ name: StaticString, _ value: Value, in subgraph: Subgraph? = nil) -> LoggedInput<Value> {
    LoggedInput(attribute: graph.makeInput(value, in: subgraph ?? root, name: name))
  }

  /// A rule that notes its name at the end of each run.
  @discardableResult
  func rule<Value: Equatable>(
    _ name: String, in subgraph: Subgraph? = nil, reading: [AttributeID] = [], _ body: @escaping () -> Value
  ) -> Attribute<Value> {
    graph.makeRule(LoggedRule(name: name, log: log) { _ in body() }, in: subgraph ?? root, reading: reading)
  }

  /// A rule that may look at its output: at the value before, at what has changed.
  @discardableResult
  func rule<Value: Equatable>(
    _ name: String, in subgraph: Subgraph? = nil, given body: @escaping (borrowing RuleOutput<Value>) -> Value?
  ) -> Attribute<Value> {
    graph.makeRule(LoggedRule(name: name, log: log, body: body), in: subgraph ?? root)
  }

  /// A rule that runs in a flush of its lane.
  @discardableResult
  func sink<Value: Equatable>(
    _ name: String, lane: UInt8 = 0, in subgraph: Subgraph? = nil, reading: [AttributeID] = [], _ body: @escaping () -> Value
  ) -> Attribute<Value> {
    graph.makeSink(LoggedRule(name: name, log: log) { _ in body() }, lane: Lane(lane), in: subgraph ?? root, reading: reading)
  }

  /// A sink of the first lane that keeps doubts to itself.
  @discardableResult
  func barrier<Value: Equatable>(_ name: String, in subgraph: Subgraph? = nil, _ body: @escaping () -> Value) -> Attribute<Value> {
    graph.makeBarrier(LoggedRule(name: name, log: log) { _ in body() }, lane: Lane(0), in: subgraph ?? root)
  }

  /// Keeps an attribute up to date in each flush of the first lane, without a note.
  func observe<Value: Equatable>(_ attribute: Attribute<Value>, in subgraph: Subgraph? = nil) {
    _ = graph.makeSink(LoggedRule(name: nil, log: log) { _ in attribute.value }, lane: Lane(0), in: subgraph ?? root)
  }

  /// Flushes the first lane and checks which rules ran since the last check, in order of completion.
  func expectRan(_ names: String..., sourceLocation: SourceLocation = #_sourceLocation) {
    graph.flush(Lane(0))
    expectLogged(names, sourceLocation: sourceLocation)
  }

  /// Checks which rules ran since the last check, without a flush.
  func expectLogged(_ names: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    let ran = log.takeRuns()
    #expect(ran == names, sourceLocation: sourceLocation)
    expectSound(sourceLocation: sourceLocation)
  }

  /// Checks that the structure holds together.
  func expectSound(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(graph.checkInvariants() == [], sourceLocation: sourceLocation)
  }

  /// Checks the issues reported since the last check.
  func expectIssues(_ sentences: String..., sourceLocation: SourceLocation = #_sourceLocation) {
    let issues = log.takeIssues()
    #expect(issues == sentences, sourceLocation: sourceLocation)
  }
}

/// What a `LoggedGraph` has noted so far.
final class RunLog {
  var runs: [String] = []
  var issues: [String] = []

  func takeRuns() -> [String] {
    defer { runs = [] }
    return runs
  }

  func takeIssues() -> [String] {
    defer { issues = [] }
    return issues
  }
}

/// An input whose writes read like assignments.
struct LoggedInput<Value> {
  let attribute: Attribute<Value>

  var id: AttributeID { attribute.id }

  /// Tracked when a rule reads it; an equal value is dropped.
  var value: Value {
    get { attribute.value }
    nonmutating set { _ = attribute.set(newValue) }
  }
}

/// A rule made of a closure; a nil from the closure leaves the value as it was.
struct LoggedRule<Value: Equatable>: Rule {
  let name: String?
  let log: RunLog
  let body: (borrowing RuleOutput<Value>) -> Value?

  mutating func update(_ output: borrowing RuleOutput<Value>) {
    if let value = body(output) { output.set(value) }
    if let name { log.runs.append(name) }
  }
}
