/// The values of a publisher, as an asynchronous sequence that throws its failure. Each `next()` asks for one value.
public struct AsyncThrowingPublisher<P>: AsyncSequence where P: Publisher {
  public typealias Element = P.Output

  private let publisher: P

  /// A sequence over a publisher, which is subscribed to by each iteration.
  public init(_ publisher: P) {
    self.publisher = publisher
  }

  public func makeAsyncIterator() -> Iterator {
    let feed = AsyncFeed<P.Output, P.Failure>()
    publisher.subscribe(feed)
    return Iterator(feed: feed)
  }

  /// One iteration; its subscription is cancelled with the iterating task, or when the iterator is released.
  public struct Iterator: AsyncIteratorProtocol {
    private let lifetime: AsyncFeed<P.Output, P.Failure>.Lifetime

    /// An iteration over what a feed receives.
    init(feed: AsyncFeed<P.Output, P.Failure>) {
      lifetime = AsyncFeed.Lifetime(feed)
    }

    /// The next value; nil after the last, or when the task is cancelled. Throws the publisher's failure, once.
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
  /// The values of this publisher, as an asynchronous sequence that throws its failure.
  public var values: AsyncThrowingPublisher<Self> {
    AsyncThrowingPublisher(self)
  }
}
