public import Foundation

extension OperationQueue: Scheduler {
  /// The options for running a closure on an operation queue. The type is empty.
  public struct SchedulerOptions {}

  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public var now: SchedulerTimeType {
    SchedulerTimeType(CombineTime.source.date)
  }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    lane.run(action)
  }

  /// Adds an operation that becomes ready at a date, or when it is cancelled. From the time of the call, the queue counts the operation
  /// and waits for it.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let dueDate = UncheckedSendable(Operation())
    let operation = BlockOperation(block: TimeScope().carry(action))
    operation.addDependency(dueDate.value)
    addOperation(operation)
    Lane(queue: .global()).run(at: date.date, tolerance: tolerance.timeInterval) {
      // Foundation notifies waiting operations without retaining them, and a cancelled operation may be deallocated.
      withExtendedLifetime(operation) { dueDate.value.start() }
    }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    AnyCancellable(lane.run(from: date.date, every: interval.timeInterval, tolerance: tolerance.timeInterval, action))
  }

  /// The lane to this queue.
  private var lane: Lane {
    let queue = UncheckedSendable(self)
    return Lane { queue.value.addOperation($0) }
  }
}
