extension Publishers {
  /// The strategy by which the `buffer` operator requests values from its upstream.
  public enum PrefetchStrategy: Sendable {
    /// Requests as many values as the buffer holds, and one more for each value that leaves it.
    case keepFull
    /// Requests all values immediately.
    case byRequest
  }
}

extension Publishers.PrefetchStrategy: Equatable, Hashable {}
