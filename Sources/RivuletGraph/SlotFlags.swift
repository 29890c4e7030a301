/// The state of a slot.
@usableFromInline
struct SlotFlags: OptionSet {
  @usableFromInline let rawValue: UInt32

  @inlinable init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// A source has changed, so the rule must run.
  @inlinable static var isDirty: SlotFlags { SlotFlags(rawValue: 1 << 0) }
  /// Something upstream may have changed, so the sources must be updated first.
  @inlinable static var needsCheck: SlotFlags { SlotFlags(rawValue: 1 << 1) }
  /// The rule is running. It may be waiting for nested runs.
  @inlinable static var isRunning: SlotFlags { SlotFlags(rawValue: 1 << 2) }
  /// The rule runs in its lane whenever it may be out of date.
  @inlinable static var isSink: SlotFlags { SlotFlags(rawValue: 1 << 3) }
  /// The slot is in the queue of its lane, or in the batch that is being flushed.
  @inlinable static var isQueued: SlotFlags { SlotFlags(rawValue: 1 << 4) }
  /// The memory of the value is initialised.
  @inlinable static var hasValue: SlotFlags { SlotFlags(rawValue: 1 << 5) }
  /// The slot is written from outside or is a latch. It never runs.
  @inlinable static var isInput: SlotFlags { SlotFlags(rawValue: 1 << 6) }
  /// The slot is in a leaving subgraph and reads outside sources through latches.
  @inlinable static var isLeaving: SlotFlags { SlotFlags(rawValue: 1 << 9) }
  /// The slot's handles are dead. Its memory remains until it's freed.
  @inlinable static var isDead: SlotFlags { SlotFlags(rawValue: 1 << 10) }
  /// The slot holds an outside value for a leaving subgraph. It has a value but no rule.
  @inlinable static var isLatch: SlotFlags { SlotFlags(rawValue: 1 << 11) }
  /// The slot lost an outside source when its subgraph left. It becomes dirty when the subgraph returns.
  @inlinable static var wasCut: SlotFlags { SlotFlags(rawValue: 1 << 17) }
  /// The current run keeps the edges that it didn't read again.
  @inlinable static var keepsSources: SlotFlags { SlotFlags(rawValue: 1 << 13) }
  /// The current run has read different sources from the previous run, or the same sources in a different order.
  @inlinable static var isDiverged: SlotFlags { SlotFlags(rawValue: 1 << 14) }
  /// The rule has never run, and has sources to update before it does.
  @inlinable static var hasDeclaredSources: SlotFlags { SlotFlags(rawValue: 1 << 15) }
  /// A traversal of the sources is in progress and has stored a list position. No source has been removed since then.
  @inlinable static var isScanned: SlotFlags { SlotFlags(rawValue: 1 << 16) }
  /// The slot is waiting for a source that's being updated first.
  @inlinable static var isWaiting: SlotFlags { SlotFlags(rawValue: 1 << 19) }
  /// The run that's ending has changed only part of the value.
  @inlinable static var isChangedInPart: SlotFlags { SlotFlags(rawValue: 1 << 20) }
  /// The slot records the parts of its first source's value that change. The slot's own value is a `GatheredChange`.
  @inlinable static var gathersChanges: SlotFlags { SlotFlags(rawValue: 1 << 21) }
  /// The rule is running inside `untracked`, so its reads leave no edge.
  @inlinable static var isUntracked: SlotFlags { SlotFlags(rawValue: 1 << 12) }
  /// The slot is a sink that holds back invalidation, in a lane that runs in creation order. Its dependents are marked only after it has
  /// run.
  @inlinable static var isBarrier: SlotFlags { SlotFlags(rawValue: 1 << 18) }
  /// The rule and its subgraph are freed once nothing depends on the rule.
  @inlinable static var isTransient: SlotFlags { SlotFlags(rawValue: 1 << 22) }
  /// The transient rule has no dependents. It's checked when the turn ends.
  @inlinable static var isUnread: SlotFlags { SlotFlags(rawValue: 1 << 23) }

  /// The sink is in a frozen subgraph, so it takes no turn in its lane.
  @inlinable static var isHeld: SlotFlags { SlotFlags(rawValue: 1 << 24) }
  /// The slot must not be queued, because it's already in a queue or takes no turn.
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
  /// The flags that determine whether a rule can run immediately. It can if `isDirty` is the only one of these flags that's set.
  @inlinable static var isDirtyAlone: SlotFlags { SlotFlags(rawValue: 1 << 0 | 1 << 2 | 1 << 19 | 1 << 15 | 1 << 9) }
  /// The value can't be read in its current state.
  @inlinable static var isUnready: SlotFlags { SlotFlags(rawValue: 1 << 0 | 1 << 1 | 1 << 2) }
  /// The rule is running or has run.
  @inlinable static var hasRun: SlotFlags { SlotFlags(rawValue: 1 << 2 | 1 << 5) }
  /// The slot is never marked stale, regardless of changes.
  @inlinable static var isUnmarkable: SlotFlags { SlotFlags(rawValue: 1 << 2 | 1 << 10 | 1 << 6) }
  /// The reads of the running rule can't be compared with those of the previous run.
  @inlinable static var cannotCompareReads: SlotFlags { SlotFlags(rawValue: 1 << 9 | 1 << 12 | 1 << 14) }
  /// The flags that a run sets for its end, and all other flags that make the end special.
  @inlinable static var endsSpecially: SlotFlags { SlotFlags(rawValue: 1 << 13 | 1 << 14 | 1 << 10 | 1 << 9 | 1 << 20) }

  @inlinable func isAny(of other: SlotFlags) -> Bool { rawValue & other.rawValue != 0 }
}

/// The standard operations of an option set, without calls through protocols. In debug builds, the engine would otherwise spend most of its
/// time in those calls.
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
