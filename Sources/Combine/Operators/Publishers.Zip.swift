extension Publishers {
  /// A publisher of tuples of the values of two publishers in pace: the first of each, the second of each, and so on.
  public struct Zip<A, B>: Publisher
  where A: Publisher, B: Publisher, A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A

    /// The second publisher.
    public let b: B

    /// A publisher of tuples.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S>(subscriber: S) where S: Subscriber, B.Failure == S.Failure, S.Input == (A.Output, B.Output) {
      let slotA = QueueSlot<A.Output>()
      let slotB = QueueSlot<B.Output>()
      let rule = Joint<S>.Rule(
        join: {
          guard !slotA.isEmpty && !slotB.isEmpty, let a = slotA.popFirst(), let b = slotB.popFirst() else { return nil }
          return (a, b)
        },
        joinsOnDemand: true,
        isOver: { finished in (finished[0] && slotA.isEmpty) || (finished[1] && slotB.isEmpty) })
      let link = Joint("Zip", subscriber, sides: 2, rule: rule)
      a.subscribe(JointSide(number: 0, link: link, keep: slotA.keep))
      b.subscribe(JointSide(number: 1, link: link, keep: slotB.keep))
      link.introduce()
    }
  }
}

extension Publishers.Zip: Equatable where A: Equatable, B: Equatable {}

extension Publisher {
  /// Publishes tuples of the values in pace of this publisher and another.
  public func zip<P>(_ other: P) -> Publishers.Zip<Self, P>
  where P: Publisher, Self.Failure == P.Failure {
    Publishers.Zip(self, other)
  }

  /// Publishes tuples of the values in pace of this publisher and another, as a closure joins them.
  public func zip<P, T>(
    _ other: P, _ transform: @escaping (Self.Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.Zip<Self, P>, T>
  where P: Publisher, Self.Failure == P.Failure {
    zip(other).map { transform($0.0, $0.1) }
  }
}
