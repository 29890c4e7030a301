extension Just {
  /// Transforms the value with a closure.
  public func map<T>(_ transform: (Output) -> T) -> Just<T> { Just<T>(transform(output)) }

  /// Transforms the value with a closure, and fails if the closure throws an error.
  public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
    Result.Publisher(Result { try transform(output) })
  }

  /// Changes the failure type. The closure is never called.
  public func mapError<E>(_ transform: (Just<Output>.Failure) -> E) -> Result<Output, E>.Publisher where E: Error {
    Result.Publisher(output)
  }

  /// Changes the failure type.
  public func setFailureType<E>(to failureType: E.Type) -> Result<Output, E>.Publisher where E: Error {
    Result.Publisher(output)
  }

  /// Combines the initial result with the value.
  public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Just<Output>.Failure>.Publisher {
    Result.Publisher(nextPartialResult(initialResult, output))
  }

  /// Combines the initial result with the value, and fails if the closure throws an error.
  public func tryScan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) throws -> T) -> Result<T, any Error>.Publisher {
    Result.Publisher(Result { try nextPartialResult(initialResult, output) })
  }

  /// Combines the initial result with the value.
  public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Just<Output>.Failure>.Publisher {
    Result.Publisher(nextPartialResult(initialResult, output))
  }

  /// Combines the initial result with the value, and fails if the closure throws an error.
  public func tryReduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) throws -> T) -> Result<T, any Error>.Publisher {
    Result.Publisher(Result { try nextPartialResult(initialResult, output) })
  }

  /// Publishes the value in an array.
  public func collect() -> Just<[Output]> { Just<[Output]>([output]) }

  /// Publishes the number one.
  public func count() -> Just<Int> { Just<Int>(1) }

  /// Publishes a Boolean value that indicates whether the value satisfies the predicate.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Just<Bool> { Just<Bool>(predicate(output)) }

  /// Publishes a Boolean value that indicates whether the value satisfies the predicate, and fails if the predicate throws an error.
  public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    Result.Publisher(Result { try predicate(output) })
  }

  /// Publishes a Boolean value that indicates whether the value satisfies the predicate.
  public func contains(where predicate: (Output) -> Bool) -> Just<Bool> { Just<Bool>(predicate(output)) }

  /// Publishes a Boolean value that indicates whether the value satisfies the predicate, and fails if the predicate throws an error.
  public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    Result.Publisher(Result { try predicate(output) })
  }

  /// Returns this publisher, because it has no failure to replace.
  public func replaceError(with output: Output) -> Just<Output> { self }

  /// Returns this publisher, because it already has a value.
  public func replaceEmpty(with output: Output) -> Just<Output> { self }

  /// Returns this publisher, because it can't fail.
  public func retry(_ times: Int) -> Just<Output> { self }
}

extension Just where Output: Equatable {
  /// Publishes a Boolean value that indicates whether the value equals the given one.
  public func contains(_ output: Output) -> Just<Bool> { Just<Bool>(self.output == output) }
}

extension Just {
  /// Publishes the given values, followed by this publisher's value.
  public func prepend(_ elements: Output...) -> Publishers.Sequence<[Output], Just<Output>.Failure> {
    prepend(elements)
  }

  /// Publishes the elements of a sequence, followed by this publisher's value.
  public func prepend<S>(_ elements: S) -> Publishers.Sequence<[Output], Just<Output>.Failure> where Output == S.Element, S: Sequence {
    Publishers.Sequence(sequence: elements + [output])
  }

  /// Publishes this publisher's value, followed by the given values.
  public func append(_ elements: Output...) -> Publishers.Sequence<[Output], Just<Output>.Failure> {
    append(elements)
  }

  /// Publishes this publisher's value, followed by the elements of a sequence.
  public func append<S>(_ elements: S) -> Publishers.Sequence<[Output], Just<Output>.Failure> where Output == S.Element, S: Sequence {
    Publishers.Sequence(sequence: [output] + elements)
  }
}
