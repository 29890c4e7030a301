extension Publisher {
  /// Publishes the given values first.
  public func prepend(_ elements: Self.Output...) -> Publishers.Concatenate<Publishers.Sequence<[Self.Output], Self.Failure>, Self> {
    prepend(elements)
  }

  /// Publishes the elements of a sequence first.
  public func prepend<S>(_ elements: S) -> Publishers.Concatenate<Publishers.Sequence<S, Self.Failure>, Self>
  where S: Sequence, Self.Output == S.Element {
    prepend(Publishers.Sequence<S, Failure>(sequence: elements))
  }

  /// Publishes everything from another publisher first.
  public func prepend<P>(_ publisher: P) -> Publishers.Concatenate<P, Self>
  where P: Publisher, Self.Failure == P.Failure, Self.Output == P.Output {
    Publishers.Concatenate(prefix: publisher, suffix: self)
  }

  /// Publishes the given values when this publisher has finished.
  public func append(_ elements: Self.Output...) -> Publishers.Concatenate<Self, Publishers.Sequence<[Self.Output], Self.Failure>> {
    append(elements)
  }

  /// Publishes the elements of a sequence when this publisher has finished.
  public func append<S>(_ elements: S) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Self.Failure>>
  where S: Sequence, Self.Output == S.Element {
    append(Publishers.Sequence<S, Failure>(sequence: elements))
  }

  /// Publishes everything from another publisher when this one has finished.
  public func append<P>(_ publisher: P) -> Publishers.Concatenate<Self, P>
  where P: Publisher, Self.Failure == P.Failure, Self.Output == P.Output {
    Publishers.Concatenate(prefix: self, suffix: publisher)
  }
}
