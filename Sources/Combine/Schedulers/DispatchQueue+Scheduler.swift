public import Dispatch
import Foundation

extension DispatchQueue: Scheduler {
  /// The options for running a closure on a dispatch queue.
  public struct SchedulerOptions {
    /// The quality of service of the work.
    public var qos: DispatchQoS

    /// The flags of the work item.
    public var flags: DispatchWorkItemFlags

    /// A group to which the work is added.
    public var group: DispatchGroup?

    /// Creates options. By default, they have no effect.
    public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

  public var now: SchedulerTimeType {
    SchedulerTimeType(DispatchTime(uptimeNanoseconds: CombineTime.source.uptimeNanoseconds))
  }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    lane(options).run(action)
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    lane(options).run(
      at: date.dispatchTime.uptimeNanoseconds, tolerance: tolerance.clampedNanoseconds, source: CombineTime.source, action)
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    AnyCancellable(
      lane(options).run(
        from: date.dispatchTime.uptimeNanoseconds, every: interval.clampedNanoseconds, tolerance: tolerance.clampedNanoseconds,
        source: CombineTime.source, action))
  }

  /// Returns the lane to this queue that uses the given options.
  private func lane(_ options: SchedulerOptions?) -> Lane {
    guard let options else { return Lane(queue: self) }
    let wishes = UncheckedSendable(options)
    return Lane { [self] action in
      async(group: wishes.value.group, qos: wishes.value.qos, flags: wishes.value.flags, execute: action)
    }
  }
}
