extension Publishers {
  /// A publisher that continues with another publisher when the upstream fails, or fails if the closure throws an error.
  public struct TryCatch<Upstream, NewPublisher>: Publisher
  where Upstream: Publisher, NewPublisher: Publisher, Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// The publisher that provides values until it fails.
    public let upstream: Upstream

    /// The closure that returns the replacement publisher or throws an error.
    public let handler: (Upstream.Failure) throws -> NewPublisher

    /// Creates a publisher that continues with another publisher after a failure.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    public func receive<S>(subscriber: S) where S: Subscriber, NewPublisher.Output == S.Input, S.Failure == any Error {
      let link = Succession("TryCatch", subscriber, showsDemand: true)
      link.draw(on: upstream) { [handler] completion in
        switch completion {
        case .finished: link.finish(.finished)
        case .failure(let error):
          do {
            link.draw(on: try handler(error)) { link.finish($0.mapFailure { $0 }) }
          } catch {
            link.finish(.failure(error))
          }
        }
      }
    }
  }
}

extension Publisher {
  /// Replaces this publisher, if it fails, with the publisher that a closure returns. If the closure throws an error, the publisher fails.
  public func tryCatch<P>(_ handler: @escaping (Self.Failure) throws -> P) -> Publishers.TryCatch<Self, P>
  where P: Publisher, Self.Output == P.Output {
    Publishers.TryCatch(upstream: self, handler: handler)
  }
}
