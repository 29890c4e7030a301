/// A publisher that hides its pipeline behind its output and failure types.
@frozen public struct AnyPublisher<Output, Failure>: Publisher where Failure: Error {
  /// The hidden pipeline.
  @usableFromInline let box: AnyPublisherBox<Output, Failure>

  /// Creates a publisher that hides another one. A publisher that is already hidden is not wrapped again.
  public init<P>(_ publisher: P) where Output == P.Output, Failure == P.Failure, P: Publisher {
    if let erased = publisher as? AnyPublisher<Output, Failure> {
      box = erased.box
    } else {
      box = AnyPublisherConcreteBox(publisher)
    }
  }

  public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
    box.receive(subscriber: subscriber)
  }
}

extension AnyPublisher: CustomStringConvertible, CustomPlaygroundDisplayConvertible {
  public var description: String { "AnyPublisher" }
  public var playgroundDescription: Any { description }
}

extension Publisher {
  /// Hides this pipeline behind its output and failure types.
  public func eraseToAnyPublisher() -> AnyPublisher<Self.Output, Self.Failure> {
    AnyPublisher(self)
  }
}
