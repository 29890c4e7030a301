import Synchronization

/// A recorded change. Applying a mutation only sets inputs in the graph.
package struct Mutation {
  package let apply: () -> Void

  package init(_ apply: @escaping () -> Void) {
    self.apply = apply
  }
}

/// A group of changes that are applied together because they were made in the same turn, in succession, and with equal transactions
/// (B1.04–06).
package struct TransactionGroup {
  package let transaction: Transaction
  package let turn: Int
  /// The number of rounds of lifecycle actions in this frame that led to this group. The number is limited (B1.09).
  package let round: Int
  package var mutations: [Mutation]
}

/// The queue that every change, from any thread, passes through. Changes wait in the queue until the end of the turn (A1.14).
package final class TransactionQueue: Sendable {
  private struct State: @unchecked Sendable {
    var groups: [TransactionGroup] = []
    var turn = 0
    var round = 0
    var isWakePending = false
    /// The addresses of objects that have announced a change since an update started.
    var changedObjects: Set<UInt> = []
    var isClosed = false

    /// The number of times that groups have been added, removed, or closed to further changes.
    var version = 0

    /// The groups that a change in this turn can join if its transaction is equal. By default, this is the last group, if it belongs to
    /// this turn (B1.06).
    var openGroups: ArraySlice<TransactionGroup> {
      let candidates = BehaviourConstants.mergesOnlyAdjacentGroups ? groups.suffix(1) : groups[...]
      return candidates.allSatisfy { $0.turn == turn && $0.round == round } ? candidates : []
    }
  }

  private let state = Mutex(State())
  private let wake: @Sendable () -> Void
  /// True while rules run. Set and read only on the main thread.
  nonisolated(unsafe) private var isUpdating = false

  /// The sink for issues found while recording a change.
  package let issues: IssueSink

  private let isTraced = Atomic(false)
  private let recorder = Mutex<(any CauseRecorder)?>(nil)

  /// The recorder of the changes, if any. Set on the main thread and read on any thread.
  package var causes: (any CauseRecorder)? {
    get { isTraced.load(ordering: .acquiring) ? recorder.withLock { $0 } : nil }
    set {
      recorder.withLock { $0 = newValue }
      isTraced.store(newValue != nil, ordering: .releasing)
    }
  }

  /// Creates a queue. `wake` is called, on any thread, when the first change of a turn arrives.
  package init(issues: IssueSink, wake: @escaping @Sendable () -> Void) {
    self.issues = issues
    self.wake = wake
  }

  /// The zero-based number of the turn.
  package var turn: Int { state.withLock { $0.turn } }

  /// True if the caller is inside an evaluation of the tree, which means that rules are running on the main thread.
  package var isUpdatingOnThisThread: Bool { isUpdating && MainThread.isCurrent }

  @MainActor package func whileUpdating<Result>(_ body: () -> Result) -> Result {
    let before = isUpdating
    isUpdating = true
    defer { isUpdating = before }
    return body()
  }

  package func append(_ mutation: Mutation, transaction: Transaction) {
    var isRecorded = false
    while !isRecorded {
      // Compare outside the lock, because the comparison may run app code.
      let (open, version) = state.withLock { ($0.openGroups, $0.version) }
      let index = open.indices.last { open[$0].transaction == transaction }
      isRecorded = record(mutation, transaction, in: index, ifStill: version)
    }
  }

  /// Records a change in an open group, or in a new group. Returns false, with no effect, if the groups have changed since the given
  /// version.
  private func record(_ mutation: Mutation, _ transaction: Transaction, in index: Int?, ifStill version: Int) -> Bool {
    let (isRecorded, mustWake) = state.withLock { state in
      if state.isClosed { return (true, false) }
      guard state.version == version else { return (false, false) }
      if let index {
        state.groups[index].mutations.append(mutation)
      } else {
        let group = TransactionGroup(transaction: transaction, turn: state.turn, round: state.round, mutations: [mutation])
        state.groups.append(group)
        state.version += 1
        for completion in transaction.completions { completion.beginGroup() }
      }
      defer { state.isWakePending = true }
      return (true, !state.isWakePending)
    }
    if mustWake { wake() }
    return isRecorded
  }

  /// Records that the observed object at this address has announced a change.
  func noteChange(of object: UInt) {
    state.withLock { _ = $0.changedObjects.insert(object) }
  }

  /// Returns the addresses of objects that have announced a change since the last call.
  func takeChangedObjects() -> Set<UInt> {
    state.withLock { state in
      defer { state.changedObjects = [] }
      return state.changedObjects
    }
  }

  /// Discards all pending and later changes, because the tree no longer exists.
  func close() {
    let dropped = state.withLock { state in
      state.isClosed = true
      defer { state.groups = [] }
      return state.groups
    }
    // Release the values outside the lock, because releasing them may run app code.
    withExtendedLifetime(dropped) {}
  }

  /// Returns sentences that describe invariants violated between turns.
  package func checkInvariants() -> [String] {
    state.withLock { state in
      var found: [String] = []
      if state.isWakePending == state.groups.isEmpty, !state.isClosed {
        found.append("\(state.groups.count) groups of changes wait, and a turn is \(state.isWakePending ? "" : "not ")requested.")
      }
      if state.groups.contains(where: { $0.turn > state.turn || $0.mutations.isEmpty }) {
        found.append("A group of changes is empty, or belongs to a later turn.")
      }
      if !zip(state.groups, state.groups.dropFirst()).allSatisfy({ $0.turn <= $1.turn }) {
        found.append("Groups of changes do not wait in the order of their turns.")
      }
      return found
    }
  }

  package var isEmpty: Bool { state.withLock { $0.groups.isEmpty } }

  /// Removes and returns the oldest group; nil if the queue is empty or the group's round exceeds `limit`.
  func popFirst(withinRound limit: Int) -> TransactionGroup? {
    state.withLock { state in
      guard let first = state.groups.first, first.round <= limit else { return nil }
      state.version += 1
      return state.groups.removeFirst()
    }
  }

  /// Starts the round after `round`. Changes recorded from now on belong to the new round.
  func beginRound(after round: Int) {
    state.withLock {
      $0.round = round + 1
      $0.version += 1
    }
  }

  /// Closes the open group. Views see its changes before any changes recorded later.
  package func separate() {
    state.withLock {
      $0.turn += 1
      $0.version += 1
    }
  }

  /// Ends the turn. Changes recorded from now on start new groups. The remaining groups wait for the next frame, in which rounds are
  /// counted from zero.
  func endTurn() {
    state.withLock { state in
      state.turn += 1
      state.round = 0
      state.version += 1
      state.groups = state.groups.map {
        TransactionGroup(transaction: $0.transaction, turn: $0.turn, round: 0, mutations: $0.mutations)
      }
      state.isWakePending = !state.groups.isEmpty
    }
    if !isEmpty { wake() }
  }
}
