package import Dispatch
package import Foundation
import RivuletCore

/// A clock that runs faster than another clock by a factor, from the moment when it is created. It lets a day of use pass in minutes.
package struct FastTimeSource: TimeSource {
  private let base: any TimeSource
  private let speed: Double
  private let start: UInt64
  private let startDate: Date

  /// Creates a clock over `base`. `speed` must be above 0.
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
    // The deadline is rounded up, so that it has passed on this clock too.
    let deadline = left < 1e18 ? start + UInt64(left.rounded(.up)) + 1 : .max
    return base.schedule(at: deadline, toleranceNanoseconds: UInt64(Double(toleranceNanoseconds) / speed), on: queue, action)
  }
}
