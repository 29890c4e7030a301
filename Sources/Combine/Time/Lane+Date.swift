import Foundation

// Operation queues and run loops measure time in dates and seconds, whereas the lane's clock counts nanoseconds.
extension Lane {
  /// Runs an action at a date on the current time source's clock, or later within the tolerance.
  func run(at date: Date, tolerance: TimeInterval, _ action: @escaping () -> Void) {
    let source = CombineTime.source
    run(at: source.uptimeNanoseconds(at: date), tolerance: source.advanced(0, by: tolerance), source: source, action)
  }

  /// Runs an action at a date on the current time source's clock, and repeatedly at each interval until the result is cancelled.
  func run(
    from date: Date, every interval: TimeInterval, tolerance: TimeInterval, _ action: @escaping () -> Void
  ) -> RepeatingSchedule {
    let source = CombineTime.source
    return run(
      from: source.uptimeNanoseconds(at: date), every: source.advanced(0, by: interval), tolerance: source.advanced(0, by: tolerance),
      source: source, action)
  }
}
