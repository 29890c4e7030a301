/// What is true of a slot now.
@usableFromInline
struct SlotFlags: OptionSet {
  @usableFromInline let rawValue: UInt32

  @inlinable init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// A source has changed: the rule must run.
  @inlinable static var isDirty: SlotFlags { SlotFlags(rawValue: 1 << 0) }
  /// Something further up may have changed: sources are brought up to date first.
  @inlinable static var needsCheck: SlotFlags { SlotFlags(rawValue: 1 << 1) }
  /// The rule runs now, perhaps beneath others.
  @inlinable static var isRunning: SlotFlags { SlotFlags(rawValue: 1 << 2) }
  /// Runs in its lane whenever it may be out of date.
  @inlinable static var isSink: SlotFlags { SlotFlags(rawValue: 1 << 3) }
  /// Stands in the queue of its lane, or in the batch that is being flushed.
  @inlinable static var isQueued: SlotFlags { SlotFlags(rawValue: 1 << 4) }
  /// The memory of the value is initialised.
  @inlinable static var hasValue: SlotFlags { SlotFlags(rawValue: 1 << 5) }
  /// Written from outside, or a latch; never runs.
  @inlinable static var isInput: SlotFlags { SlotFlags(rawValue: 1 << 6) }
  /// Copies an outside value into its subgraph.
  @inlinable static var isBoundary: SlotFlags { SlotFlags(rawValue: 1 << 7) }
  /// A boundary with a value in a subgraph that is leaving: no change enters.
  @inlinable static var isFrozen: SlotFlags { SlotFlags(rawValue: 1 << 8) }
  /// In a subgraph that is leaving: outside sources are read through latches.
  @inlinable static var isLeaving: SlotFlags { SlotFlags(rawValue: 1 << 9) }
  /// Handles are dead; the memory is still there until it is given back.
  @inlinable static var isDead: SlotFlags { SlotFlags(rawValue: 1 << 10) }
  /// Holds an outside value for a leaving subgraph; has a value and no rule.
  @inlinable static var isLatch: SlotFlags { SlotFlags(rawValue: 1 << 11) }
  /// Lost an outside source when its subgraph left; dirty when it returns.
  @inlinable static var wasCut: SlotFlags { SlotFlags(rawValue: 1 << 17) }
  /// The run that goes on keeps the edges that it did not read again.
  @inlinable static var keepsSources: SlotFlags { SlotFlags(rawValue: 1 << 13) }
  /// The run that goes on has read other sources, or in another order, than the run before.
  @inlinable static var isDiverged: SlotFlags { SlotFlags(rawValue: 1 << 14) }
  /// Never ran, and was given sources to bring up to date before it does.
  @inlinable static var hasDeclaredSources: SlotFlags { SlotFlags(rawValue: 1 << 15) }
  /// Somebody walks along its sources and remembers a place; no source was removed since.
  @inlinable static var isScanned: SlotFlags { SlotFlags(rawValue: 1 << 16) }
  /// Waits for a source that is brought up to date first.
  @inlinable static var isWaiting: SlotFlags { SlotFlags(rawValue: 1 << 19) }
  /// The run that ends has changed a part of the value and nothing beside it.
  @inlinable static var isChangedInPart: SlotFlags { SlotFlags(rawValue: 1 << 20) }
  /// Keeps account of what of its first source's value changes; its own value is a `GatheredChange`.
  @inlinable static var gathersChanges: SlotFlags { SlotFlags(rawValue: 1 << 21) }
  /// Runs now, and inside `untracked`: what it reads leaves no edge.
  @inlinable static var isUntracked: SlotFlags { SlotFlags(rawValue: 1 << 12) }
  /// A sink of a lane in order of creation that keeps doubts to itself: what depends on it hears of a change only once it has run.
  @inlinable static var isBarrier: SlotFlags { SlotFlags(rawValue: 1 << 18) }
  /// Goes with its subgraph once nothing depends on it any more.
  @inlinable static var isTransient: SlotFlags { SlotFlags(rawValue: 1 << 22) }
  /// A transient one on which nothing depended; looked at when the turn ends.
  @inlinable static var isUnread: SlotFlags { SlotFlags(rawValue: 1 << 23) }

