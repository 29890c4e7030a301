/// The state of the engine, accessed through a single pointer. Reads involve no class fields, exclusivity checks, or reference counting.
@usableFromInline
package struct GraphState {
  /// The list position of the last source read by the running rule, if the rule's reads match those of its previous run. While the rule is
  /// leaving, inside `untracked`, or diverged, this is the head of `idle`, and the position is stored in the rule's slot.
  @usableFromInline var cursor: PlacePointer
  /// The innermost running rule, or `idle` if no rule is running.
  var current: SlotPointer
  /// The slot that represents the absence of a rule, which avoids a check for nil.
  let idle: SlotPointer
  /// True while any attribute is being updated.
  @usableFromInline var isBusy = false
  /// The flags to check at the end of a run. An end is special if any of these flags other than `hasValue` is set. While runs are logged,
  /// every end is special.
  private(set) var seenAtEnd = SlotFlags.endsSpecially.union(.hasValue)
  var isLogging = false {
    didSet { seenAtEnd = .endsSpecially.union(isLogging ? [.hasValue, .isRunning] : .hasValue) }
  }
  /// True if barriers that are out of date may have unmarked dependents.
  var holdsBack = false
  /// True while reads from outside all rules are collected (`Graph.collectReads`).
  var collectsReads = false
  /// A number that increases by one with every write and at the end of every run. It defines the order of `changedAt` and `ranAt`.
  var clock: UInt64 = 1
  /// The differing part of the value, for a slot whose run ends with `isChangedInPart`.
  var changedPart = ByteSpan.whole
  /// The number of active rules that run inside other runs or inside a read from outside the graph.
  var nestedRuns = 0
  /// The number of runs since `countedSince` that left the value unchanged.
  var unchangedRuns = 0
  /// The number of sinks that have run since the graph was created.
  var sinksRun = 0
  /// The number of runs so far that have diverged.
  var divergedRuns: UInt64 = 0
  /// Waiting slots that are being updated because a rule that they wait for has read them.
  var interrupted = PointerStack<Interruption>(capacity: 8)
  /// Edges from which to continue marking a slot's remaining dependents.
  var wave = PointerStack<EdgePointer>(capacity: 64)
  var lanes: UnsafeMutablePointer<LaneQueue>
  var laneCount: Int
  var freeSlots: SlotPointer?
  var freeEdges: EdgePointer?
  var nextSequence: UInt32 = 1
  var nextSubgraphSequence: UInt32 = 1
  /// The graph, set by the graph's own initializer.
  var owner: Unmanaged<Graph>!
  /// All counters except `rulesRun` and `valuesChanged`, which are derived from the clock, and `pages`.
  var counters = GraphCounters()
  /// The clock's time at the last reset of the counters.
  var countedSince: UInt64 = 1
  var kinds = KindTable()
  var pages = GraphPages()
  var blocks = BlockPool()
  var deferred = DeferredWork()
  /// The number of subgraph objects that refer to this state. `isGone` is true after the graph itself is freed.
  var subgraphCount = 0
  var isGone = false
  #if DEBUG
  var faults = GraphFaults()
  #endif

  /// An interrupted slot, the slot that waits for it, and the target before the interruption.
  struct Interruption: BitwiseCopyable {
    var slot: SlotPointer
    var waiter: SlotPointer
    var target: SlotPointer
  }

  /// True if the running rule's reads match those of its previous run, in which case `cursor` belongs to that rule.
  @inline(__always) var comparesReads: Bool { cursor != idle.head }

  /// The innermost running rule; nil if no rule is running.
  var running: SlotPointer? { current == idle ? nil : current }

  init(lanes orders: [LaneOrder]) {
    idle = GraphPages.makeIdleSlot()
    (cursor, current) = (idle.head, idle)
    laneCount = orders.count
    lanes = .allocate(capacity: orders.count)
    for (index, order) in orders.enumerated() { (lanes + index).initialize(to: LaneQueue(order: order)) }
  }

  /// Returns the sequence number for a new subgraph and adds the subgraph to the count.
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
