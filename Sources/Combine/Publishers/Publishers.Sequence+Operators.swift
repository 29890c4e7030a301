// Documentation: operators of `Publishers.Sequence` return simple publishers, whose values are computed immediately. Therefore, an
// infinite sequence must be limited before it is mapped.
extension Publishers.Sequence {
  /// Publishes a Boolean value that indicates whether all elements satisfy the predicate.
  public func allSatisfy(_ predicate: (Elements.Element) -> Bool) -> Result<Bool, Failure>.Publisher {
    Result<Bool, Failure>.Publisher(sequence.allSatisfy(predicate))
  }

  /// Publishes a Boolean value that indicates whether all elements satisfy the predicate, and fails if the predicate throws an error.
  public func tryAllSatisfy(_ predicate: (Elements.Element) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    Result<Bool, any Error>.Publisher(Result { try sequence.allSatisfy(predicate) })
  }

  /// Publishes all elements in a single array.
  public func collect() -> Result<[Elements.Element], Failure>.Publisher {
    Result<[Elements.Element], Failure>.Publisher(Array(sequence))
  }

  /// Transforms each element with a closure and publishes the results that are not nil.
  public func compactMap<T>(_ transform: (Elements.Element) -> T?) -> Publishers.Sequence<[T], Failure> {
    Publishers.Sequence(sequence: sequence.compactMap(transform))
  }

  /// Publishes a Boolean value that indicates whether any element satisfies the predicate.
  public func contains(where predicate: (Elements.Element) -> Bool) -> Result<Bool, Failure>.Publisher {
    Result<Bool, Failure>.Publisher(sequence.contains(where: predicate))
  }

  /// Publishes a Boolean value that indicates whether any element satisfies the predicate, and fails if the predicate throws an error.
  public func tryContains(where predicate: (Elements.Element) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    Result<Bool, any Error>.Publisher(Result { try sequence.contains(where: predicate) })
  }

  /// Publishes the elements, starting with the first one that doesn't satisfy the predicate.
  public func drop(while predicate: (Elements.Element) -> Bool) -> Publishers.Sequence<DropWhileSequence<Elements>, Failure> {
    Publishers.Sequence<DropWhileSequence<Elements>, Failure>(sequence: sequence.drop(while: predicate))
  }

  /// Drops the given number of elements. A negative number ends the process with a message.
  public func dropFirst(_ count: Int = 1) -> Publishers.Sequence<DropFirstSequence<Elements>, Failure> {
    Publishers.Sequence<DropFirstSequence<Elements>, Failure>(
      sequence: sequence.dropFirst(PositionContract.count(count, in: "dropFirst")))
  }

  /// Publishes the elements that satisfy the predicate.
  public func filter(_ isIncluded: (Elements.Element) -> Bool) -> Publishers.Sequence<[Elements.Element], Failure> {
    Publishers.Sequence<[Elements.Element], Failure>(sequence: sequence.filter(isIncluded))
  }

  /// Forwards only the completion.
  public func ignoreOutput() -> Empty<Elements.Element, Failure> { Empty() }

  /// Transforms each element with a closure.
  public func map<T>(_ transform: (Elements.Element) -> T) -> Publishers.Sequence<[T], Failure> {
    Publishers.Sequence<[T], Failure>(sequence: sequence.map(transform))
  }

  /// Publishes at most the given number of elements. A negative number ends the process with a message.
  public func prefix(_ maxLength: Int) -> Publishers.Sequence<PrefixSequence<Elements>, Failure> {
    Publishers.Sequence<PrefixSequence<Elements>, Failure>(
      sequence: sequence.prefix(PositionContract.count(maxLength, in: "prefix")))
  }

  /// Publishes the elements that precede the first one that doesn't satisfy the predicate.
  public func prefix(while predicate: (Elements.Element) -> Bool) -> Publishers.Sequence<[Elements.Element], Failure> {
    Publishers.Sequence<[Elements.Element], Failure>(sequence: sequence.prefix(while: predicate))
  }

  /// Publishes the result of combining all elements.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Elements.Element) -> T
  ) -> Result<T, Failure>.Publisher {
    Result<T, Failure>.Publisher(sequence.reduce(initialResult, nextPartialResult))
  }

  /// Publishes the result of combining all elements, and fails if the closure throws an error.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Elements.Element) throws -> T
  ) -> Result<T, any Error>.Publisher {
    Result<T, any Error>.Publisher(Result { try sequence.reduce(initialResult, nextPartialResult) })
  }

  /// Replaces each nil with a value.
  public func replaceNil<T>(with output: T) -> Publishers.Sequence<[T], Failure> where Elements.Element == T? {
    Publishers.Sequence<[T], Failure>(sequence: sequence.map { $0 ?? output })
  }

  /// Replaces each nil with a value. The elements remain optional.
  @_disfavoredOverload
  public func replaceNil<T>(with output: T) -> Publishers.Sequence<[Publishers.Sequence<Elements, Failure>.Output], Failure>
  where Elements.Element == T? {
    Publishers.Sequence<[T?], Failure>(sequence: sequence.map { $0 ?? output })
  }

  /// Publishes each intermediate result of combining elements.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Elements.Element) -> T
  ) -> Publishers.Sequence<[T], Failure> {
    var result = initialResult
    return map { element in
      result = nextPartialResult(result, element)
      return result
    }
  }

  /// Changes the failure type.
  public func setFailureType<E>(to error: E.Type) -> Publishers.Sequence<Elements, E> where E: Error {
    Publishers.Sequence<Elements, E>(sequence: sequence)
  }
}

extension Publishers.Sequence where Elements.Element: Equatable {
  /// Publishes only elements that are not equal to the previous one.
  public func removeDuplicates() -> Publishers.Sequence<[Elements.Element], Failure> {
    var kept: [Elements.Element] = []
    for element in sequence where kept.last != element { kept.append(element) }
    return Publishers.Sequence<[Elements.Element], Failure>(sequence: kept)
  }

  /// Publishes a Boolean value that indicates whether any element equals the given one.
  public func contains(_ output: Elements.Element) -> Result<Bool, Failure>.Publisher {
    Result<Bool, Failure>.Publisher(sequence.contains(output))
  }
}
