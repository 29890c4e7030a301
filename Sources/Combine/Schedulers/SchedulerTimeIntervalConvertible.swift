/// A time interval of a scheduler that can be created from seconds and fractions of seconds.
public protocol SchedulerTimeIntervalConvertible {
  /// Returns an interval of an integral number of seconds.
  static func seconds(_ s: Int) -> Self

  /// Returns an interval of a number of seconds.
  static func seconds(_ s: Double) -> Self

  /// Returns an interval of a number of milliseconds.
  static func milliseconds(_ ms: Int) -> Self

  /// Returns an interval of a number of microseconds.
  static func microseconds(_ us: Int) -> Self

  /// Returns an interval of a number of nanoseconds.
  static func nanoseconds(_ ns: Int) -> Self
}
