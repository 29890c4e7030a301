// Documentation: operators of `Optional.Publisher` give such a publisher again, computed at once. That their results are optional even where
// an empty stream has a result elsewhere (`count`, `reduce`, `allSatisfy`) is read as: each is the operator on the wrapped value, and where
// there is none, nothing comes of it. Only `collect` gives an empty array.
extension Optional.Publisher where Wrapped: Equatable {
  /// Whether the value is the given one.
  public func contains(_ output: Output) -> Optional<Bool>.Publisher {
    Optional<Bool>.Publisher(self.output.map { $0 == output })
  }

  /// A single value has no repetition.
  public func removeDuplicates() -> Optional<Wrapped>.Publisher { self }
}

extension Optional.Publisher where Wrapped: Comparable {
  /// The only value is the least.
  public func min() -> Optional<Wrapped>.Publisher { self }

  /// The only value is the greatest.
  public func max() -> Optional<Wrapped>.Publisher { self }
}

extension Optional.Publisher {
  /// Whether the closure accepts the value.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Optional<Bool>.Publisher {
    Optional<Bool>.Publisher(output.map(predicate))
  }

  /// The value in an array, or an empty array.
  public func collect() -> Optional<[Output]>.Publisher {
    Optional<[Output]>.Publisher(output.map { [$0] } ?? [])
  }

  /// What the closure makes of the value, if it makes something.
  public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher {
    Optional<T>.Publisher(output.flatMap(transform))
  }

  /// The only value is the least in any order.
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Wrapped>.Publisher { self }

  /// The only value is the greatest in any order.
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Wrapped>.Publisher { self }

  /// Whether the closure accepts the value.
  public func contains(where predicate: (Output) -> Bool) -> Optional<Bool>.Publisher {
    Optional<Bool>.Publisher(output.map(predicate))
  }

  /// One, if there is a value.
  public func count() -> Optional<Int>.Publisher { Optional<Int>.Publisher(output.map { _ in 1 }) }

  /// Nothing, unless the number is zero. A negative number ends the process with a message.
  public func dropFirst(_ count: Int = 1) -> Optional<Wrapped>.Publisher {
    Optional.Publisher(PositionContract.count(count, in: "dropFirst") == 0 ? output : nil)
  }

  /// Nothing, unless the closure refuses the value.
  public func drop(while predicate: (Output) -> Bool) -> Optional<Wrapped>.Publisher {
    filter { !predicate($0) }
  }

  /// The only value is the first.
  public func first() -> Optional<Wrapped>.Publisher { self }

  /// The value if the closure accepts it.
  public func first(where predicate: (Output) -> Bool) -> Optional<Wrapped>.Publisher { filter(predicate) }

  /// The only value is the last.
  public func last() -> Optional<Wrapped>.Publisher { self }

  /// The value if the closure accepts it.
  public func last(where predicate: (Output) -> Bool) -> Optional<Wrapped>.Publisher { filter(predicate) }

  /// The value if the closure accepts it.
  public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Wrapped>.Publisher {
    Optional.Publisher(output.flatMap { isIncluded($0) ? $0 : nil })
  }

  /// Nothing but the end.
  public func ignoreOutput() -> Empty<Output, Failure> { Empty() }

  /// What the closure makes of the value.
  public func map<T>(_ transform: (Output) -> T) -> Optional<T>.Publisher { Optional<T>.Publisher(output.map(transform)) }

  /// The value if the position is zero. A negative position ends the process with a message.
  public func output(at index: Int) -> Optional<Wrapped>.Publisher {
    Optional.Publisher(PositionContract.position(index, in: "output(at:)") == 0 ? output : nil)
  }

  /// The value if position zero is among those asked for.
  public func output<R>(in range: R) -> Optional<Wrapped>.Publisher where R: RangeExpression, R.Bound == Int {
    Optional.Publisher(PositionContract.positions(range, in: "output(in:)").contains(0) ? output : nil)
  }

  /// The value, unless the number is zero. A negative number ends the process with a message.
  public func prefix(_ maxLength: Int) -> Optional<Wrapped>.Publisher {
    Optional.Publisher(PositionContract.count(maxLength, in: "prefix") > 0 ? output : nil)
  }

  /// The value if the closure accepts it.
  public func prefix(while predicate: (Output) -> Bool) -> Optional<Wrapped>.Publisher { filter(predicate) }

  /// The value combined with the initial one.
  public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Optional<T>.Publisher {
    map { nextPartialResult(initialResult, $0) }
  }

  /// The value combined with the initial one.
  public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Optional<T>.Publisher {
    map { nextPartialResult(initialResult, $0) }
  }

  /// A single value has no repetition.
  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Optional<Wrapped>.Publisher { self }

  /// There is no failure to replace.
  public func replaceError(with output: Output) -> Optional<Wrapped>.Publisher { self }

  /// The value, or the given one if there is none.
  public func replaceEmpty(with output: Output) -> Just<Output> { Just(self.output ?? output) }

  /// There is no failure after which to try again.
  public func retry(_ times: Int) -> Optional<Wrapped>.Publisher { self }
}
