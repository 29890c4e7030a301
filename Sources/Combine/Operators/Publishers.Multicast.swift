import Foundation

extension Publishers {
  /// A publisher that feeds a subject from its upstream. All subscribers subscribe to that subject.
  final public class Multicast<Upstream, SubjectType>: ConnectablePublisher
  where Upstream: Publisher, SubjectType: Subject, Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that provides the values.
    final public let upstream: Upstream

    /// The closure that creates the subject, which is called once, on first use.
    final public let createSubject: () -> SubjectType

    private let lock = NSRecursiveLock()
    private var madeSubject: SubjectType?

    /// Creates a publisher that subscribes to its upstream at each `connect()`.
    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    final public func receive<S>(subscriber: S) where S: Subscriber, SubjectType.Failure == S.Failure, SubjectType.Output == S.Input {
      subject.subscribe(MulticastLink(subscriber))
    }

    final public func connect() -> any Cancellable {
      upstream.subscribe(subject)
    }

    /// The subject, which is created on first use.
    private var subject: SubjectType {
      lock.withLock {
        if let madeSubject { return madeSubject }
        let subject = createSubject()
        madeSubject = subject
        return subject
      }
    }
  }
}

extension Publisher {
  /// Shares a single subscription to this publisher among all subscribers, through a subject that a closure creates.
  public func multicast<S>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
  where S: Subject, Self.Failure == S.Failure, Self.Output == S.Output {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Shares a single subscription to this publisher among all subscribers, through the given subject.
  public func multicast<S>(subject: S) -> Publishers.Multicast<Self, S>
  where S: Subject, Self.Failure == S.Failure, Self.Output == S.Output {
    multicast { subject }
  }
}
