import Foundation

/// A call from a scheduler after some time, which can be put off and taken back.
///
/// Invariant: a call that was put off or taken back before it came does nothing.
final class Alarm<Context: Scheduler> {
  private let lock = NSLock()
  private let time = TimeScope()
  private let scheduler: Context
  private let options: Context.SchedulerOptions?
  private let interval: Context.SchedulerTimeType.Stride
  private let repeats: Bool
  private var round = 0
  private var pending: (any Cancellable)?

  /// An alarm that is not set, in the caller's time scope.
  init(scheduler: Context, options: Context.SchedulerOptions?, interval: Context.SchedulerTimeType.Stride, repeats: Bool) {
    self.scheduler = scheduler
    self.options = options
    self.interval = interval
    self.repeats = repeats
  }

  /// Calls after the interval, counted from now, and again after each if the alarm repeats; not at a time that was set before.
  func set(_ action: @escaping () -> Void) {
    let round = stop()
    // A scheduler can take back only what it repeats.
    let call = time.run {
      scheduler.schedule(
        after: scheduler.now.advanced(by: interval), interval: interval, tolerance: scheduler.minimumTolerance, options: options
      ) { [weak self] in self?.ring(round, action) }
    }
    let isPending = lock.withLock {
      guard round == self.round else { return false }
      pending = call
      return true
    }
    if !isPending { call.cancel() }
  }

  /// Takes back the call that waits. Gives the number that the next one has.
  @discardableResult func stop() -> Int {
    let (round, former) = lock.withLock { () -> (Int, (any Cancellable)?) in
      self.round += 1
      defer { pending = nil }
      return (self.round, pending)
    }
    former?.cancel()
    return round
  }

  /// Calls, if the round still counts.
  private func ring(_ round: Int, _ action: () -> Void) {
    guard lock.withLock({ round == self.round }) else { return }
    if !repeats { stop() }
    action()
  }
}
