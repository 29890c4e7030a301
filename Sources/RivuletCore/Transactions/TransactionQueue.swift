import Synchronization

/// One recorded change; applying it sets inputs of the graph, and nothing else.
package struct Mutation {
  package let apply: () -> Void

  package init(_ apply: @escaping () -> Void) {
    self.apply = apply
  }
}

/// Changes that are applied together: made in one turn, next to each other, under equal transactions (B1.04–06).
package struct TransactionGroup {
  package let transaction: Transaction
  package let turn: Int
  /// How many rounds of lifecycle actions led to this group within its frame; bounded (B1.09).
  package let round: Int
  package var mutations: [Mutation]
}

/// The one funnel: every change, from whatever thread, waits here for the end of the turn (A1.14).
package final class TransactionQueue: Sendable {
  private struct State: @unchecked Sendable {
    var groups: [TransactionGroup] = []
    var turn = 0
    var round = 0
    var isWakePending = false
    /// The addresses of the objects that have announced a change since an update began.
    var changedObjects: Set<UInt> = []
    var isClosed = false

    /// Counts the times that groups came, went, or were closed to further changes.
    var version = 0

    /// The groups that another change of this turn may become part of if its transaction is theirs: the last one, if it is of the same turn (B1.06).
    var openGroups: ArraySlice<TransactionGroup> {
      let candidates = BehaviourConstants.mergesOnlyAdjacentGroups ? groups.suffix(1) : groups[...]
      return candidates.allSatisfy { $0.turn == turn && $0.round == round } ? candidates : []
    }
  }

  private let state = Mutex(State())
  private let wake: @Sendable () -> Void
  /// Set on the main thread while rules run; only read there.
  nonisolated(unsafe) private var isUpdating = false

  /// Where mistakes go that are found while a change is recorded.
  package let issues: IssueSink

  /// `wake` is called, from any thread, when the first change of a turn arrives.
  package init(issues: IssueSink, wake: @escaping @Sendable () -> Void) {
    self.issues = issues
    self.wake = wake
  }

  /// Whether the caller is inside an evaluation of the tree: on the main thread, while rules run.
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
      // Compared outside of the lock, since that may run code of the app.
      let (open, version) = state.withLock { ($0.openGroups, $0.version) }
      let index = open.indices.last { open[$0].transaction == transaction }
      isRecorded = record(mutation, transaction, in: index, ifStill: version)
    }
  }

  /// Records a change in an open group, or in one of its own. False, and nothing is done, if the groups are others than they were in a version.
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

  /// An object at this address, which a view watches, announces a change.
  func noteChange(of object: UInt) {
    state.withLock { _ = $0.changedObjects.insert(object) }
  }

  /// The addresses of the objects that have announced a change since this was last asked.
  func takeChangedObjects() -> Set<UInt> {
    state.withLock { state in
      defer { state.changedObjects = [] }
      return state.changedObjects
    }
  }

  /// Drops what waits, and every change from now on: the tree has gone.
  func close() {
    let dropped = state.withLock { state in
      state.isClosed = true
      defer { state.groups = [] }
      return state.groups
    }
    // Their values go after the lock is open, since that may run code of the app.
    withExtendedLifetime(dropped) {}
  }

  package var isEmpty: Bool { state.withLock { $0.groups.isEmpty } }

  /// The oldest group, if its round is within `limit`.
  func popFirst(withinRound limit: Int) -> TransactionGroup? {
    state.withLock { state in
      guard let first = state.groups.first, first.round <= limit else { return nil }
      state.version += 1
      return state.groups.removeFirst()
    }
  }

  /// Changes recorded from now on belong to the round after `round`.
  func beginRound(after round: Int) {
    state.withLock {
      $0.round = round + 1
      $0.version += 1
    }
  }

  /// Ends the open group. Views see the changes in it before any that are recorded later.
  package func separate() {
    state.withLock {
      $0.turn += 1
      $0.version += 1
    }
  }

  /// Ends the turn: what is recorded from now on starts new groups; what is left over waits for the next frame with a fresh count.
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
