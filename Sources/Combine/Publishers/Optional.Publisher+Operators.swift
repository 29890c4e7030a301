// Documentation: operators of `Optional.Publisher` return publishers of the same kind, whose values are computed immediately. Their
// results are optional, even for operators that produce a result for an empty stream elsewhere (`count`, `reduce`, `allSatisfy`). We
// interpret this as follows: each operator applies to the wrapped value, and without a value there is no result. Only `collect` returns
// an empty array.
extension Optional.Publisher where Wrapped: Equatable {
  /// Publishes a Boolean value that indicates whether the value equals the given one.
  public func contains(_ output: Output) -> Optional<Bool>.Publisher {
    Optional<Bool>.Publisher(self.output.map { $0 == output })
  }

  /// Returns this publisher, because a single value has no duplicates.
  public func removeDuplicates() -> Optional<Wrapped>.Publisher { self }
}

extension Optional.Publisher where Wrapped: Comparable {
  /// Returns this publisher, because its only value is the smallest.
  public func min() -> Optional<Wrapped>.Publisher { self }

  /// Returns this publisher, because its only value is the greatest.
  public func max() -> Optional<Wrapped>.Publisher { self }
}

extension Optional.Publisher {
  /// Publishes a Boolean value that indicates whether the value satisfies the predicate.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Optional<Bool>.Publisher {
    Optional<Bool>.Publisher(output.map(predicate))
  }

  /// Publishes an array that contains the value, or an empty array if there is none.
  public func collect() -> Optional<[Output]>.Publisher {
    Optional<[Output]>.Publisher(output.map { [$0] } ?? [])
  }

  /// Transforms the value with a closure, and publishes the result unless it is nil.
  public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher {
    Optional<T>.Publisher(output.flatMap(transform))
  }

  /// Returns this publisher, because its only value is the smallest according to any comparison.
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Wrapped>.Publisher { self }

  /// Returns this publisher, because its only value is the greatest according to any comparison.
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Wrapped>.Publisher { self }

  /// Publishes a Boolean value that indicates whether the value satisfies the predicate.
  public func contains(where predicate: (Output) -> Bool) -> Optional<Bool>.Publisher {
    Optional<Bool>.Publisher(output.map(predicate))
  }

  /// Publishes the number one if there is a value.
  public func count() -> Optional<Int>.Publisher { Optional<Int>.Publisher(output.map { _ in 1 }) }

  /// Publishes nothing, unless the number is zero. A negative number ends the process with a message.
  public func dropFirst(_ count: Int = 1) -> Optional<Wrapped>.Publisher {
    Optional.Publisher(PositionContract.count(count, in: "dropFirst") == 0 ? output : nil)
  }

  /// Publishes nothing, unless the predicate returns false for the value.
  public func drop(while predicate: (Output) -> Bool) -> Optional<Wrapped>.Publisher {
    filter { !predicate($0) }
  }

  /// Returns this publisher, because its only value is the first.
  public func first() -> Optional<Wrapped>.Publisher { self }

  /// Publishes the value if it satisfies the predicate.
  public func first(where predicate: (Output) -> Bool) -> Optional<Wrapped>.Publisher { filter(predicate) }

  /// Returns this publisher, because its only value is the last.
  public func last() -> Optional<Wrapped>.Publisher { self }

  /// Publishes the value if it satisfies the predicate.
  public func last(where predicate: (Output) -> Bool) -> Optional<Wrapped>.Publisher { filter(predicate) }

  /// Publishes the value if it satisfies the predicate.
  public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Wrapped>.Publisher {
    Optional.Publisher(output.flatMap { isIncluded($0) ? $0 : nil })
  }

  /// Forwards only the completion.
  public func ignoreOutput() -> Empty<Output, Failure> { Empty() }

  /// Transforms the value with a closure.
  public func map<T>(_ transform: (Output) -> T) -> Optional<T>.Publisher { Optional<T>.Publisher(output.map(transform)) }

  /// Publishes the value if the position is zero. A negative position ends the process with a message.
  public func output(at index: Int) -> Optional<Wrapped>.Publisher {
    Optional.Publisher(PositionContract.position(index, in: "output(at:)") == 0 ? output : nil)
  }

  /// Publishes the value if the range contains position zero.
  public func output<R>(in range: R) -> Optional<Wrapped>.Publisher where R: RangeExpression, R.Bound == Int {
    Optional.Publisher(PositionContract.positions(range, in: "output(in:)").contains(0) ? output : nil)
  }

  /// Publishes the value, unless the number is zero. A negative number ends the process with a message.
  public func prefix(_ maxLength: Int) -> Optional<Wrapped>.Publisher {
    Optional.Publisher(PositionContract.count(maxLength, in: "prefix") > 0 ? output : nil)
  }

  /// Publishes the value if it satisfies the predicate.
  public func prefix(while predicate: (Output) -> Bool) -> Optional<Wrapped>.Publisher { filter(predicate) }

  /// Combines the initial result with the value.
  public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Optional<T>.Publisher {
    map { nextPartialResult(initialResult, $0) }
  }

  /// Combines the initial result with the value.
  public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Optional<T>.Publisher {
    map { nextPartialResult(initialResult, $0) }
  }

  /// Returns this publisher, because a single value has no duplicates.
  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Optional<Wrapped>.Publisher { self }

  /// Returns this publisher, because it has no failure to replace.
  public func replaceError(with output: Output) -> Optional<Wrapped>.Publisher { self }

  /// Publishes the value, or the given value if there is none.
  public func replaceEmpty(with output: Output) -> Just<Output> { Just(self.output ?? output) }

  /// Returns this publisher, because it can't fail.
  public func retry(_ times: Int) -> Optional<Wrapped>.Publisher { self }
}
