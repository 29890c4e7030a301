extension Publishers {
  /// A publisher that ends the process with a message if its upstream fails.
  public struct AssertNoFailure<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never

    /// The publisher that provides the values.
    public let upstream: Upstream

    /// The prefix of the message.
    public let prefix: String

    /// The file name in the message.
    public let file: StaticString

    /// The line number in the message.
    public let line: UInt

    /// Creates a publisher that can't fail.
    public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
      self.upstream = upstream
      self.prefix = prefix
      self.file = file
      self.line = line
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Output == S.Input, S.Failure == Never {
      let relay = Relay<S, Upstream.Output, Upstream.Failure>(
        "AssertNoFailure", subscriber,
        mapFailure: { [prefix, file, line] error in
          let words = prefix.isEmpty ? "" : "\(prefix): "
          fatalError(
            "\(words)assertNoFailure received the failure \(error). Handle it upstream with catch or replaceError.", file: file, line: line)
        }, transform: { $0 },
        shown: { [prefix, file, line] _ in [("file", file), ("line", line), ("prefix", prefix)] })
      upstream.subscribe(relay)
    }
  }
}

extension Publisher {
  /// Ends the process with a message that includes the call site if this publisher fails.
  public func assertNoFailure(_ prefix: String = "", file: StaticString = #file, line: UInt = #line) -> Publishers.AssertNoFailure<Self> {
    Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
  }
}
