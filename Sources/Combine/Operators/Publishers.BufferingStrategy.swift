extension Publishers {
  /// What the `buffer` operator does with a value for which there is no room.
  public enum BufferingStrategy<Failure> where Failure: Error {
    /// Drops the value that came.
    case dropNewest
    /// Drops the value that has waited longest.
    case dropOldest
    /// Cancels the upstream and fails with what the closure gives, after what waits.
    case customError(() -> Failure)
  }
}
