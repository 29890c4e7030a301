/// The state of the engine, behind one pointer: no class field, no exclusivity check, no reference count on the way of a read.
@usableFromInline
package struct GraphState {
  /// The place of the last source read by the running rule, if that reads as it did the last time: not while it is leaving, nor inside
  /// `untracked`, nor once it has diverged. Else the head of `idle`, and the place is in the slot of the rule.
  @usableFromInline var cursor: PlacePointer
  /// The innermost rule that runs now, or `idle`.
  var current: SlotPointer
  /// Stands for no rule where that saves a question.
  let idle: SlotPointer
  /// Whether anything is being brought up to date.
  @usableFromInline var isBusy = false
  /// What is looked at when a run ends: if anything but `hasValue` is among it, the end is special. While runs are logged, each one's is.
  private(set) var seenAtEnd = SlotFlags.endsSpecially.union(.hasValue)
  var isLogging = false {
    didSet { seenAtEnd = .endsSpecially.union(isLogging ? [.hasValue, .isRunning] : .hasValue) }
  }
  /// Whether barriers that are out of date may have dependents that do not know it.
  var holdsBack = false
  /// Whether reads from outside of all rules are collected (`Graph.collectReads`).
  var collectsReads = false
  /// Grows by one with every write and every end of a run; orders `changedAt` and `ranAt`.
  var clock: UInt64 = 1
  /// Where the value differs of a slot whose run ends with `isChangedInPart`.
  var changedPart = ByteSpan.whole
  /// How many rules run inside of other runs, or of a read from outside.
  var nestedRuns = 0
  /// Runs since `countedSince` that have left the value as it was.
  var unchangedRuns = 0
  /// Sinks that have run since the graph was made.
  var sinksRun = 0
  /// Runs so far that have diverged.
  var divergedRuns: UInt64 = 0
  /// Slots that wait, and are brought up to date all the same because a rule that they wait for has read them.
  var interrupted = PointerStack<Interruption>(capacity: 8)
  /// Edges from which on a slot's dependents are still to be marked.
  var wave = PointerStack<EdgePointer>(capacity: 64)
  var lanes: UnsafeMutablePointer<LaneQueue>
  var laneCount: Int
  var freeSlots: SlotPointer?
  var freeEdges: EdgePointer?
  var nextSequence: UInt32 = 1
  var nextSubgraphSequence: UInt32 = 1
  /// Set at once by the graph, which can name itself only when all of it is there.
  var owner: Unmanaged<Graph>!
  /// All but `rulesRun` and `valuesChanged`, which follow from the clock, and `pages`.
  var counters = GraphCounters()
  /// The clock when the counters were zero.
  var countedSince: UInt64 = 1
  var kinds = KindTable()
  var pages = GraphPages()
  var blocks = BlockPool()
  var deferred = DeferredWork()
  /// Subgraph objects that point here, and whether the graph itself has gone.
  var subgraphCount = 0
  var isGone = false
  #if DEBUG
  var faults = GraphFaults()
  #endif

  /// A slot that was interrupted, the one that waits for it, and the one that was wanted until then.
  struct Interruption: BitwiseCopyable {
    var slot: SlotPointer
    var waiter: SlotPointer
    var target: SlotPointer
  }

  /// Whether the running rule reads as it did the last time, so that `cursor` is its own.
  @inline(__always) var comparesReads: Bool { cursor != idle.head }

  /// The innermost rule that runs now.
  var running: SlotPointer? { current == idle ? nil : current }

  init(lanes orders: [LaneOrder]) {
    idle = GraphPages.makeIdleSlot()
    (cursor, current) = (idle.head, idle)
    laneCount = orders.count
    lanes = .allocate(capacity: orders.count)
    for (index, order) in orders.enumerated() { (lanes + index).initialize(to: LaneQueue(order: order)) }
  }

  /// The number of a new subgraph, which counts from now on.
  mutating func takeSubgraphSequence() -> UInt32 {
    subgraphCount += 1
    defer { nextSubgraphSequence += 1 }
    return nextSubgraphSequence
  }

  /// Gives all memory back; no slot may hold a value any more.
  func deallocate() {
    for index in 0..<laneCount { lanes[index].deallocate() }
    lanes.deallocate()
    interrupted.deallocate()
    idle.deallocate()
    wave.deallocate()
    kinds.deallocate()
    pages.deallocate()
    blocks.deallocate()
  }
}
