import Foundation

/// The link for the `timeout` operator that monitors the upstream. Its downstream handles deliveries on the scheduler.
final class TimeoutLink<Downstream: Subscriber, Context: Scheduler>: Subscriber, Subscription, PipelineLink {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private let lock = NSLock()
  private let alarm: Alarm<Context>
  private let customError: (() -> Failure)?
  private var ends: LinkEnds<Downstream>

  var description: String { "Timeout" }

  /// Creates a link without a subscription.
  init(_ downstream: Downstream, alarm: Alarm<Context>, customError: (() -> Failure)?) {
    ends = LinkEnds(downstream)
    self.alarm = alarm
    self.customError = customError
  }

  func receive(subscription: any Subscription) {
    guard let receiver = lock.withLock({ ends.accept(subscription) }) else { return subscription.cancel() }
    watch()
    receiver.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard let receiver = lock.withLock({ ends.receiver }) else { return .none }
    watch()
    return receiver.receive(input)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    alarm.stop()
    lock.withLock { ends.terminate() }.downstream?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { ends.upstream }?.request(demand)
  }

  func cancel() {
    alarm.stop()
    lock.withLock { ends.terminate() }.upstream?.cancel()
  }

  /// Restarts the timer.
  private func watch() {
    alarm.set { [weak self] in self?.expire() }
  }

  /// Ends the pipeline because no value arrived in time.
  private func expire() {
    let held = lock.withLock { ends.terminate() }
    held.upstream?.cancel()
    held.downstream?.receive(completion: customError.map { .failure($0()) } ?? .finished)
  }
}
