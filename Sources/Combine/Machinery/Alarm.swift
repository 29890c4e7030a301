import Foundation

/// A delayed action on a scheduler, which can be postponed and cancelled.
///
/// Invariant: an action that was postponed or cancelled before it was due is not performed.
final class Alarm<Context: Scheduler> {
  private let lock = NSLock()
  private let time = TimeScope()
  private let scheduler: Context
  private let options: Context.SchedulerOptions?
  private let interval: Context.SchedulerTimeType.Stride
  private let repeats: Bool
  private var round = 0
  private var due: Context.SchedulerTimeType?
  private var pending: (any Cancellable)?

  /// Creates an alarm that is not set. The alarm uses the caller's time scope.
  init(scheduler: Context, options: Context.SchedulerOptions?, interval: Context.SchedulerTimeType.Stride, repeats: Bool) {
    self.scheduler = scheduler
    self.options = options
    self.interval = interval
    self.repeats = repeats
  }

  /// Performs `action` after the interval, and after each further interval if the alarm repeats. Replaces any previous setting.
  func set(_ action: @escaping () -> Void) {
    let round = stop()
    let due = time.run { scheduler.now }.advanced(by: interval)
    lock.withLock { if round == self.round { self.due = due } }
    // A scheduler can cancel only repeating actions.
    let call = time.run {
      scheduler.schedule(after: due, interval: interval, tolerance: scheduler.minimumTolerance, options: options) { [weak self] in
        self?.ring(round, action)
      }
    }
    let isPending = lock.withLock {
      guard round == self.round else { return false }
      pending = call
      return true
    }
    if !isPending { call.cancel() }
  }

  /// Cancels the pending action. Returns the number of the next round.
  @discardableResult func stop() -> Int {
    let (round, former) = lock.withLock { () -> (Int, (any Cancellable)?) in
      self.round += 1
      due = nil
      return (self.round, pending.take())
    }
    former?.cancel()
    return round
  }

  /// True if the action is due but has not been performed.
  var isDue: Bool {
    let now = time.run { scheduler.now }
    return lock.withLock { due.map { scheduler.hasReached($0, by: now) } ?? false }
  }

  /// Performs the action, unless the round was cancelled.
  private func ring(_ round: Int, _ action: () -> Void) {
    let now = time.run { scheduler.now }
    let counts = lock.withLock { () -> Bool in
      guard round == self.round else { return false }
      advanceDueTime(from: now)
      return true
    }
    guard counts else { return }
    if !repeats { stop() }
    action()
  }

  /// Sets the time of the next action, which is a multiple of the interval after the previous ones. The caller must hold the lock. If the
  /// scheduler's time does not advance, no further action is performed.
  private func advanceDueTime(from now: Context.SchedulerTimeType) {
    while let former = due, scheduler.hasReached(former, by: now) {
      let next = former.advanced(by: interval)
      due = former < next ? next : nil
    }
  }
}
