extension Publishers {
  /// A publisher that continues with another publisher when the upstream fails.
  public struct Catch<Upstream, NewPublisher>: Publisher
  where Upstream: Publisher, NewPublisher: Publisher, Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = NewPublisher.Failure

    /// The publisher that provides values until it fails.
    public let upstream: Upstream

    /// The closure that returns the replacement publisher.
    public let handler: (Upstream.Failure) -> NewPublisher

    /// Creates a publisher that continues with another publisher after a failure.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    public func receive<S>(subscriber: S) where S: Subscriber, NewPublisher.Failure == S.Failure, NewPublisher.Output == S.Input {
      let link = Succession("Catch", subscriber, showsDemand: true)
      link.draw(on: upstream) { [handler] completion in
        switch completion {
        case .finished: link.finish(.finished)
        case .failure(let error): link.draw(on: handler(error), completion: link.finish)
        }
      }
    }
  }
}

extension Publisher {
  /// Replaces this publisher, if it fails, with the publisher that a closure returns.
  public func `catch`<P>(_ handler: @escaping (Self.Failure) -> P) -> Publishers.Catch<Self, P>
  where P: Publisher, Self.Output == P.Output {
    Publishers.Catch(upstream: self, handler: handler)
  }
}
