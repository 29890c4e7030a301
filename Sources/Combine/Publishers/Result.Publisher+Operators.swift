// Documentation: operators of `Result.Publisher` return publishers of the same kind, whose values are computed immediately.
extension Result.Publisher where Success: Equatable {
  /// Publishes a Boolean value that indicates whether the value equals the given one.
  public func contains(_ output: Output) -> Result<Bool, Failure>.Publisher {
    Result<Bool, Failure>.Publisher(result.map { $0 == output })
  }

  /// Returns this publisher, because a single value has no duplicates.
  public func removeDuplicates() -> Result<Success, Failure>.Publisher { self }
}

extension Result.Publisher where Success: Comparable {
  /// Returns this publisher, because its only value is the smallest.
  public func min() -> Result<Success, Failure>.Publisher { self }

  /// Returns this publisher, because its only value is the greatest.
  public func max() -> Result<Success, Failure>.Publisher { self }
}

extension Result.Publisher {
  /// Publishes a Boolean value that indicates whether the value satisfies the predicate.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher { map(predicate) }

  /// Publishes a Boolean value that indicates whether the value satisfies the predicate, and fails if the predicate throws an error.
  public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher { tryMap(predicate) }

  /// Publishes a Boolean value that indicates whether the value satisfies the predicate.
  public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher { map(predicate) }

  /// Publishes a Boolean value that indicates whether the value satisfies the predicate, and fails if the predicate throws an error.
  public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    tryMap(predicate)
  }

  /// Publishes the value in an array.
  public func collect() -> Result<[Output], Failure>.Publisher { map { [$0] } }

  /// Publishes the number one, unless the result is a failure.
  public func count() -> Result<Int, Failure>.Publisher { map { _ in 1 } }

  /// Returns this publisher, because its only value is the smallest according to any comparison.
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Result<Success, Failure>.Publisher { self }

  /// Publishes the only value after comparing it with itself, because the comparison may throw an error.
  public func tryMin(by areInIncreasingOrder: (Output, Output) throws -> Bool) -> Result<Output, any Error>.Publisher {
    compared(by: areInIncreasingOrder)
  }

  /// Returns this publisher, because its only value is the greatest according to any comparison.
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Result<Success, Failure>.Publisher { self }

  /// Publishes the only value after comparing it with itself, because the comparison may throw an error.
  public func tryMax(by areInIncreasingOrder: (Output, Output) throws -> Bool) -> Result<Output, any Error>.Publisher {
    compared(by: areInIncreasingOrder)
  }

  /// Returns this publisher, because its only value is the first.
  public func first() -> Result<Success, Failure>.Publisher { self }

  /// Returns this publisher, because its only value is the last.
  public func last() -> Result<Success, Failure>.Publisher { self }

  /// Publishes only a normal completion, even if the result is a failure.
  public func ignoreOutput() -> Empty<Output, Failure> { Empty() }

  /// Transforms the value with a closure.
  public func map<T>(_ transform: (Output) -> T) -> Result<T, Failure>.Publisher {
    Result<T, Failure>.Publisher(result.map(transform))
  }

  /// Transforms the value with a closure, and fails if the closure throws an error.
  public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
    Result<T, any Error>.Publisher(Result<T, any Error> { try transform(result.get()) })
  }

  /// Transforms the failure with a closure.
  public func mapError<E>(_ transform: (Failure) -> E) -> Result<Output, E>.Publisher where E: Error {
    Result<Output, E>.Publisher(result.mapError(transform))
  }

  /// Combines the initial result with the value.
  public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Failure>.Publisher {
    map { nextPartialResult(initialResult, $0) }
  }

  /// Combines the initial result with the value, and fails if the closure throws an error.
  public func tryReduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) throws -> T) -> Result<T, any Error>.Publisher {
    tryMap { try nextPartialResult(initialResult, $0) }
  }

  /// Combines the initial result with the value.
  public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Failure>.Publisher {
    map { nextPartialResult(initialResult, $0) }
  }

  /// Combines the initial result with the value, and fails if the closure throws an error.
  public func tryScan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) throws -> T) -> Result<T, any Error>.Publisher {
    tryMap { try nextPartialResult(initialResult, $0) }
  }

  /// Returns this publisher, because a single value has no duplicates.
  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Result<Success, Failure>.Publisher { self }

  /// Publishes the only value after comparing it with itself, because the comparison may throw an error.
  public func tryRemoveDuplicates(by predicate: (Output, Output) throws -> Bool) -> Result<Output, any Error>.Publisher {
    compared(by: predicate)
  }

  /// Publishes the value, or fails if the comparison of the value with itself throws an error.
  private func compared(by compare: (Output, Output) throws -> Bool) -> Result<Output, any Error>.Publisher {
    tryMap { value in
      _ = try compare(value, value)
      return value
    }
  }

  /// Publishes the value, or the given value instead of the failure.
  public func replaceError(with output: Output) -> Result<Output, Never>.Publisher {
    Result<Output, Never>.Publisher((try? result.get()) ?? output)
  }

  /// Returns this publisher, because it already has a value or a failure.
  public func replaceEmpty(with output: Output) -> Result<Success, Failure>.Publisher { self }

  /// Returns this publisher, because every attempt would have the same result.
  public func retry(_ times: Int) -> Result<Success, Failure>.Publisher { self }
}

extension Result.Publisher where Failure == Never {
  /// Changes the failure type.
  public func setFailureType<E>(to failureType: E.Type) -> Result<Output, E>.Publisher where E: Error {
    Result<Output, E>.Publisher(result.mapError(absurd))
  }
}
