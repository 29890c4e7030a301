/// A publisher that erases the type of another publisher, except for its output and failure types.
@frozen public struct AnyPublisher<Output, Failure>: Publisher where Failure: Error {
  /// The wrapped publisher.
  @usableFromInline let box: AnyPublisherBox<Output, Failure>

  /// Creates a type-erased publisher. A publisher that is already type-erased is not wrapped again.
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
  /// Wraps this publisher in a type-erased publisher.
  public func eraseToAnyPublisher() -> AnyPublisher<Self.Output, Self.Failure> {
    AnyPublisher(self)
  }
}
