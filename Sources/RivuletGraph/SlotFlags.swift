/// The current state of a slot.
@usableFromInline
struct SlotFlags: OptionSet {
  @usableFromInline let rawValue: UInt32

  @inlinable init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// A source has changed: the rule must run.
  @inlinable static var isDirty: SlotFlags { SlotFlags(rawValue: 1 << 0) }
  /// Something upstream may have changed: sources are brought up to date first.
  @inlinable static var needsCheck: SlotFlags { SlotFlags(rawValue: 1 << 1) }
  /// The rule is running, possibly beneath others.
  @inlinable static var isRunning: SlotFlags { SlotFlags(rawValue: 1 << 2) }
  /// The rule runs in its lane whenever it may be out of date.
  @inlinable static var isSink: SlotFlags { SlotFlags(rawValue: 1 << 3) }
  /// The slot is in the queue of its lane, or in the batch that is being flushed.
  @inlinable static var isQueued: SlotFlags { SlotFlags(rawValue: 1 << 4) }
  /// The memory of the value is initialised.
  @inlinable static var hasValue: SlotFlags { SlotFlags(rawValue: 1 << 5) }
  /// The slot is written from outside or is a latch; it never runs.
  @inlinable static var isInput: SlotFlags { SlotFlags(rawValue: 1 << 6) }
  /// The slot is in a leaving subgraph: outside sources are read through latches.
  @inlinable static var isLeaving: SlotFlags { SlotFlags(rawValue: 1 << 9) }
  /// Handles are dead; the memory remains until it is freed.
  @inlinable static var isDead: SlotFlags { SlotFlags(rawValue: 1 << 10) }
  /// The slot holds an outside value for a leaving subgraph; it has a value and no rule.
  @inlinable static var isLatch: SlotFlags { SlotFlags(rawValue: 1 << 11) }
  /// The slot lost an outside source when its subgraph left; it becomes dirty when the subgraph returns.
  @inlinable static var wasCut: SlotFlags { SlotFlags(rawValue: 1 << 17) }
  /// The current run keeps the edges that it did not read again.
  @inlinable static var keepsSources: SlotFlags { SlotFlags(rawValue: 1 << 13) }
  /// The current run has read different sources from the previous run, or in a different order.
  @inlinable static var isDiverged: SlotFlags { SlotFlags(rawValue: 1 << 14) }
  /// The rule has never run, and has sources to bring up to date before it does.
  @inlinable static var hasDeclaredSources: SlotFlags { SlotFlags(rawValue: 1 << 15) }
  /// A walk along the sources is in progress and stores a place; no source has been removed since.
  @inlinable static var isScanned: SlotFlags { SlotFlags(rawValue: 1 << 16) }
  /// The slot waits for a source that is being brought up to date first.
  @inlinable static var isWaiting: SlotFlags { SlotFlags(rawValue: 1 << 19) }
  /// The run that is ending has changed only a part of the value.
  @inlinable static var isChangedInPart: SlotFlags { SlotFlags(rawValue: 1 << 20) }
  /// The slot records which parts of its first source's value change; its own value is a `GatheredChange`.
  @inlinable static var gathersChanges: SlotFlags { SlotFlags(rawValue: 1 << 21) }
  /// The rule is running inside `untracked`: its reads leave no edge.
  @inlinable static var isUntracked: SlotFlags { SlotFlags(rawValue: 1 << 12) }
  /// The slot is a sink that holds back invalidation, in a lane that runs in order of creation: its dependents are marked only once it has
  /// run.
  @inlinable static var isBarrier: SlotFlags { SlotFlags(rawValue: 1 << 18) }
  /// The rule is freed with its subgraph once nothing depends on it.
  @inlinable static var isTransient: SlotFlags { SlotFlags(rawValue: 1 << 22) }
  /// The transient rule has no dependents; it is checked when the turn ends.
  @inlinable static var isUnread: SlotFlags { SlotFlags(rawValue: 1 << 23) }

