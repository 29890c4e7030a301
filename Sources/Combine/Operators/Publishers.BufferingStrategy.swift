extension Publishers {
  /// The handling of a value when the `buffer` operator is full.
  public enum BufferingStrategy<Failure> where Failure: Error {
    /// Drops the new value.
    case dropNewest
    /// Drops the oldest waiting value.
    case dropOldest
    /// Cancels the upstream and, after the waiting values, fails with the error that the closure returns.
    case customError(() -> Failure)
  }
}
