extension Publishers.Sequence where Failure == Never {
  /// Publishes the smallest element according to a comparison, if there is one.
  public func min(by areInIncreasingOrder: (Elements.Element, Elements.Element) -> Bool) -> Optional<Elements.Element>.Publisher {
    Optional<Elements.Element>.Publisher(sequence.min(by: areInIncreasingOrder))
  }

  /// Publishes the greatest element according to a comparison, if there is one.
  public func max(by areInIncreasingOrder: (Elements.Element, Elements.Element) -> Bool) -> Optional<Elements.Element>.Publisher {
    Optional<Elements.Element>.Publisher(sequence.max(by: areInIncreasingOrder))
  }

  /// Publishes the first element that satisfies the predicate, if there is one.
  public func first(where predicate: (Elements.Element) -> Bool) -> Optional<Elements.Element>.Publisher {
    Optional<Elements.Element>.Publisher(sequence.first(where: predicate))
  }
}

extension Publishers.Sequence where Failure == Never, Elements.Element: Comparable {
  /// Publishes the smallest element, if there is one.
  public func min() -> Optional<Elements.Element>.Publisher {
    Optional<Elements.Element>.Publisher(sequence.min())
  }

  /// Publishes the greatest element, if there is one.
  public func max() -> Optional<Elements.Element>.Publisher {
    Optional<Elements.Element>.Publisher(sequence.max())
  }
}

extension Publishers.Sequence where Elements: Collection {
  /// Publishes the number of elements.
  public func count() -> Result<Int, Failure>.Publisher {
    Result<Int, Failure>.Publisher(sequence.count)
  }
}

extension Publishers.Sequence where Elements: Collection, Failure == Never {
  /// Publishes the first element, if there is one.
  public func first() -> Optional<Elements.Element>.Publisher {
    Optional<Elements.Element>.Publisher(sequence.first)
  }

  /// Publishes the number of elements.
  public func count() -> Just<Int> { Just(sequence.count) }
}

extension Publishers.Sequence where Elements: BidirectionalCollection, Failure == Never {
  /// Publishes the last element, if there is one.
  public func last() -> Optional<Elements.Element>.Publisher {
    Optional<Elements.Element>.Publisher(sequence.last)
  }

  /// Publishes the last element that satisfies the predicate, if there is one.
  public func last(where predicate: (Elements.Element) -> Bool) -> Optional<Elements.Element>.Publisher {
    Optional<Elements.Element>.Publisher(sequence.last(where: predicate))
  }
}

extension Publishers.Sequence where Elements: RandomAccessCollection, Failure == Never {
  /// Publishes the element at an index, if the collection contains the index.
  public func output(at index: Elements.Index) -> Optional<Elements.Element>.Publisher {
    Optional<Elements.Element>.Publisher(sequence.indices.contains(index) ? sequence[index] : nil)
  }

  /// Publishes the number of elements.
  public func count() -> Just<Int> { Just(sequence.count) }
}

extension Publishers.Sequence where Elements: RandomAccessCollection {
  /// Publishes the elements in a range of indices, clamped to the indices of the collection.
  public func output(in range: Range<Elements.Index>) -> Publishers.Sequence<[Elements.Element], Failure> {
    let indices = range.clamped(to: sequence.startIndex..<sequence.endIndex)
    return Publishers.Sequence<[Elements.Element], Failure>(sequence: Array(sequence[indices]))
  }

  /// Publishes the number of elements.
  public func count() -> Result<Int, Failure>.Publisher {
    Result<Int, Failure>.Publisher(sequence.count)
  }
}

extension Publishers.Sequence where Elements: RangeReplaceableCollection {
  /// Publishes the given values, followed by this publisher's elements.
  public func prepend(_ elements: Elements.Element...) -> Publishers.Sequence<Elements, Failure> {
    prepend(elements)
  }

  /// Publishes the elements of another sequence, followed by this publisher's elements.
  public func prepend<S>(_ elements: S) -> Publishers.Sequence<Elements, Failure> where S: Swift.Sequence, Elements.Element == S.Element {
    Publishers.Sequence(sequence: elements + sequence)
  }

  /// Publishes the elements of another sequence publisher, followed by this publisher's elements.
  public func prepend(_ publisher: Publishers.Sequence<Elements, Failure>) -> Publishers.Sequence<Elements, Failure> {
    Publishers.Sequence(sequence: publisher.sequence + sequence)
  }

  /// Publishes this publisher's elements, followed by the given values.
  public func append(_ elements: Elements.Element...) -> Publishers.Sequence<Elements, Failure> {
    append(elements)
  }

  /// Publishes this publisher's elements, followed by those of another sequence.
  public func append<S>(_ elements: S) -> Publishers.Sequence<Elements, Failure> where S: Swift.Sequence, Elements.Element == S.Element {
    Publishers.Sequence(sequence: sequence + elements)
  }

  /// Publishes this publisher's elements, followed by those of another sequence publisher.
  public func append(_ publisher: Publishers.Sequence<Elements, Failure>) -> Publishers.Sequence<Elements, Failure> {
    Publishers.Sequence(sequence: sequence + publisher.sequence)
  }
}
