import Foundation

/// The link of the `timeout` operator that watches the upstream; deliveries on the scheduler are its downstream's affair.
final class TimeoutLink<Downstream: Subscriber, Context: Scheduler>: Subscriber, Subscription, PipelineLink {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private let lock = NSLock()
  private let alarm: Alarm<Context>
  private let customError: (() -> Failure)?
  private var ends: LinkEnds<Downstream>

  var description: String { "Timeout" }

  /// A link that is not attached yet.
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

  /// Counts the time anew.
  private func watch() {
    alarm.set { [weak self] in self?.expire() }
  }

  /// Ends the pipeline because nothing has come.
  private func expire() {
    let held = lock.withLock { ends.terminate() }
    held.upstream?.cancel()
    held.downstream?.receive(completion: customError.map { .failure($0()) } ?? .finished)
  }
}
