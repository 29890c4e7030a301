import Combine
import Foundation

/// A subscriber that writes down what it receives and asks only for what the test says.
final class Probe<Input, Failure: Error>: Subscriber, @unchecked Sendable {
  private let lock = NSLock()
  private var log: [String] = []
  private var held: (any Subscription)?
  private let initialDemand: Subscribers.Demand
  private let onValue: (Probe, Input) -> Subscribers.Demand

  /// A probe that asks for `demand` at its subscription and answers each value with what the closure gives.
  init(_ demand: Subscribers.Demand = .none, onValue: @escaping (Probe, Input) -> Subscribers.Demand = { _, _ in .none }) {
    initialDemand = demand
    self.onValue = onValue
  }

  /// What was received, a word each.
  var events: [String] { lock.withLock { log } }

  /// What was received, in one line.
  var text: String { events.joined(separator: " ") }

  /// The subscription, once it is there.
  var subscription: (any Subscription)? { lock.withLock { held } }

  /// Asks for more.
  func request(_ demand: Subscribers.Demand) { subscription?.request(demand) }

  /// Cancels the subscription.
  func cancel() { subscription?.cancel() }

  /// Adds a word of the test's own.
  func note(_ word: String) { lock.withLock { log.append(word) } }

  func receive(subscription: any Subscription) {
    lock.withLock { held = subscription }
    if initialDemand > .none { subscription.request(initialDemand) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    note("\(input)")
    return onValue(self, input)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: note("finished")
    case .failure(let error): note("failed(\(error))")
    }
  }
}

extension Publisher {
  /// Subscribes a new probe.
  func probe(
    _ demand: Subscribers.Demand = .none, onValue: @escaping (Probe<Output, Failure>, Output) -> Subscribers.Demand = { _, _ in .none }
  ) -> Probe<Output, Failure> {
    let probe = Probe<Output, Failure>(demand, onValue: onValue)
    subscribe(probe)
    return probe
  }

  /// Everything that the publisher sends at once to a subscriber that wants all, in one line.
  var everything: String { probe(.unlimited).text }
}
