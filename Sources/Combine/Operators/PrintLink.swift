import Foundation

/// The link for the `print` operator.
final class PrintLink<Downstream: Subscriber>: Subscriber, Subscription, PipelineLink {
  private let lock = NSLock()
  private var ends: LinkEnds<Downstream>
  private let prefix: String
  private let writing = NSRecursiveLock()
  private var target: PrintTarget?

  var description: String { "Print" }

  /// Creates a link. Each line starts with the prefix, followed by a colon if the prefix is not empty.
  init(_ downstream: Downstream, prefix: String, stream: (any TextOutputStream)?) {
    ends = LinkEnds(downstream)
    self.prefix = prefix.isEmpty ? "" : "\(prefix): "
    target = stream.map(PrintTarget.init)
  }

  func receive(subscription: any Subscription) {
    write("receive subscription: (\(subscription))")
    let downstream = lock.withLock { ends.accept(subscription) }
    guard let downstream else { return subscription.cancel() }
    downstream.receive(subscription: self)
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    write("receive value: (\(input))")
    guard let downstream = lock.withLock({ ends.downstream }) else { return .none }
    let more = downstream.receive(input)
    if more > .none { write("\(sentence(for: more)) (synchronous)") }
    return more
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    switch completion {
    case .finished: write("receive finished")
    case .failure(let error): write("receive error: (\(error))")
    }
    terminate().downstream?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    write(sentence(for: demand))
    lock.withLock { ends.upstream }?.request(demand)
  }

  func cancel() {
    write("receive cancel")
    terminate().upstream?.cancel()
  }

  /// Returns the text for a demand.
  private func sentence(for demand: Subscribers.Demand) -> String {
    demand.max.map { "request max: (\($0))" } ?? "request unlimited"
  }

  /// Prints a line. Lines from different threads are not interleaved. A stream receives the same strings that `Swift.print` writes: an
  /// empty string, the line, and the terminator.
  private func write(_ line: String) {
    writing.withLock {
      guard var target else { return Swift.print(prefix + line) }
      Swift.print(prefix + line, to: &target)
      self.target = target
    }
  }

  /// Ends the link. Returns the references that it held, so that the caller can release them outside the lock.
  private func terminate() -> (upstream: (any Subscription)?, downstream: Downstream?) {
    lock.withLock { ends.terminate() }
  }
}
