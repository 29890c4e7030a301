import Foundation

extension Publishers {
  /// A publisher that writes a line for everything that passes it in either direction.
  public struct Print<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// What each line begins with.
    public let prefix: String

    /// Where the values come from.
    public let upstream: Upstream

    /// Where the lines go; nil for standard output.
    public let stream: (any TextOutputStream)?

    /// A publisher that writes lines.
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
  /// Writes a line for everything that passes between this publisher and its subscriber, to standard output unless a stream is given.
  public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
    Publishers.Print(upstream: self, prefix: prefix, to: stream)
  }
}
