extension Publishers {
  /// A publisher of the values of any number of publishers as they come; finishes when all have, fails when one does.
  public struct MergeMany<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let publishers: [Upstream]

    /// A publisher of the values of all.
    public init(_ upstream: Upstream...) {
      publishers = upstream
    }

    /// A publisher of the values of all.
    public init<S>(_ upstream: S) where Upstream == S.Element, S: Swift.Sequence {
      publishers = Array(upstream)
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      Flattener.merge(subscriber) { link in
        for publisher in publishers { link.add(publisher) }
      }
    }

    /// Adds a publisher.
    public func merge(with other: Upstream) -> Publishers.MergeMany<Upstream> {
      Publishers.MergeMany(publishers + [other])
    }
  }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Publishes the values of this publisher and another of its type as they come.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany([self, other])
  }
}
