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
  private var due: Context.SchedulerTimeType?
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
    let due = time.run { scheduler.now }.advanced(by: interval)
    lock.withLock { if round == self.round { self.due = due } }
    // A scheduler can take back only what it repeats.
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

  /// Takes back the call that waits. Gives the number that the next one has.
  @discardableResult func stop() -> Int {
    let (round, former) = lock.withLock { () -> (Int, (any Cancellable)?) in
      self.round += 1
      due = nil
      return (self.round, pending.take())
    }
    former?.cancel()
    return round
  }

  /// Whether its time has come although it has not called yet.
  var isDue: Bool {
    let now = time.run { scheduler.now }
    return lock.withLock { due.map { scheduler.hasCome($0, by: now) } ?? false }
  }

  /// Calls, if the round still counts.
  private func ring(_ round: Int, _ action: () -> Void) {
    let now = time.run { scheduler.now }
    let counts = lock.withLock { () -> Bool in
      guard round == self.round else { return false }
      moveOn(from: now)
      return true
    }
    guard counts else { return }
    if !repeats { stop() }
    action()
  }

  /// Notes the time of the next call in step with the former ones; called under the lock. A scheduler whose time stands still has none.
  private func moveOn(from now: Context.SchedulerTimeType) {
    while let former = due, scheduler.hasCome(former, by: now) {
      let next = former.advanced(by: interval)
      due = former < next ? next : nil
    }
  }
}
