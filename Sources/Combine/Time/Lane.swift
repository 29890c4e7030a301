import Dispatch
import Foundation

/// A path to a scheduler, which consists of the queue on which the time source runs actions and the step from there to the scheduler.
struct Lane: Sendable {
  /// The queue on which the time source runs actions.
  private let queue: DispatchQueue

  /// The closure that passes an action from any thread to the scheduler.
  private let enqueue: @Sendable (@escaping @Sendable () -> Void) -> Void

  /// True if actions on `queue` require no further step.
  private let queueIsDestination: Bool

  /// The minimum interval of repetition, as documented by Foundation for timers. The limit also ensures that a virtual clock advances.
  static let minimumIntervalNanoseconds: UInt64 = 100_000

  /// Creates a lane to a queue, without options.
  init(queue: DispatchQueue) {
    self.queue = queue
    enqueue = { queue.async(execute: $0) }
    queueIsDestination = true
  }

  /// Creates a lane to any scheduler.
  init(enqueue: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void) {
    queue = DispatchQueue.global()
    self.enqueue = enqueue
    queueIsDestination = false
  }

  /// Runs an action as soon as possible, asynchronously (B10.08), in the caller's time scope.
  func run(_ action: @escaping () -> Void) {
    enqueue(TimeScope().carry(action))
  }

  /// Runs an action at a time of the source, in the caller's time scope.
  func run(at deadline: UInt64, tolerance: UInt64, source: any TimeSource, _ action: @escaping () -> Void) {
    let action = TimeScope().carry(action)
    _ = schedule(at: deadline, tolerance: tolerance, source: source, action)
  }

  /// Runs an action at a time of the source and repeatedly at each interval, in the caller's time scope, until the result is cancelled.
  func run(
    from deadline: UInt64, every interval: UInt64, tolerance: UInt64, source: any TimeSource, _ action: @escaping () -> Void
  ) -> RepeatingSchedule {
    let schedule = RepeatingSchedule(
      lane: self, source: source, interval: max(interval, Lane.minimumIntervalNanoseconds), tolerance: tolerance,
      action: TimeScope().carry(action))
    schedule.arm(at: deadline)
    return schedule
  }

  /// Runs an action at a time of the source.
  func schedule(
    at deadline: UInt64, tolerance: UInt64, source: any TimeSource, _ action: @escaping @Sendable () -> Void
  ) -> ScheduledAction {
    guard !queueIsDestination else {
      return source.schedule(at: deadline, toleranceNanoseconds: tolerance, on: queue, action)
    }
    return source.schedule(at: deadline, toleranceNanoseconds: tolerance, on: queue) { enqueue(action) }
  }
}
