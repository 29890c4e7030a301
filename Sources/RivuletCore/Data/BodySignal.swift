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
    /// Counts evaluations; a tracking of an earlier evaluation rings in vain (B3.35).
    var evaluation = 0
    var isInvalidated = false
  }

  private let state = Mutex(State())
  private let rule: AttributeID
  private let queue: TransactionQueue
  package let typeName: String

  @MainActor init(tree: ViewTree, rule: AttributeID, typeName: String) {
    queue = tree.queue
    self.rule = rule
    self.typeName = typeName
  }

  func willEvaluate() {
    state.withLock {
      $0.evaluation += 1
      $0.isInvalidated = false
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

  /// The closure for a tracking of the evaluation that runs now.
  func observationHandler() -> @Sendable () -> Void {
    let evaluation = state.withLock { $0.evaluation }
    return { [self] in
      if state.withLock({ $0.evaluation == evaluation }) { ring() }
    }
  }

  /// Asks for one more evaluation, in the transaction current now. From any thread.
  package func ring() {
    let evaluation = state.withLock { $0.evaluation }
    let mutation = Mutation { [self] in apply(after: evaluation) }
    if MainThread.isCurrent {
      queue.append(mutation, transaction: Transaction.current)
    } else {
      // The change comes after its announcement on that other thread; the hop lets it happen first.
      let transaction = Transaction.current
      DispatchQueue.main.async { self.queue.append(mutation, transaction: transaction) }
      // Where it does not, the body has looked too early and looks again.
      StoreWatch.afterStoring(for: self) { [weak self] in
        DispatchQueue.main.async { if let self, self.evaluation != evaluation { self.ring() } }
      }
    }
  }

  private func apply(after evaluation: Int) {
    let isNews = state.withLock { state in
      guard state.evaluation == evaluation else { return false }
      state.isInvalidated = true
      return true
    }
    if isNews { rule.graph.invalidate(rule) }
  }
}
