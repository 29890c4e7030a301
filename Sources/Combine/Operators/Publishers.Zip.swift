extension Publishers {
  /// A publisher that emits tuples of the values of two publishers, paired by position: the first of each, the second of each, and so on.
  public struct Zip<A, B>: Publisher
  where A: Publisher, B: Publisher, A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A

    /// The second publisher.
    public let b: B

    /// Creates a publisher that emits tuples.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S>(subscriber: S) where S: Subscriber, B.Failure == S.Failure, S.Input == (A.Output, B.Output) {
      Joint.paced(subscriber, { a.subscribe($0) }, { b.subscribe($0) })
    }
  }
}

extension Publishers.Zip: Equatable where A: Equatable, B: Equatable {}

extension Publisher {
  /// Publishes tuples of the values of this publisher and another one, paired by position.
  public func zip<P>(_ other: P) -> Publishers.Zip<Self, P>
  where P: Publisher, Self.Failure == P.Failure {
    Publishers.Zip(self, other)
  }

  /// Publishes the results of a closure that combines the values of this publisher and another one, paired by position.
  public func zip<P, T>(
    _ other: P, _ transform: @escaping (Self.Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.Zip<Self, P>, T>
  where P: Publisher, Self.Failure == P.Failure {
    zip(other).map { transform($0.0, $0.1) }
  }
}
