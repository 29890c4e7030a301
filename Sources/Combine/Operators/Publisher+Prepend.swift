extension Publisher {
  /// Prefixes this publisher's values with the given values.
  public func prepend(_ elements: Self.Output...) -> Publishers.Concatenate<Publishers.Sequence<[Self.Output], Self.Failure>, Self> {
    prepend(elements)
  }

  /// Prefixes this publisher's values with the elements of a sequence.
  public func prepend<S>(_ elements: S) -> Publishers.Concatenate<Publishers.Sequence<S, Self.Failure>, Self>
  where S: Sequence, Self.Output == S.Element {
    prepend(Publishers.Sequence<S, Failure>(sequence: elements))
  }

  /// Prefixes this publisher's values with those of another publisher.
  public func prepend<P>(_ publisher: P) -> Publishers.Concatenate<P, Self>
  where P: Publisher, Self.Failure == P.Failure, Self.Output == P.Output {
    Publishers.Concatenate(prefix: publisher, suffix: self)
  }

  /// Appends the given values to this publisher's values.
  public func append(_ elements: Self.Output...) -> Publishers.Concatenate<Self, Publishers.Sequence<[Self.Output], Self.Failure>> {
    append(elements)
  }

  /// Appends the elements of a sequence to this publisher's values.
  public func append<S>(_ elements: S) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Self.Failure>>
  where S: Sequence, Self.Output == S.Element {
    append(Publishers.Sequence<S, Failure>(sequence: elements))
  }

  /// Appends the values of another publisher to this publisher's values.
  public func append<P>(_ publisher: P) -> Publishers.Concatenate<Self, P>
  where P: Publisher, Self.Failure == P.Failure, Self.Output == P.Output {
    Publishers.Concatenate(prefix: self, suffix: publisher)
  }
}
