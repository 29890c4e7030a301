extension Publishers {
  /// The strategy for values that arrive when the buffer is full.
  public enum BufferingStrategy<Failure> where Failure: Error {
    /// Discards the new value.
    case dropNewest
    /// Discards the oldest buffered value.
    case dropOldest
    /// Cancels the upstream and, after the buffered values, fails with the error that the closure returns.
    case customError(() -> Failure)
  }
}
