import Combine
import Foundation

/// A publisher that the test drives by hand, and that writes down what is asked of it.
final class HandSource<Output, Failure: Error>: Publisher, @unchecked Sendable {
  private let log = Log<String>()
  private var send: ((Output) -> Subscribers.Demand)?
  private var end: ((Subscribers.Completion<Failure>) -> Void)?

  /// What was asked, a word each.
  var text: String { log.elements.joined(separator: " ") }

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    send = { subscriber.receive($0) }
    end = { subscriber.receive(completion: $0) }
    subscriber.receive(subscription: Line(log: log))
  }

  /// Sends a value whether it was asked for or not; gives the demand that comes back.
  @discardableResult func send(_ value: Output) -> Subscribers.Demand { send?(value) ?? .none }

  /// Sends an end.
  func send(completion: Subscribers.Completion<Failure>) { end?(completion) }

  private struct Line: Subscription {
    let log: Log<String>
    let combineIdentifier = CombineIdentifier()
    func request(_ demand: Subscribers.Demand) { log.add("request(\(demand))") }
    func cancel() { log.add("cancel") }
  }
}
