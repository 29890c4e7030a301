extension Publishers {
  /// When the `buffer` operator asks its upstream for values.
  public enum PrefetchStrategy: Sendable {
    /// As many as the buffer holds, and one more for each that leaves it.
    case keepFull
    /// Everything, at once.
    case byRequest
  }
}

extension Publishers.PrefetchStrategy: Equatable, Hashable {}
