import Observation

/// Ends the observation of an earlier evaluation.
///
/// A tracking lasts until one of its properties changes and cannot be called off; a body that is evaluated often for other reasons would
/// leave one behind each time. Each tracking therefore also observes this token, whose change ends it.
@MainActor
final class TrackingRetirement: Observable {
  private let registrar = ObservationRegistrar()
  private let generation = 0

  nonisolated init() {}

  /// Makes the tracking that collects now end with the next `retire`.
  func join() {
    registrar.access(self, keyPath: \.generation)
  }

  /// Ends the trackings that joined.
  func retire() {
    registrar.withMutation(of: self, keyPath: \.generation) {}
  }
}
