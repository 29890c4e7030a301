import Combine

/// A publisher that never introduces itself; it keeps what listens to it.
final class Silent<Output, Failure: Error>: Publisher, @unchecked Sendable {
  private(set) var listener: (any Subscriber)?

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure { listener = subscriber }
}
