extension Publishers {
  /// The strategy that the `buffer` operator uses to request values from its upstream.
  public enum PrefetchStrategy: Sendable {
    /// Requests as many values as the buffer can hold, and another one for each value that leaves the buffer.
    case keepFull
    /// Requests all values immediately.
    case byRequest
  }
}

extension Publishers.PrefetchStrategy: Equatable, Hashable {}