  /// A sink of a subgraph that is frozen: it takes no turn in its lane.
  @inlinable static var isHeld: SlotFlags { SlotFlags(rawValue: 1 << 24) }
  /// Not to be queued: it stands in a queue already, or takes no turn.
  @inlinable static var isQueuedOrHeld: SlotFlags { SlotFlags(rawValue: 1 << 4 | 1 << 24) }

  /// A new input.
  @inlinable static var ofInput: SlotFlags { SlotFlags(rawValue: 1 << 5 | 1 << 6) }
  /// A new sink.
  @inlinable static var ofSink: SlotFlags { SlotFlags(rawValue: 1 << 0 | 1 << 3) }
  /// A new transient rule.
  @inlinable static var ofTransient: SlotFlags { SlotFlags(rawValue: 1 << 0 | 1 << 22) }
  /// A new barrier.
  @inlinable static var ofBarrier: SlotFlags { SlotFlags(rawValue: 1 << 0 | 1 << 3 | 1 << 18) }
  /// A new barrier that gathers changes.
  @inlinable static var ofGatherer: SlotFlags { SlotFlags(rawValue: 1 << 0 | 1 << 3 | 1 << 18 | 1 << 21) }
  @inlinable static var isStale: SlotFlags { SlotFlags(rawValue: 1 << 0 | 1 << 1) }
  /// What decides whether a rule can run at once: it can if nothing of this but `isDirty` is there.
  @inlinable static var isDirtyAlone: SlotFlags { SlotFlags(rawValue: 1 << 0 | 1 << 2 | 1 << 19 | 1 << 15 | 1 << 9) }
  /// A value that can't be read as it is.
  @inlinable static var isUnready: SlotFlags { SlotFlags(rawValue: 1 << 0 | 1 << 1 | 1 << 2) }
  /// A rule that runs, or has run.
  @inlinable static var hasRun: SlotFlags { SlotFlags(rawValue: 1 << 2 | 1 << 5) }
  /// Not to be marked stale, whatever changes.
  @inlinable static var isUnmarkable: SlotFlags { SlotFlags(rawValue: 1 << 2 | 1 << 10 | 1 << 6 | 1 << 8) }
  /// A running rule whose reads can't be compared with those of the run before.
  @inlinable static var readsElsewise: SlotFlags { SlotFlags(rawValue: 1 << 9 | 1 << 12 | 1 << 14) }
  /// What a run leaves behind for its end, and what else makes that end special.
  @inlinable static var endsSpecially: SlotFlags { SlotFlags(rawValue: 1 << 13 | 1 << 14 | 1 << 10 | 1 << 9 | 1 << 7 | 1 << 20) }

  @inlinable func isAny(of other: SlotFlags) -> Bool { rawValue & other.rawValue != 0 }
}

/// What an option set does anyway, without detours through protocols: the engine's debug builds would spend most of their time there.
extension SlotFlags {
  @inlinable func contains(_ other: SlotFlags) -> Bool { rawValue & other.rawValue == other.rawValue }
  @inlinable func union(_ other: SlotFlags) -> SlotFlags { SlotFlags(rawValue: rawValue | other.rawValue) }
  @inlinable func intersection(_ other: SlotFlags) -> SlotFlags { SlotFlags(rawValue: rawValue & other.rawValue) }
  @inlinable func subtracting(_ other: SlotFlags) -> SlotFlags { SlotFlags(rawValue: rawValue & ~other.rawValue) }
  @inlinable mutating func insert(_ other: SlotFlags) { self = union(other) }
  @inlinable mutating func formUnion(_ other: SlotFlags) { self = union(other) }
  @inlinable mutating func remove(_ other: SlotFlags) { self = subtracting(other) }
  @inlinable mutating func subtract(_ other: SlotFlags) { self = subtracting(other) }

  @inlinable static func == (lhs: SlotFlags, rhs: SlotFlags) -> Bool { lhs.rawValue == rhs.rawValue }
}
