extension Publishers {
  /// A publisher of tuples of the values of four publishers in pace: the first of each, the second of each, and so on.
  public struct Zip4<A, B, C, D>: Publisher
  where A: Publisher, B: Publisher, C: Publisher, D: Publisher, A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A

    /// The second publisher.
    public let b: B

    /// The third publisher.
    public let c: C

    /// The fourth publisher.
    public let d: D

    /// A publisher of tuples.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    public func receive<S>(subscriber: S) where S: Subscriber, D.Failure == S.Failure, S.Input == (A.Output, B.Output, C.Output, D.Output) {
      let slotA = QueueSlot<A.Output>()
      let slotB = QueueSlot<B.Output>()
      let slotC = QueueSlot<C.Output>()
      let slotD = QueueSlot<D.Output>()
      let rule = Joint<S>.Rule(
        join: {
          guard !slotA.isEmpty && !slotB.isEmpty && !slotC.isEmpty && !slotD.isEmpty else { return nil }
          guard let a = slotA.popFirst(), let b = slotB.popFirst(), let c = slotC.popFirst(), let d = slotD.popFirst() else { return nil }
          return (a, b, c, d)
        },
        joinsOnDemand: true,
        isOver: { finished in
          (finished[0] && slotA.isEmpty) || (finished[1] && slotB.isEmpty) || (finished[2] && slotC.isEmpty)
            || (finished[3] && slotD.isEmpty)
        })
      let link = Joint("Zip", subscriber, sides: 4, rule: rule)
      a.subscribe(JointSide(number: 0, link: link, keep: slotA.keep))
      b.subscribe(JointSide(number: 1, link: link, keep: slotB.keep))
      c.subscribe(JointSide(number: 2, link: link, keep: slotC.keep))
      d.subscribe(JointSide(number: 3, link: link, keep: slotD.keep))
      link.introduce()
    }
  }
}

extension Publishers.Zip4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publisher {
  /// Publishes tuples of the values in pace of this publisher and three others.
  public func zip<P, Q, R>(_ publisher1: P, _ publisher2: Q, _ publisher3: R) -> Publishers.Zip4<Self, P, Q, R>
  where P: Publisher, Q: Publisher, R: Publisher, Self.Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
    Publishers.Zip4(self, publisher1, publisher2, publisher3)
  }

  /// Publishes tuples of the values in pace of this publisher and three others, as a closure joins them.
  public func zip<P, Q, R, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R, _ transform: @escaping (Self.Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T>
  where P: Publisher, Q: Publisher, R: Publisher, Self.Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
    zip(publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}
