import Observation

/// Ends the observation of an earlier evaluation.
///
/// A tracking lasts until one of its properties changes and cannot be called off; a body that is evaluated often for other reasons would
/// leave one behind each time, and a row that goes its last. Each tracking therefore also observes this token, whose change ends it.
final class TrackingRetirement: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let generation = 0

  /// Makes the tracking that collects now end with the next `retire`.
  func join() {
    registrar.access(self, keyPath: \.generation)
  }

  /// Ends the trackings that joined.
  func retire() {
    registrar.withMutation(of: self, keyPath: \.generation) {}
  }
}

/// What ends the trackings of a rule when the rule goes.
final class TrackingLife: Sendable {
  let retirement = TrackingRetirement()
  private let signal: BodySignal

  init(_ signal: BodySignal) {
    self.signal = signal
  }

  deinit {
    // So that the end of its trackings does not ask for one more evaluation.
    signal.willEvaluate()
    retirement.retire()
  }
}
