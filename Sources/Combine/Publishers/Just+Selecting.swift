// Documentation: operators of `Just` give simple publishers again, computed at once.
extension Just where Output: Equatable {
  /// A single value has no repetition.
  public func removeDuplicates() -> Just<Output> { self }
}

extension Just where Output: Comparable {
  /// The only value is the least.
  public func min() -> Just<Output> { self }

  /// The only value is the greatest.
  public func max() -> Just<Output> { self }
}

extension Just {
  /// The only value is the least in any order.
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> { self }

  /// The only value is the greatest in any order.
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> { self }

  /// A single value has no repetition.
  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Just<Output> { self }

  /// A single value has no repetition, but is compared with itself, as the comparison may throw.
  public func tryRemoveDuplicates(by predicate: (Output, Output) throws -> Bool) -> Result<Output, any Error>.Publisher {
    Result<Output, any Error>.Publisher(.success(output)).tryRemoveDuplicates(by: predicate)
  }

  /// The value if the closure accepts it.
  public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher {
    Optional.Publisher(isIncluded(output) ? output : nil)
  }

  /// What the closure makes of the value, if it makes something.
  public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher {
    Optional.Publisher(transform(output))
  }

  /// Nothing, unless the number is zero. A negative number ends the process with a message.
  public func dropFirst(_ count: Int = 1) -> Optional<Output>.Publisher {
    Optional.Publisher(output).dropFirst(count)
  }

  /// Nothing, unless the closure refuses the value.
  public func drop(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    Optional.Publisher(predicate(output) ? nil : output)
  }

  /// The only value is the first.
  public func first() -> Just<Output> { self }

  /// The value if the closure accepts it.
  public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter(predicate) }

  /// The only value is the last.
  public func last() -> Just<Output> { self }

  /// The value if the closure accepts it.
  public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter(predicate) }

  /// The value if the position is zero. A negative position ends the process with a message.
  public func output(at index: Int) -> Optional<Output>.Publisher {
    Optional.Publisher(output).output(at: index)
  }

  /// The value if position zero is among those asked for.
  public func output<R>(in range: R) -> Optional<Output>.Publisher where R: RangeExpression, R.Bound == Int {
    Optional.Publisher(output).output(in: range)
  }

  /// The value, unless the number is zero. A negative number ends the process with a message.
  public func prefix(_ maxLength: Int) -> Optional<Output>.Publisher {
    Optional.Publisher(output).prefix(maxLength)
  }

  /// The value if the closure accepts it.
  public func prefix(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter(predicate) }

  /// Nothing but the end.
  public func ignoreOutput() -> Empty<Output, Just<Output>.Failure> { Empty() }
}
