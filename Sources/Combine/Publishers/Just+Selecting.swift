// Documentation: operators of `Just` return simple publishers, whose values are computed immediately.
extension Just where Output: Equatable {
  /// Returns this publisher, because a single value has no duplicates.
  public func removeDuplicates() -> Just<Output> { self }
}

extension Just where Output: Comparable {
  /// Returns this publisher, because its only value is the smallest.
  public func min() -> Just<Output> { self }

  /// Returns this publisher, because its only value is the greatest.
  public func max() -> Just<Output> { self }
}

extension Just {
  /// Returns this publisher, because its only value is the smallest according to any comparison.
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> { self }

  /// Returns this publisher, because its only value is the greatest according to any comparison.
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> { self }

  /// Returns this publisher, because a single value has no duplicates.
  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Just<Output> { self }

  /// Publishes the value after comparing it with itself, because the comparison may throw an error.
  public func tryRemoveDuplicates(by predicate: (Output, Output) throws -> Bool) -> Result<Output, any Error>.Publisher {
    Result<Output, any Error>.Publisher(.success(output)).tryRemoveDuplicates(by: predicate)
  }

  /// Publishes the value if it satisfies the predicate.
  public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher {
    Optional.Publisher(isIncluded(output) ? output : nil)
  }

  /// Transforms the value with a closure, and publishes the result unless it is nil.
  public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher {
    Optional.Publisher(transform(output))
  }

  /// Publishes nothing, unless the number is zero. A negative number ends the process with a message.
  public func dropFirst(_ count: Int = 1) -> Optional<Output>.Publisher {
    Optional.Publisher(output).dropFirst(count)
  }

  /// Publishes nothing, unless the predicate returns false for the value.
  public func drop(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    Optional.Publisher(predicate(output) ? nil : output)
  }

  /// Returns this publisher, because its only value is the first.
  public func first() -> Just<Output> { self }

  /// Publishes the value if it satisfies the predicate.
  public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter(predicate) }

  /// Returns this publisher, because its only value is the last.
  public func last() -> Just<Output> { self }

  /// Publishes the value if it satisfies the predicate.
  public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter(predicate) }

  /// Publishes the value if the position is zero. A negative position ends the process with a message.
  public func output(at index: Int) -> Optional<Output>.Publisher {
    Optional.Publisher(output).output(at: index)
  }

  /// Publishes the value if the range contains position zero.
  public func output<R>(in range: R) -> Optional<Output>.Publisher where R: RangeExpression, R.Bound == Int {
    Optional.Publisher(output).output(in: range)
  }

  /// Publishes the value, unless the number is zero. A negative number ends the process with a message.
  public func prefix(_ maxLength: Int) -> Optional<Output>.Publisher {
    Optional.Publisher(output).prefix(maxLength)
  }

  /// Publishes the value if it satisfies the predicate.
  public func prefix(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter(predicate) }

  /// Forwards only the completion.
  public func ignoreOutput() -> Empty<Output, Just<Output>.Failure> { Empty() }
}
