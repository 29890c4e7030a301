extension Publishers {
  /// A publisher that emits a tuple of the latest values of two publishers for each new value, once both have sent one.
  public struct CombineLatest<A, B>: Publisher
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
      Joint.latest(subscriber, { a.subscribe($0) }, { b.subscribe($0) })
    }
  }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}

extension Publisher {
  /// Publishes tuples of the latest values of this publisher and another one.
  public func combineLatest<P>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where P: Publisher, Self.Failure == P.Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Publishes the results of a closure that combines the latest values of this publisher and another one.
  public func combineLatest<P, T>(
    _ other: P, _ transform: @escaping (Self.Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T>
  where P: Publisher, Self.Failure == P.Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }
}
