import Combine
import Foundation

/// A scheduler that runs what waits when the test says so; its time is a number of seconds.
final class HandScheduler: Scheduler, @unchecked Sendable {
  struct SchedulerTimeType: Strideable {
    var seconds: Double
    func distance(to other: SchedulerTimeType) -> Stride { Stride(other.seconds - seconds) }
    func advanced(by n: Stride) -> SchedulerTimeType { SchedulerTimeType(seconds: seconds + n.magnitude) }
    typealias Stride = RunLoop.SchedulerTimeType.Stride
  }

  typealias SchedulerOptions = Never

  /// Unlike `AnyCancellable` it does not cancel by being released.
  struct Ticket: Cancellable {
    let action: () -> Void
    func cancel() { action() }
  }

  private var entries: [(id: Int, time: Double, interval: Double?, action: () -> Void)] = []
  private var nextID = 0
  private(set) var now = SchedulerTimeType(seconds: 0)
  let minimumTolerance = SchedulerTimeType.Stride(0)

  /// How many actions wait.
  var waiting: Int { entries.count }

  func schedule(options: Never?, _ action: @escaping () -> Void) {
    add(now.seconds, nil, action)
  }

  func schedule(after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void) {
    add(date.seconds, nil, action)
  }

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let id = add(date.seconds, interval.magnitude, action)
    return Ticket { self.entries.removeAll { $0.id == id } }
  }

  /// Runs what is due now.
  func run() { advance(by: 0) }

  /// Moves the time on and runs what becomes due.
  func advance(by seconds: Double) {
    let end = now.seconds + seconds
    while let index = entries.indices.filter({ entries[$0].time <= end })
      .min(by: { (entries[$0].time, entries[$0].id) < (entries[$1].time, entries[$1].id) })
    {
      var entry = entries.remove(at: index)
      now.seconds = max(now.seconds, entry.time)
      if let interval = entry.interval {
        entry.time += max(interval, 0.001)
        entries.append(entry)
      }
      entry.action()
    }
    now.seconds = end
  }

  @discardableResult private func add(_ time: Double, _ interval: Double?, _ action: @escaping () -> Void) -> Int {
    nextID += 1
    entries.append((nextID, time, interval, action))
    return nextID
  }
}
