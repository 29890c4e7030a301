import Foundation

extension Publishers {
  /// A publisher that connects its upstream when the first subscriber attaches, and disconnects it when the last one cancels.
  public class Autoconnect<Upstream>: Publisher where Upstream: ConnectablePublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher to connect automatically.
    final public let upstream: Upstream

    private let lock = NSLock()
    private var subscriberCount = 0
    private var connectionNumber = 0
    private var connection: (any Cancellable)?

    /// Creates a publisher that connects automatically.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      let number = lock.withLock { () -> Int? in
        subscriberCount += 1
        guard subscriberCount == 1 else { return nil }
        connectionNumber += 1
        return connectionNumber
      }
      upstream.subscribe(AutoconnectLink(subscriber, onCancel: leave))
      if let number { connect(number) }
    }

    /// Connects the upstream. If all subscribers have cancelled in the meantime, the connection is cancelled immediately.
    private func connect(_ number: Int) {
      let connection = upstream.connect()
      let isWanted = lock.withLock {
        guard subscriberCount > 0, number == connectionNumber else { return false }
        self.connection = connection
        return true
      }
      if !isWanted { connection.cancel() }
    }

    /// Records that a subscriber has cancelled, and disconnects after the last one.
    private func leave() {
      let ending = lock.withLock { () -> (any Cancellable)? in
        subscriberCount -= 1
        guard subscriberCount == 0 else { return nil }
        defer { connection = nil }
        return connection
      }
      ending?.cancel()
    }
  }
}

extension ConnectablePublisher {
  /// Connects automatically when the first subscriber attaches, and disconnects when the last one cancels.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}
