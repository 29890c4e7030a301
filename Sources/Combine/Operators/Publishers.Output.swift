extension Publishers {
  /// A publisher that emits the values in a range of positions, and finishes after the last of them.
  public struct Output<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that provides the values.
    public let upstream: Upstream

    /// The zero-based positions.
    public let range: CountableRange<Int>

    /// Creates a publisher that emits the values in a range of positions. With an empty range, it finishes without subscribing to the
    /// upstream. A negative position ends the process with a message.
    public init(upstream: Upstream, range: CountableRange<Int>) {
      self.upstream = upstream
      self.range = PositionContract.positions(range, in: "Publishers.Output(upstream:range:)")
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      guard !range.isEmpty else {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .finished)
        return
      }
      var position = 0
      upstream.subscribe(
        Sieve(
          "Output", subscriber,
          decide: { [range] value in
            defer { position += 1 }
            guard range.contains(position) else { return .drop }
            return position == range.upperBound - 1 ? .passAndFinish(value) : .pass(value)
          }))
    }
  }
}

extension Publishers.Output: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Publishes at most the given number of values, and finishes after the last one. A negative number ends the process with a message.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    output(in: 0..<PositionContract.count(maxLength, in: "prefix"))
  }

  /// Publishes the value at a zero-based position, and then finishes.
  public func output(at index: Int) -> Publishers.Output<Self> {
    output(in: PositionContract.position(index, in: "output(at:)")...index)
  }

  /// Publishes the values in a range of zero-based positions, and finishes after the last one.
  public func output<R>(in range: R) -> Publishers.Output<Self> where R: RangeExpression, R.Bound == Int {
    Publishers.Output(upstream: self, range: PositionContract.positions(range, in: "output(in:)"))
  }
}
