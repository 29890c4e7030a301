/// The progress of a gesture.
package enum GesturePhase: Sendable {
  /// The gesture may still be recognised.
  case possible
  /// The gesture is in progress and has a value.
  case active
  /// The gesture has happened, and its value is final.
  case ended
  /// The gesture can no longer be recognised.
  case failed

  package var isOver: Bool { self == .ended || self == .failed }
}
