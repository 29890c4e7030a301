public import Foundation

extension Timer {
  /// Returns a publisher that emits the current date at each interval. It starts when it is connected (B10.09).
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// A publisher that emits the current date at each interval. A subscriber without demand misses dates.
  final public class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never

    /// The interval between two dates, in seconds.
    final public let interval: TimeInterval

    /// The maximum delay of each date, in seconds; nil for the minimum possible delay.
    final public let tolerance: TimeInterval?

    /// The run loop on which dates are sent.
    final public let runLoop: RunLoop

    /// The run loop mode in which dates are sent.
    final public let mode: RunLoop.Mode

    /// The options for the run loop.
    final public let options: RunLoop.SchedulerOptions?

    private let core = SubjectCore<Date, Never>()
    private let lane: Lane
    private let lock = NSLock()
    private var running: RepeatingSchedule?

    /// Creates a publisher that is not connected. The first date is sent one interval after the connection.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
      lane = runLoop.lane(mode: mode)
    }

    final public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Date {
      core.attach(subscriber, owner: self, name: "Timer")
    }

    /// Starts the timer with the current time source. If the timer is already running, returns another connection to it.
    final public func connect() -> any Cancellable {
      lock.withLock {
        if running == nil { running = start() }
        return AnyTimerConnection(stop: stop)
      }
    }

    /// Starts sending dates.
    private func start() -> RepeatingSchedule {
      let source = CombineTime.source
      return lane.run(
        from: source.advanced(source.uptimeNanoseconds, by: Swift.max(interval, 0.0001)), every: source.advanced(0, by: interval),
        tolerance: source.advanced(0, by: tolerance ?? 0), source: source
      ) { [core] in core.send(source.date) }
    }

    /// Stops sending dates. A new connection restarts the timer.
    private func stop() {
      let stopping = lock.withLock {
        defer { running = nil }
        return running
      }
      stopping?.cancel()
    }
  }
}

/// A connection to a running timer. Releasing it does not stop the timer.
struct AnyTimerConnection: Cancellable {
  /// The closure that stops the timer.
  let stop: () -> Void

  func cancel() {
    stop()
  }
}
