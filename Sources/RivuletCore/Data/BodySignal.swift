import Combine
import Dispatch
import RivuletGraph
import Synchronization

/// What outside objects ring when a body must be evaluated again: observed objects and tracked `@Observable` properties.
///
/// A ring is queued in the transaction that is current when it comes, and is dropped when the body has been evaluated since (B1.18):
/// by then it has read the new values.
package final class BodySignal: Sendable {
  private struct State {
    /// Counts evaluations.
    var evaluation = 0
    var isInvalidated = false
    /// The evaluation whose reads have rung already; one ring asks for the next evaluation.
    var rungEvaluation = 0
    /// Trackings of this and earlier evaluations are out of date (B3.35).
    var retiredEvaluation = 0
    /// Whether a change was announced on another thread that may come after the next evaluation has begun.
    var looksTwice = false
  }

  private let state = Mutex(State())
  private let rule: AttributeID
  private let queue: TransactionQueue
  private let type: any Any.Type

  /// The signal of a rule that makes views for values of a type.
  @MainActor init(tree: ViewTree, rule: AttributeID, of type: any Any.Type) {
    queue = tree.queue
    self.rule = rule
    self.type = type
  }

  /// The name of the type that the body belongs to, for reports.
  package var typeName: String { _typeName(type, qualified: false) }

  /// Begins an evaluation and gives its number.
  @discardableResult
  func willEvaluate() -> Int {
    state.withLock {
      $0.evaluation += 1
      $0.isInvalidated = false
      return $0.evaluation
    }
  }

  /// How many evaluations have begun.
  var evaluation: Int { state.withLock { $0.evaluation } }

  @MainActor var isInvalidated: Bool { state.withLock { $0.isInvalidated } }

  /// Whether the tree of this body is evaluating on this thread now.
  package var isUpdating: Bool { queue.isUpdatingOnThisThread }

  package func report(_ issue: RuntimeIssue) { queue.issues.report(issue) }

  /// Reports what comes from one place of the source again and again (A5.04).
  func reportOnce(_ issue: RuntimeIssue) { queue.issues.reportOnce(issue) }

  /// Asks for one more evaluation because an object announces a change that it has not made yet, in the transaction current now. From any
  /// thread.
  ///
  /// - Parameter object: The address of the object.
  func ring(for object: UInt) {
    queue.noteChange(of: object)
    let evaluation = evaluation
    if MainThread.isCurrent { return queue(after: evaluation, Transaction.current) }
    // The change comes after its announcement on that other thread; the hop lets it happen first.
    let transaction = Transaction.current
    DispatchQueue.main.async { self.queue(after: evaluation, transaction) }
    // Where it does not, the body has looked too early and looks again.
    StoreWatch.afterStoring(for: self) { [weak self] in
      DispatchQueue.main.async { if let self, self.evaluation != evaluation { self.ring(for: object) } }
    }
  }

  private func queue(after evaluation: Int, _ transaction: Transaction) {
    queue.append(Mutation { [self] in apply(after: evaluation) }, transaction: transaction)
  }

  /// Has the body evaluated again in the update that runs. On the main thread.
  func invalidate() {
    state.withLock { $0.isInvalidated = true }
    if rule.isLive { rule.graph.invalidate(rule) }
  }

  private func apply(after evaluation: Int) {
    let isNews = state.withLock { state in
      guard state.evaluation == evaluation else { return false }
      state.isInvalidated = true
      return true
    }
    if isNews { rule.graph.invalidateFromOutside(rule) }
  }
}

// MARK: - Observable properties

extension BodySignal {
  /// Asks for one more evaluation because an `@Observable` property has changed that an evaluation read. From any thread, after the change.
  ///
  /// - Returns: False if the reads of that evaluation are out of date and need not be watched any more.
  func propertyChanged(readIn evaluation: Int) -> Bool {
    if TrackingRetirement.isRetiring { return state.withLock { evaluation > $0.retiredEvaluation } }
    return ring(readIn: evaluation)
  }

  private func ring(readIn evaluation: Int) -> Bool {
    let isMain = MainThread.isCurrent
    var latest: Int?
    let isWatched = state.withLock { state in
      if evaluation <= state.retiredEvaluation { return false }
      // What a body changes itself while it is evaluated is not news to it. A change by another thread is: the body may have read before it.
      if isMain, evaluation != state.evaluation { return true }
      guard state.rungEvaluation != state.evaluation else { return true }
      state.rungEvaluation = state.evaluation
      latest = state.evaluation
      return true
    }
    if isMain, isWatched, queue.isUpdatingOnThisThread, !TrackingRetirement.isRetiring {
      MainActor.assumeIsolated { reportWriteDuringUpdate() }
    }
    if let latest { queue(after: latest, Transaction.current) }
    return isWatched
  }

  /// Reports the write of a property if a rule of this tree runs, and thus a body or a closure of one (B11.03). Actions run between rules, and those
  /// of a picture that is made in a body run in a turn of their own.
  @MainActor private func reportWriteDuringUpdate() {
    guard rule.graph.currentRule != nil, OuterTurn.queue == ObjectIdentifier(queue) else { return }
    let place = RunningBodies.innermostType.map { "the body of \(_typeName($0, qualified: false)) is evaluated" } ?? "views are updated"
    reportOnce(
      RuntimeIssue(
        kind: .stateModifiedDuringUpdate,
        message: "Modifying state during view update: a property of an @Observable object that \(typeName) has read was written while "
          + "\(place); \(typeName) is evaluated again. Write it in an action, onAppear, onChange or a task.",
        typeName: typeName))
  }

  /// Asks for one more evaluation before the change of a property, on behalf of a tracking that ends with it.
  func propertyWillChange(readIn evaluation: Int) {
    if !MainThread.isCurrent { state.withLock { $0.looksTwice = true } }
    _ = ring(readIn: evaluation)
  }

  /// Whether the evaluation that begins has to be repeated once its tracking is in place.
  func takeLookingTwice() -> Bool {
    state.withLock { state in
      defer { state.looksTwice = false }
      return state.looksTwice
    }
  }

  /// Ends the watch on what an evaluation and those before it read.
  func retire(through evaluation: Int) {
    state.withLock { $0.retiredEvaluation = max($0.retiredEvaluation, evaluation) }
  }
}
