/// The state of the engine, behind one pointer. A read involves no class fields, exclusivity checks or reference counting.
@usableFromInline
package struct GraphState {
  /// The place of the last source read by the running rule, if the rule's reads match those of its previous run. While the rule is leaving,
  /// inside `untracked` or diverged, this is the head of `idle`, and the place is stored in the rule's slot.
  @usableFromInline var cursor: PlacePointer
  /// The innermost running rule, or `idle`.
  var current: SlotPointer
  /// The slot that represents "no rule", which saves a check for nil.
  let idle: SlotPointer
  /// True while anything is being brought up to date.
  @usableFromInline var isBusy = false
  /// The flags checked at the end of a run. An end is special if any of them other than `hasValue` is set. While runs are logged, every end
  /// is special.
  private(set) var seenAtEnd = SlotFlags.endsSpecially.union(.hasValue)
  var isLogging = false {
    didSet { seenAtEnd = .endsSpecially.union(isLogging ? [.hasValue, .isRunning] : .hasValue) }
  }
  /// True if barriers that are out of date may have dependents that are not marked.
  var holdsBack = false
  /// True while reads from outside all rules are collected (`Graph.collectReads`).
  var collectsReads = false
  /// A number that grows by one with every write and every end of a run; it defines the order of `changedAt` and `ranAt`.
  var clock: UInt64 = 1
  /// The part in which the value differs, for a slot whose run ends with `isChangedInPart`.
  var changedPart = ByteSpan.whole
  /// The number of rules that run inside other runs or inside a read from outside the graph.
  var nestedRuns = 0
  /// The number of runs since `countedSince` that left the value unchanged.
  var unchangedRuns = 0
  /// The number of sinks that have run since the graph was created.
  var sinksRun = 0
  /// The number of runs so far that have diverged.
  var divergedRuns: UInt64 = 0
  /// Waiting slots that are being brought up to date because a rule that they wait for has read them.
  var interrupted = PointerStack<Interruption>(capacity: 8)
  /// Edges from which a slot's remaining dependents must still be marked.
  var wave = PointerStack<EdgePointer>(capacity: 64)
  var lanes: UnsafeMutablePointer<LaneQueue>
  var laneCount: Int
  var freeSlots: SlotPointer?
  var freeEdges: EdgePointer?
  var nextSequence: UInt32 = 1
  var nextSubgraphSequence: UInt32 = 1
  /// The graph. It sets this in its initializer, as soon as it can refer to itself.
  var owner: Unmanaged<Graph>!
  /// All counters except `rulesRun` and `valuesChanged`, which follow from the clock, and `pages`.
  var counters = GraphCounters()
  /// The clock at the last reset of the counters.
  var countedSince: UInt64 = 1
  var kinds = KindTable()
  var pages = GraphPages()
  var blocks = BlockPool()
  var deferred = DeferredWork()
  /// The number of subgraph objects that refer to this state. `isGone` is true once the graph itself has been freed.
  var subgraphCount = 0
  var isGone = false
  #if DEBUG
  var faults = GraphFaults()
  #endif

  /// An interrupted slot, the slot that waits for it, and the target until then.
  struct Interruption: BitwiseCopyable {
    var slot: SlotPointer
    var waiter: SlotPointer
    var target: SlotPointer
  }

  /// True if the running rule's reads match those of its previous run, so that `cursor` belongs to it.
  @inline(__always) var comparesReads: Bool { cursor != idle.head }

  /// The innermost running rule, or nil.
  var running: SlotPointer? { current == idle ? nil : current }

  init(lanes orders: [LaneOrder]) {
    idle = GraphPages.makeIdleSlot()
    (cursor, current) = (idle.head, idle)
    laneCount = orders.count
    lanes = .allocate(capacity: orders.count)
    for (index, order) in orders.enumerated() { (lanes + index).initialize(to: LaneQueue(order: order)) }
  }

  /// Returns the number for a new subgraph and counts the subgraph.
  mutating func takeSubgraphSequence() -> UInt32 {
    subgraphCount += 1
    defer { nextSubgraphSequence += 1 }
    return nextSubgraphSequence
  }

  /// Frees all memory. No slot may still hold a value.
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
