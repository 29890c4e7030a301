extension Publishers {
  /// A publisher that leaves out values until a closure refuses one.
  public struct DropWhile<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// Whether a value is still left out; not asked again after the first no.
    public let predicate: (Upstream.Output) -> Bool

    /// A publisher that leaves out values until the closure refuses one.
    public init(upstream: Upstream, predicate: @escaping (Publishers.DropWhile<Upstream>.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      var isDropping = true
      upstream.subscribe(
        Sieve(
          "DropWhile", subscriber,
          decide: { [predicate] value in
            isDropping = isDropping && predicate(value)
            return isDropping ? .drop : .pass(value)
          }))
    }
  }
}

extension Publisher {
  /// Leaves out values until a closure refuses one; that one and all later ones are published.
  public func drop(while predicate: @escaping (Self.Output) -> Bool) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }
}
