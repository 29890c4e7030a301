/// An incremental dependency graph: inputs are written, rules compute values from what they read, and a change recomputes what it
/// reaches and nothing else.
///
/// One graph belongs to one view host and is used by one thread at a time. It does not know what its values mean.
@usableFromInline
package final class Graph {
  @usableFromInline let state: UnsafeMutablePointer<GraphState>

  /// The subgraph that everything belongs to that no other one owns.
  package let root: Subgraph

  /// Hears of mistakes: cycles, and writes while a rule runs.
  package var onIssue: ((GraphIssue) -> Void)?

  /// Hears the name of each rule that ran; for tests.
  package var logsRuns: ((String) -> Void)? {
    didSet { state.pointee.isLogging = logsRuns != nil }
  }

  /// What `collectReads` has collected so far.
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

  /// Grows with every change and every run; `changedAt` and `ranAt` are readings of it.
  package var clock: UInt64 { state.pointee.clock }

  /// Creation number of the attribute that is made next.
  package var nextSequence: UInt32 { state.pointee.nextSequence }

  /// Whether a rule runs now.
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

  /// Zeroes what is counted over time; figures about what lives now stay.
  package func resetCounters() {
    state.pointee.counters = state.pointee.counters.afterReset
    state.pointee.countedSince = state.pointee.clock
    state.pointee.unchangedRuns = 0
  }

  /// Notes a read outside of all rules.
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
