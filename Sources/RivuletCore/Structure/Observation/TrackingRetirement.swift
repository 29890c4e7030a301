import Observation

/// Ends the observation of an earlier evaluation.
///
/// A tracking lasts until it is cancelled, and only its own callbacks can cancel it. Each tracking therefore also observes a property of
/// this token, selected by the parity of its evaluation. Consecutive trackings overlap, so no change between them is missed.
final class TrackingRetirement: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let even = 0
  private let odd = 0

  nonisolated(unsafe) private static var isRetiringOnMain = false

  /// True while the trackings of an earlier evaluation are being ended on this thread.
  ///
  /// A tracking observes everything that nested trackings observe, so it is notified of their end as if that were a change.
  static var isRetiring: Bool { MainThread.isCurrent && isRetiringOnMain }

  /// Registers the current tracking, which belongs to an evaluation, so that `retire` can end it.
  func join(_ evaluation: Int) {
    registrar.access(self, keyPath: keyPath(evaluation))
  }

  /// Calls the callbacks of the trackings that joined in evaluations of the same parity.
  func retire(_ evaluation: Int) {
    let isMain = MainThread.isCurrent
    if isMain { Self.isRetiringOnMain = true }
    registrar.withMutation(of: self, keyPath: keyPath(evaluation)) {}
    if isMain { Self.isRetiringOnMain = false }
  }

  private func keyPath(_ evaluation: Int) -> KeyPath<TrackingRetirement, Int> {
    evaluation.isMultiple(of: 2) ? \.even : \.odd
  }
}

/// The trackings of one rule, which end with the rule.
final class TrackingLife: Sendable {
  private let retirement = TrackingRetirement()
  private let signal: BodySignal

  init(_ signal: BodySignal) {
    self.signal = signal
  }

  /// Registers the current tracking, which belongs to an evaluation, so that it ends at the next evaluation.
  func join(_ evaluation: Int) { retirement.join(evaluation) }

  /// Ends the trackings that precede an evaluation whose own tracking is in place.
  func retire(before evaluation: Int) {
    signal.retire(through: evaluation - 1)
    retirement.retire(evaluation - 1)
  }

  deinit {
    signal.retire(through: .max)
    retirement.retire(0)
    retirement.retire(1)
  }
}