  /// The sink is in a frozen subgraph: it takes no turn in its lane.
  @inlinable static var isHeld: SlotFlags { SlotFlags(rawValue: 1 << 24) }
  /// The slot must not be queued: it is already in a queue, or takes no turn.
  @inlinable static var isQueuedOrHeld: SlotFlags { SlotFlags(rawValue: 1 << 4 | 1 << 24) }

  /// The flags of a new input.
  @inlinable static var ofInput: SlotFlags { SlotFlags(rawValue: 1 << 5 | 1 << 6) }
  /// The flags of a new sink.
  @inlinable static var ofSink: SlotFlags { SlotFlags(rawValue: 1 << 0 | 1 << 3) }
  /// The flags of a new transient rule.
  @inlinable static var ofTransient: SlotFlags { SlotFlags(rawValue: 1 << 0 | 1 << 22) }
  /// The flags of a new barrier.
  @inlinable static var ofBarrier: SlotFlags { SlotFlags(rawValue: 1 << 0 | 1 << 3 | 1 << 18) }
  /// The flags of a new barrier that gathers changes.
  @inlinable static var ofGatherer: SlotFlags { SlotFlags(rawValue: 1 << 0 | 1 << 3 | 1 << 18 | 1 << 21) }
  @inlinable static var isStale: SlotFlags { SlotFlags(rawValue: 1 << 0 | 1 << 1) }
  /// The flags that decide whether a rule can run immediately: it can if `isDirty` is the only one of them that is set.
  @inlinable static var isDirtyAlone: SlotFlags { SlotFlags(rawValue: 1 << 0 | 1 << 2 | 1 << 19 | 1 << 15 | 1 << 9) }
  /// The value can't be read in its current state.
  @inlinable static var isUnready: SlotFlags { SlotFlags(rawValue: 1 << 0 | 1 << 1 | 1 << 2) }
  /// The rule is running, or has run.
  @inlinable static var hasRun: SlotFlags { SlotFlags(rawValue: 1 << 2 | 1 << 5) }
  /// The slot is not marked stale, regardless of changes.
  @inlinable static var isUnmarkable: SlotFlags { SlotFlags(rawValue: 1 << 2 | 1 << 10 | 1 << 6) }
  /// The reads of the running rule can't be compared with those of the previous run.
  @inlinable static var readsElsewise: SlotFlags { SlotFlags(rawValue: 1 << 9 | 1 << 12 | 1 << 14) }
  /// The flags that a run sets for its end, and the others that make the end special.
  @inlinable static var endsSpecially: SlotFlags { SlotFlags(rawValue: 1 << 13 | 1 << 14 | 1 << 10 | 1 << 9 | 1 << 20) }

  @inlinable func isAny(of other: SlotFlags) -> Bool { rawValue & other.rawValue != 0 }
}

/// The standard operations of an option set, without calls through protocols. Otherwise, debug builds of the engine would spend most of
/// their time there.
extension SlotFlags {
  @inlinable func contains(_ other: SlotFlags) -> Bool { rawValue & other.rawValue == other.rawValue }
  @inlinable func union(_ other: SlotFlags) -> SlotFlags { SlotFlags(rawValue: rawValue | other.rawValue) }
  @inlinable func intersection(_ other: SlotFlags) -> SlotFlags { SlotFlags(rawValue: rawValue & other.rawValue) }
  @inlinable func subtracting(_ other: SlotFlags) -> SlotFlags { SlotFlags(rawValue: rawValue & ~other.rawValue) }
  @inlinable mutating func insert(_ other: SlotFlags) { self = union(other) }
  @inlinable mutating func remove(_ other: SlotFlags) { self = subtracting(other) }
  @inlinable mutating func subtract(_ other: SlotFlags) { self = subtracting(other) }

  @inlinable static func == (lhs: SlotFlags, rhs: SlotFlags) -> Bool { lhs.rawValue == rhs.rawValue }
}
