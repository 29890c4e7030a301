/// An asynchronous sequence of the values from a publisher, which throws the publisher's failure. Each `next()` call requests one value.
public struct AsyncThrowingPublisher<P>: AsyncSequence where P: Publisher {
  public typealias Element = P.Output

  private let publisher: P

  /// Creates a sequence of a publisher's values. Each iteration subscribes separately.
  public init(_ publisher: P) {
    self.publisher = publisher
  }

  public func makeAsyncIterator() -> Iterator {
    let feed = AsyncFeed<P.Output, P.Failure>()
    publisher.subscribe(feed)
    return Iterator(feed: feed)
  }

  /// An iterator over the values. Its subscription is cancelled when the iterating task is cancelled or the iterator is released.
  public struct Iterator: AsyncIteratorProtocol {
    private let lifetime: AsyncFeed<P.Output, P.Failure>.Lifetime

    /// Creates an iterator over the values that a feed receives.
    init(feed: AsyncFeed<P.Output, P.Failure>) {
      lifetime = AsyncFeed.Lifetime(feed)
    }

    /// Returns the next value, or nil after the last value or if the task is cancelled. Throws the publisher's failure once.
    public mutating func next() async throws -> P.Output? {
      switch await lifetime.feed.next() {
      case .value(let value): return value
      case .end(.failure(let error)): throw error
      case .end: return nil
      }
    }
  }
}

extension Publisher {
  /// The publisher's values as an asynchronous sequence that throws the publisher's failure.
  public var values: AsyncThrowingPublisher<Self> {
    AsyncThrowingPublisher(self)
  }
}
