extension Publishers {
  /// A publisher that emits the elements of a sequence to each subscriber, from the start.
  public struct Sequence<Elements, Failure>: Publisher where Elements: Swift.Sequence, Failure: Error {
    public typealias Output = Elements.Element

    /// The sequence to publish.
    public let sequence: Elements

    /// Creates a publisher that emits the elements of a sequence.
    public init(sequence: Elements) {
      self.sequence = sequence
    }

    public func receive<S>(subscriber: S) where Failure == S.Failure, S: Subscriber, Elements.Element == S.Input {
      var elements = sequence.makeIterator()
      guard let first = elements.next() else {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .finished)
        return
      }
      let source = IteratorSubscription(
        first: first, rest: elements, ending: .finished, downstream: subscriber, source: { [sequence] in sequence })
      subscriber.receive(subscription: source)
    }
  }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Sequence {
  /// A publisher that emits the elements of this sequence.
  public var publisher: Publishers.Sequence<Self, Never> {
    Publishers.Sequence(sequence: self)
  }
}
