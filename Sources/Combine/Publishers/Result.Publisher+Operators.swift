// Documentation: operators of `Result.Publisher` give such a publisher again, computed at once.
extension Result.Publisher where Success: Equatable {
  /// Whether the value is the given one.
  public func contains(_ output: Output) -> Result<Bool, Failure>.Publisher {
    Result<Bool, Failure>.Publisher(result.map { $0 == output })
  }

  /// A single value has no repetition.
  public func removeDuplicates() -> Result<Success, Failure>.Publisher { self }
}

extension Result.Publisher where Success: Comparable {
  /// The only value is the least.
  public func min() -> Result<Success, Failure>.Publisher { self }

  /// The only value is the greatest.
  public func max() -> Result<Success, Failure>.Publisher { self }
}

extension Result.Publisher {
  /// Whether the closure accepts the value.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher { map(predicate) }

  /// Whether the closure accepts the value, or a failure if it throws.
  public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher { tryMap(predicate) }

  /// Whether the closure accepts the value.
  public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher { map(predicate) }

  /// Whether the closure accepts the value, or a failure if it throws.
  public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    tryMap(predicate)
  }

  /// The value in an array.
  public func collect() -> Result<[Output], Failure>.Publisher { map { [$0] } }

  /// One, unless it fails.
  public func count() -> Result<Int, Failure>.Publisher { map { _ in 1 } }

  /// The only value is the least in any order.
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Result<Success, Failure>.Publisher { self }

  /// The only value is the least in any order, but is compared with itself, as the comparison may throw.
  public func tryMin(by areInIncreasingOrder: (Output, Output) throws -> Bool) -> Result<Output, any Error>.Publisher {
    compared(by: areInIncreasingOrder)
  }

  /// The only value is the greatest in any order.
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Result<Success, Failure>.Publisher { self }

  /// The only value is the greatest in any order, but is compared with itself, as the comparison may throw.
  public func tryMax(by areInIncreasingOrder: (Output, Output) throws -> Bool) -> Result<Output, any Error>.Publisher {
    compared(by: areInIncreasingOrder)
  }

  /// The only value is the first.
  public func first() -> Result<Success, Failure>.Publisher { self }

  /// The only value is the last.
  public func last() -> Result<Success, Failure>.Publisher { self }

  /// Nothing but the end, which is never the failure.
  public func ignoreOutput() -> Empty<Output, Failure> { Empty() }

  /// What the closure makes of the value.
  public func map<T>(_ transform: (Output) -> T) -> Result<T, Failure>.Publisher {
    Result<T, Failure>.Publisher(result.map(transform))
  }

  /// What the closure makes of the value, or a failure if it throws.
  public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
    Result<T, any Error>.Publisher(Result<T, any Error> { try transform(result.get()) })
  }

  /// What the closure makes of the failure.
  public func mapError<E>(_ transform: (Failure) -> E) -> Result<Output, E>.Publisher where E: Error {
    Result<Output, E>.Publisher(result.mapError(transform))
  }

  /// The value combined with the initial one.
  public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Failure>.Publisher {
    map { nextPartialResult(initialResult, $0) }
  }

  /// The value combined with the initial one, or a failure if the closure throws.
  public func tryReduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) throws -> T) -> Result<T, any Error>.Publisher {
    tryMap { try nextPartialResult(initialResult, $0) }
  }

  /// The value combined with the initial one.
  public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Failure>.Publisher {
    map { nextPartialResult(initialResult, $0) }
  }

  /// The value combined with the initial one, or a failure if the closure throws.
  public func tryScan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) throws -> T) -> Result<T, any Error>.Publisher {
    tryMap { try nextPartialResult(initialResult, $0) }
  }

  /// A single value has no repetition.
  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Result<Success, Failure>.Publisher { self }

  /// A single value has no repetition, but is compared with itself, as the comparison may throw.
  public func tryRemoveDuplicates(by predicate: (Output, Output) throws -> Bool) -> Result<Output, any Error>.Publisher {
    compared(by: predicate)
  }

  /// The value, or the error that its comparison with itself throws.
  private func compared(by compare: (Output, Output) throws -> Bool) -> Result<Output, any Error>.Publisher {
    tryMap { value in
      _ = try compare(value, value)
      return value
    }
  }

  /// The value, or the given one in place of the failure.
  public func replaceError(with output: Output) -> Result<Output, Never>.Publisher {
    Result<Output, Never>.Publisher((try? result.get()) ?? output)
  }

  /// There is a value or a failure already.
  public func replaceEmpty(with output: Output) -> Result<Success, Failure>.Publisher { self }

  /// The result would be the same each time.
  public func retry(_ times: Int) -> Result<Success, Failure>.Publisher { self }
}

extension Result.Publisher where Failure == Never {
  /// The value, in a place where one with failures is needed.
  public func setFailureType<E>(to failureType: E.Type) -> Result<Output, E>.Publisher where E: Error {
    Result<Output, E>.Publisher(result.mapError(absurd))
  }
}
