import Observation

/// Ends the tracking of an earlier evaluation.
///
/// Tracking lasts until it is cancelled, and only its own callbacks can cancel it. Each evaluation's tracking therefore also observes a
/// property of this token, selected by the parity of the evaluation number. The tracking periods of consecutive evaluations overlap, so no
/// change between evaluations is missed.
final class TrackingRetirement: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let even = 0
  private let odd = 0

  nonisolated(unsafe) private static var isRetiringOnMain = false

  /// True while the tracking of an earlier evaluation is being ended on this thread.
  ///
  /// Outer tracking observes everything that nested tracking observes, so it receives the end of nested tracking as if it were a change.
  static var isRetiring: Bool { MainThread.isCurrent && isRetiringOnMain }

  /// Registers the current tracking of an evaluation, so that `retire` can end it.
  func join(_ evaluation: Int) {
    registrar.access(self, keyPath: keyPath(evaluation))
  }

  /// Calls the tracking callbacks of evaluations with the same parity.
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

/// The tracking of one rule, which ends when this object is released.
final class TrackingLifetime: Sendable {
  private let retirement = TrackingRetirement()
  private let signal: BodySignal

  init(_ signal: BodySignal) {
    self.signal = signal
  }

  /// Registers the current tracking of an evaluation, so that it ends at the next evaluation.
  func join(_ evaluation: Int) { retirement.join(evaluation) }

  /// Ends the tracking of the evaluations before one whose own tracking is already registered.
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
