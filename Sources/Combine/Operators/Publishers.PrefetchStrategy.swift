extension Publishers {
  /// The strategy that the `buffer` operator uses to request values from its upstream.
  public enum PrefetchStrategy: Sendable {
    /// Requests as many values as the buffer holds, and one more for each value that leaves it.
    case keepFull
    /// Requests all values immediately.
    case byRequest
  }
}

extension Publishers.PrefetchStrategy: Equatable, Hashable {}
