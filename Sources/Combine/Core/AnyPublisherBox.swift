/// The interface of a hidden pipeline.
@usableFromInline class AnyPublisherBox<Output, Failure: Error> {
  /// Attaches a subscriber to the hidden pipeline.
  @usableFromInline func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    fatalError("AnyPublisherBox.receive(subscriber:) is not overridden in \(type(of: self)).")
  }
}

/// A hidden pipeline of a known type.
final class AnyPublisherConcreteBox<Base: Publisher>: AnyPublisherBox<Base.Output, Base.Failure> {
  private let base: Base

  /// Creates a box around a publisher.
  init(_ base: Base) {
    self.base = base
  }

  override func receive<S: Subscriber>(subscriber: S) where S.Input == Base.Output, S.Failure == Base.Failure {
    base.receive(subscriber: subscriber)
  }
}
