/// How far a gesture has come.
package enum GesturePhase: Sendable {
  /// It may still happen.
  case possible
  /// It goes on and has a value.
  case active
  /// It has happened, and its value stays.
  case ended
  /// It cannot happen any more.
  case failed

  package var isOver: Bool { self == .ended || self == .failed }
}
