/// A span of a scheduler's time that can be created from seconds and fractions of seconds.
public protocol SchedulerTimeIntervalConvertible {
  /// Returns a span of whole seconds.
  static func seconds(_ s: Int) -> Self

  /// Returns a span of seconds.
  static func seconds(_ s: Double) -> Self

  /// Returns a span of milliseconds.
  static func milliseconds(_ ms: Int) -> Self

  /// Returns a span of microseconds.
  static func microseconds(_ us: Int) -> Self

  /// Returns a span of nanoseconds.
  static func nanoseconds(_ ns: Int) -> Self
}
