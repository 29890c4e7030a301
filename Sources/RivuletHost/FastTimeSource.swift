package import Dispatch
package import Foundation
import RivuletCore

/// A clock that runs faster than another clock by a constant factor, starting when it is created. With it, a day of use passes in minutes.
package struct FastTimeSource: TimeSource {
  private let base: any TimeSource
  private let speed: Double
  private let start: UInt64
  private let startDate: Date

  /// Creates a clock based on `base`. The value of `speed` must be greater than 0.
  package init(_ base: any TimeSource, speed: Double) {
    self.base = base
    self.speed = speed
    start = base.uptimeNanoseconds
    startDate = base.date
  }

  package var uptimeNanoseconds: UInt64 { start + UInt64(Double(base.uptimeNanoseconds - start) * speed) }

  package var date: Date { startDate.addingTimeInterval(Double(uptimeNanoseconds - start) / 1e9) }

  package func schedule(
    at deadlineNanoseconds: UInt64, toleranceNanoseconds: UInt64, on queue: DispatchQueue, _ action: @escaping @Sendable () -> Void
  ) -> ScheduledAction {
    let left = deadlineNanoseconds > start ? Double(deadlineNanoseconds - start) / speed : 0
    // Round the deadline up so that it has passed on this clock, too.
    let deadline = left < 1e18 ? start + UInt64(left.rounded(.up)) + 1 : .max
    return base.schedule(at: deadline, toleranceNanoseconds: UInt64(Double(toleranceNanoseconds) / speed), on: queue, action)
  }
}
