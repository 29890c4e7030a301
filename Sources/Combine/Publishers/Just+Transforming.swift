extension Just {
  /// What the closure makes of the value.
  public func map<T>(_ transform: (Output) -> T) -> Just<T> { Just<T>(transform(output)) }

  /// What the closure makes of the value, or a failure if it throws.
  public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
    Result.Publisher(Result { try transform(output) })
  }

  /// The value, in a place where one with failures is needed; the closure is never called.
  public func mapError<E>(_ transform: (Just<Output>.Failure) -> E) -> Result<Output, E>.Publisher where E: Error {
    Result.Publisher(output)
  }

  /// The value, in a place where one with failures is needed.
  public func setFailureType<E>(to failureType: E.Type) -> Result<Output, E>.Publisher where E: Error {
    Result.Publisher(output)
  }

  /// The value combined with the initial one.
  public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Just<Output>.Failure>.Publisher {
    Result.Publisher(nextPartialResult(initialResult, output))
  }

  /// The value combined with the initial one, or a failure if the closure throws.
  public func tryScan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) throws -> T) -> Result<T, any Error>.Publisher {
    Result.Publisher(Result { try nextPartialResult(initialResult, output) })
  }

  /// The value combined with the initial one.
  public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Just<Output>.Failure>.Publisher {
    Result.Publisher(nextPartialResult(initialResult, output))
  }

  /// The value combined with the initial one, or a failure if the closure throws.
  public func tryReduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) throws -> T) -> Result<T, any Error>.Publisher {
    Result.Publisher(Result { try nextPartialResult(initialResult, output) })
  }

  /// The value in an array.
  public func collect() -> Just<[Output]> { Just<[Output]>([output]) }

  /// One.
  public func count() -> Just<Int> { Just<Int>(1) }

  /// Whether the closure accepts the value.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Just<Bool> { Just<Bool>(predicate(output)) }

  /// Whether the closure accepts the value, or a failure if it throws.
  public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    Result.Publisher(Result { try predicate(output) })
  }

  /// Whether the closure accepts the value.
  public func contains(where predicate: (Output) -> Bool) -> Just<Bool> { Just<Bool>(predicate(output)) }

  /// Whether the closure accepts the value, or a failure if it throws.
  public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    Result.Publisher(Result { try predicate(output) })
  }

  /// There is no failure to replace.
  public func replaceError(with output: Output) -> Just<Output> { self }

  /// There is a value already.
  public func replaceEmpty(with output: Output) -> Just<Output> { self }

  /// There is no failure after which to try again.
  public func retry(_ times: Int) -> Just<Output> { self }
}

extension Just where Output: Equatable {
  /// Whether the value is the given one.
  public func contains(_ output: Output) -> Just<Bool> { Just<Bool>(self.output == output) }
}

extension Just {
  /// The given values and then this one.
  public func prepend(_ elements: Output...) -> Publishers.Sequence<[Output], Just<Output>.Failure> {
    prepend(elements)
  }

  /// The elements of a sequence and then this value.
  public func prepend<S>(_ elements: S) -> Publishers.Sequence<[Output], Just<Output>.Failure> where Output == S.Element, S: Sequence {
    Publishers.Sequence(sequence: elements + [output])
  }

  /// This value and then the given ones.
  public func append(_ elements: Output...) -> Publishers.Sequence<[Output], Just<Output>.Failure> {
    append(elements)
  }

  /// This value and then the elements of a sequence.
  public func append<S>(_ elements: S) -> Publishers.Sequence<[Output], Just<Output>.Failure> where Output == S.Element, S: Sequence {
    Publishers.Sequence(sequence: [output] + elements)
  }
}
