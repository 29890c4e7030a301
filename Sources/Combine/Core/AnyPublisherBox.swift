/// The interface of a wrapped publisher.
@usableFromInline class AnyPublisherBox<Output, Failure: Error> {
  /// Attaches a subscriber to the wrapped publisher.
  @usableFromInline func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    fatalError("AnyPublisherBox.receive(subscriber:) is not overridden in \(type(of: self)).")
  }
}

/// A wrapped publisher of a specific type.
final class AnyPublisherConcreteBox<Base: Publisher>: AnyPublisherBox<Base.Output, Base.Failure> {
  private let base: Base

  /// Creates a box that wraps a publisher.
  init(_ base: Base) {
    self.base = base
  }

  override func receive<S: Subscriber>(subscriber: S) where S.Input == Base.Output, S.Failure == Base.Failure {
    base.receive(subscriber: subscriber)
  }
}
