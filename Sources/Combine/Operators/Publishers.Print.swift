import Foundation

extension Publishers {
  /// A publisher that writes a line for each event in either direction.
  public struct Print<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The prefix of each line.
    public let prefix: String

    /// The publisher that provides the values.
    public let upstream: Upstream

    /// The stream to write to; nil for standard output.
    public let stream: (any TextOutputStream)?

    /// Creates a publisher that writes a line for each event.
    public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
      self.upstream = upstream
      self.prefix = prefix
      self.stream = stream
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      upstream.subscribe(PrintLink(subscriber, prefix: prefix, stream: stream))
    }
  }
}

extension Publisher {
  /// Writes a line for each event between this publisher and its subscriber. By default, the lines are written to standard output.
  public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
    Publishers.Print(upstream: self, prefix: prefix, to: stream)
  }
}
