import Foundation

/// An action that runs repeatedly until it is cancelled. Deadlines don't drift, and missed ones are skipped.
final class RepeatingSchedule: Cancellable, @unchecked Sendable {
  private let lane: Lane
  private let source: any TimeSource
  private let interval: UInt64
  private let tolerance: UInt64
  private let lock = NSLock()
  private var action: (@Sendable () -> Void)?
  private var waiting: ScheduledAction?

  /// Creates a schedule that is not armed yet.
  init(lane: Lane, source: any TimeSource, interval: UInt64, tolerance: UInt64, action: @escaping @Sendable () -> Void) {
    self.lane = lane
    self.source = source
    self.interval = interval
    self.tolerance = tolerance
    self.action = action
  }

  /// Waits for a deadline. The time source retains the schedule while it waits.
  func arm(at deadline: UInt64) {
    let armed = lane.schedule(at: deadline, tolerance: tolerance, source: source) { self.fire(deadline) }
    let isCancelled = lock.withLock {
      waiting = armed
      return action == nil
    }
    if isCancelled { armed.cancel() }
  }

  func cancel() {
    let held = lock.withLock { () -> (ScheduledAction?, (@Sendable () -> Void)?) in
      defer {
        waiting = nil
        action = nil
      }
      return (waiting, action)
    }
    held.0?.cancel()
  }

  /// Arms the next deadline and runs the action, which may cancel the schedule.
  private func fire(_ deadline: UInt64) {
    guard let action = lock.withLock({ action }) else { return }
    arm(at: next(after: deadline))
    action()
  }

  /// Returns the first deadline that has not passed, which is a multiple of the interval after the given one.
  private func next(after deadline: UInt64) -> UInt64 {
    let missed = source.uptimeNanoseconds.subtractingReportingOverflow(deadline)
    let steps = missed.overflow ? 1 : missed.partialValue / interval + 1
    let (span, overflow) = steps.multipliedReportingOverflow(by: interval)
    return overflow || span > .max - deadline ? .max : deadline + span
  }
}
