public import Foundation

extension OperationQueue: Scheduler {
  /// How a closure is run; there is nothing to say about it.
  public struct SchedulerOptions {}

  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public var now: SchedulerTimeType {
    SchedulerTimeType(CombineTime.source.date)
  }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    lane.run(action)
  }

  /// Adds an operation that is ready at a date, or when it is cancelled: the queue counts it, and waits for it, from now on.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let dueDate = UncheckedSendable(Operation())
    let operation = BlockOperation(block: TimeScope().carry(action))
    operation.addDependency(dueDate.value)
    addOperation(operation)
    Lane(queue: .global()).run(at: date.date, tolerance: tolerance.timeInterval) {
      // Foundation tells the operations that wait without holding them; one that was cancelled may be gone.
      withExtendedLifetime(operation) { dueDate.value.start() }
    }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    AnyCancellable(lane.run(from: date.date, every: interval.timeInterval, tolerance: tolerance.timeInterval, action))
  }

  /// The way to this queue.
  private var lane: Lane {
    let queue = UncheckedSendable(self)
    return Lane { queue.value.addOperation($0) }
  }
}
