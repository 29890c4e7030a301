extension Publishers {
  /// A publisher of the values of two publishers as they come; finishes when both have, fails when one does.
  public struct Merge<A, B>: Publisher where A: Publisher, B: Publisher, A.Failure == B.Failure, A.Output == B.Output {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A

    /// The second publisher.
    public let b: B

    /// A publisher of the values of both.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S>(subscriber: S) where S: Subscriber, B.Failure == S.Failure, B.Output == S.Input {
      let link = Flattener("Merge", subscriber)
      subscriber.receive(subscription: link)
      link.add(a)
      link.add(b)
      link.close()
    }
  }
}

extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}

extension Publisher {
  /// Publishes the values of this publisher and another as they come.
  public func merge<P>(with other: P) -> Publishers.Merge<Self, P> where P: Publisher, Self.Failure == P.Failure, Self.Output == P.Output {
    Publishers.Merge(self, other)
  }
}
