/// An incremental dependency graph. Callers write inputs, and rules compute values from the attributes that they read. A change recomputes
/// only the rules that it reaches.
///
/// A graph belongs to one view host and is used by one thread at a time. The meaning of its values is opaque to the graph.
@usableFromInline
package final class Graph {
  @usableFromInline let state: UnsafeMutablePointer<GraphState>

  /// The subgraph for everything that has no other owner.
  package let root: Subgraph

  /// Called for each error, which is either a cycle or a write while a rule runs.
  package var onIssue: ((GraphIssue) -> Void)?

  /// Called with the name of each rule after it runs. Used in tests.
  package var logsRuns: ((String) -> Void)? {
    didSet { state.pointee.isLogging = logsRuns != nil }
  }

  /// The attributes that `collectReads` has collected so far.
  private var collectedReads: [AttributeID] = []

  package init(lanes: [LaneOrder] = [.creation]) {
    state = .allocate(capacity: 1)
    state.initialize(to: GraphState(lanes: lanes))
    root = Subgraph(rootOf: state)
    state.pointee.owner = Unmanaged.passUnretained(self)
  }

  deinit {
    root.free()
    freeDeferred()
    state.pointee.isGone = true
  }

  /// A number that increases with every change and every run. `changedAt` and `ranAt` are readings of this clock.
  package var clock: UInt64 { state.pointee.clock }

  /// The creation number of the next attribute.
  package var nextSequence: UInt32 { state.pointee.nextSequence }

  /// True while a rule is running.
  package var isUpdating: Bool { state.pointee.running != nil }

  package var currentRule: AttributeID? { state.pointee.running.map { AttributeID(slot: $0) } }

  package var counters: GraphCounters {
    var counters = state.pointee.counters
    let steps = Int(state.pointee.clock - state.pointee.countedSince)
    counters.rulesRun = steps - counters.inputsWritten
    counters.valuesChanged = steps - state.pointee.unchangedRuns
    counters.pages = state.pointee.pages.count + state.pointee.blocks.pageCount
    return counters
  }

  /// Resets the cumulative counters to zero. Counts of live objects are preserved.
  package func resetCounters() {
    state.pointee.counters = state.pointee.counters.afterReset
    state.pointee.countedSince = state.pointee.clock
    state.pointee.unchangedRuns = 0
  }

  /// Records a read outside all rules.
  func collect(_ source: SlotPointer) {
    let id = AttributeID(slot: source)
    if !collectedReads.contains(id) { collectedReads.append(id) }
  }

  func takeCollectedReads() -> [AttributeID] {
    defer { collectedReads = [] }
    return collectedReads
  }

  func restoreCollectedReads(_ reads: [AttributeID]) { collectedReads = reads }

  #if DEBUG
  package var faults: GraphFaults {
    get { state.pointee.faults }
    set { state.pointee.faults = newValue }
  }
  #endif
}

/// An error in the code that uses the graph, described in a sentence.
package struct GraphIssue: CustomStringConvertible, Sendable {
  package let description: String
}

#if DEBUG
/// Bugs that tests inject to prove that the checks detect them.
package struct GraphFaults: Sendable {
  /// The interval at which new edges are dropped. Every nth edge is dropped, or none if this value is 0.
  package var dropsEveryNthEdge = 0
  private var edgeCount = 0

  package init() {}

  /// Returns true if the edge about to be recorded should be dropped.
  mutating func dropsNextEdge() -> Bool {
    guard dropsEveryNthEdge > 0 else { return false }
    edgeCount += 1
    return edgeCount % dropsEveryNthEdge == 0
  }
}
#endif
