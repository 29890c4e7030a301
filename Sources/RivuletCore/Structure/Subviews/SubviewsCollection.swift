import RivuletGraph

/// The subviews of some content. When used as a view, the collection shows all of the subviews.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
public struct SubviewsCollection: RandomAccessCollection {
  public typealias Element = Subview
  public typealias Index = Int
  public typealias Indices = Range<Int>
  public typealias SubSequence = SubviewsCollectionSlice

  let subviews: [Subview]

  init(_ subviews: [Subview]) {
    self.subviews = subviews
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { subviews.count }

  public subscript(index: Int) -> Subview { subviews[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(subviews[bounds]) }
}

/// A range of the subviews of some content, with the indices of the original collection. When used as a view, the slice shows its subviews.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
public struct SubviewsCollectionSlice: RandomAccessCollection {
  public typealias Element = Subview
  public typealias Index = Int
  public typealias Indices = Range<Int>
  public typealias SubSequence = SubviewsCollectionSlice

  let subviews: ArraySlice<Subview>

  init(_ subviews: ArraySlice<Subview>) {
    self.subviews = subviews
  }

  public var startIndex: Int { subviews.startIndex }
  public var endIndex: Int { subviews.endIndex }

  public subscript(index: Int) -> Subview { subviews[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(subviews[bounds]) }
}

extension SubviewsCollection: View {
  public typealias Body = Never

  public static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    inputs.makeSubviews(of: view.attribute)
  }

  public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { nil }
}

extension SubviewsCollectionSlice: View {
  public typealias Body = Never

  public static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    inputs.makeSubviews(of: view.attribute)
  }

  public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { nil }
}

extension SubviewsCollection: ViewComparable {
  package static func areSameInput(_ lhs: Self, _ rhs: Self) -> Bool { lhs.elementsEqual(rhs, by: Subview.areSameInput) }
}

extension SubviewsCollectionSlice: ViewComparable {
  package static func areSameInput(_ lhs: Self, _ rhs: Self) -> Bool {
    lhs.startIndex == rhs.startIndex && lhs.elementsEqual(rhs, by: Subview.areSameInput)
  }
}

@available(*, unavailable)
extension SubviewsCollection: Sendable {}

@available(*, unavailable)
extension SubviewsCollectionSlice: Sendable {}

extension _ViewListInputs {
  /// Shows each view of a collection, in order.
  fileprivate mutating func makeSubviews<Data: RandomAccessCollection>(of data: Attribute<Data>) -> _ViewListOutputs
  where Data.Element == Subview {
    let rows = makeRule(SubviewRowsRule(data: data))
    return ForEach<Data, Subview.ID, Subview>._makeViewList(view: _GraphValue(rows), inputs: &self)
  }
}

/// Creates a `ForEach` that shows all subviews of a collection.
@MainActor
private struct SubviewRowsRule<Data: RandomAccessCollection>: @MainActor Rule where Data.Element == Subview {
  let data: Attribute<Data>

  mutating func update(_ output: borrowing RuleOutput<ForEach<Data, Subview.ID, Subview>>) {
    output.set(ForEach(_data: data.value, idOf: { $0.id }, content: { $0 }))
  }

  static func areEqual(_ lhs: ForEach<Data, Subview.ID, Subview>, _ rhs: ForEach<Data, Subview.ID, Subview>) -> Bool {
    ViewComparison.areEqual(lhs.data, rhs.data)
  }
}
