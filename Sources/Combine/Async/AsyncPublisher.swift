/// An asynchronous sequence of the values from a publisher that can't fail. Each `next()` call requests one value.
public struct AsyncPublisher<P>: AsyncSequence where P: Publisher, P.Failure == Never {
  public typealias Element = P.Output

  private let publisher: P

  /// Creates a sequence of a publisher's values. Each iteration subscribes separately.
  public init(_ publisher: P) {
    self.publisher = publisher
  }

  public func makeAsyncIterator() -> Iterator {
    let feed = AsyncFeed<P.Output, Never>()
    publisher.subscribe(feed)
    return Iterator(feed: feed)
  }

  /// An iterator over the values. Its subscription is cancelled when the iterating task is cancelled or the iterator is released.
  public struct Iterator: AsyncIteratorProtocol {
    private let lifetime: AsyncFeed<P.Output, Never>.Lifetime

    /// Creates an iterator over the values that a feed receives.
    init(feed: AsyncFeed<P.Output, Never>) {
      lifetime = AsyncFeed.Lifetime(feed)
    }

    /// Returns the next value, or nil after the last value or if the task is cancelled.
    public mutating func next() async -> P.Output? {
      switch await lifetime.feed.next() {
      case .value(let value): value
      case .end: nil
      }
    }
  }
}

extension Publisher where Self.Failure == Never {
  /// The publisher's values as an asynchronous sequence.
  public var values: AsyncPublisher<Self> {
    AsyncPublisher(self)
  }
}
