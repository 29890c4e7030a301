/// A span of a scheduler's time that can be made from units of seconds.
public protocol SchedulerTimeIntervalConvertible {
  /// A span of whole seconds.
  static func seconds(_ s: Int) -> Self

  /// A span of seconds.
  static func seconds(_ s: Double) -> Self

  /// A span of milliseconds.
  static func milliseconds(_ ms: Int) -> Self

  /// A span of microseconds.
  static func microseconds(_ us: Int) -> Self

  /// A span of nanoseconds.
  static func nanoseconds(_ ns: Int) -> Self
}
