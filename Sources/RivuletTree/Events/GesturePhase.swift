/// The progress of a gesture.
package enum GesturePhase: Sendable {
  /// The gesture may still happen.
  case possible
  /// The gesture is in progress and has a value.
  case active
  /// The gesture has happened, and its value stays.
  case ended
  /// The gesture cannot happen any more.
  case failed

  package var isOver: Bool { self == .ended || self == .failed }
}
