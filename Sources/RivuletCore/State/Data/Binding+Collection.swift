extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices

  public var startIndex: Value.Index { wrappedValue.startIndex }
  public var endIndex: Value.Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }

  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }
  public func formIndex(after index: inout Value.Index) { wrappedValue.formIndex(after: &index) }

  /// Returns a binding to the element. Writing to the binding changes that element of the collection (B3.18).
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    let element = wrappedValue[position]
    return Binding<Value.Element>(
      value: element, location: ElementLocation(location, position, seen: element), transaction: transaction)
  }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
  public func formIndex(before index: inout Value.Index) { wrappedValue.formIndex(before: &index) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}

extension Binding where Value: MutableCollection & RandomAccessCollection {
  /// Returns a binding to a row's element that follows the element when it moves. `elements` is the collection from which the row was
  /// created.
  package func row<ID: Hashable>(
    at index: Value.Index, in elements: Value, id: ID, idOf: @escaping (Value.Element) -> ID
  ) -> Binding<Value.Element> {
    let element = elements[index]
    let offset = elements.distance(from: elements.startIndex, to: index)
    return Binding<Value.Element>(
      value: element, location: RowLocation(location, index, offset: offset, id: id, seen: element, idOf: idOf), transaction: transaction)
  }
}
