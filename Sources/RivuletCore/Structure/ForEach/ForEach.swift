import RivuletGraph

/// A view that creates content for each element of a collection. The element's id is the content's identity (B4.09).
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content

  @usableFromInline package let idOf: (Data.Element) -> ID
  /// True if the data is a range without an explicit id, so its count must not change (B4.12).
  @usableFromInline package let isConstantRange: Bool

  @inlinable package nonisolated init(
    _data data: Data, idOf: @escaping (Data.Element) -> ID, isConstantRange: Bool = false,
    content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.idOf = idOf
    self.isConstantRange = isConstantRange
    self.content = content
  }
}

extension ForEach: View where Content: View {
  public typealias Body = Never

  public static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    guard let subviews = makeSubviewRows(view, &inputs) else { return makeRows(view, inputs) }
    let outputs = makeRows(subviews.rows, inputs)
    var preferences = PreferenceCollector()
    preferences.add(subviews.source.preferences)
    preferences.add(outputs.preferences)
    return _ViewListOutputs(elements: outputs.elements, preferences: preferences.outputs(inputs))
  }

  @MainActor private static func makeRows(_ view: _GraphValue<Self>, _ inputs: _ViewListInputs) -> _ViewListOutputs {
    if inputs.rowKind != .none, !makesAllRows(inputs) { return makeLazyRows(view, inputs) }
    let list = DynamicViewList()
    let version = inputs.makeSink(ForEachRule(view: view.attribute, list: list, inputs: inputs))
    list.rule = version.id
    return _ViewListOutputs(list: list, preferences: inputs.dynamicPreferences(of: list, version: version))
  }

  /// Returns true if even a lazy container receives all rows at once. A tab view needs all of its pages, but doesn't build each page until
  /// it's selected.
  @MainActor private static func makesAllRows(_ inputs: _ViewListInputs) -> Bool {
    inputs.defersTabPages && Content._viewListCount(inputs: _ViewListCountInputs(inputs)) == nil
  }

  @MainActor private static func makeLazyRows(_ view: _GraphValue<Self>, _ inputs: _ViewListInputs) -> _ViewListOutputs {
    let list = LazyForEachList<Data, ID, Content>(inputs)
    list.rule = inputs.makeSink(LazyForEachRule(view: view.attribute, list: list)).id
    return list.outputs()
  }

  public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { nil }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// Creates content for each element, identified by the element's own id.
  ///
  /// Although a binding to a collection is itself a collection of bindings, it must use the initializer for bindings.
  @_disfavoredOverload
  @inlinable public nonisolated init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(_data: data, idOf: { $0.id }, content: content)
  }
}

extension ForEach where Content: View {
  /// Creates content for each element, identified by the value at `id`.
  @inlinable public nonisolated init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
  {
    nonisolated(unsafe) let id = id
    self.init(_data: data, idOf: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Creates content for each number in a constant range. Later changes to the range are ignored (B4.12).
  @_semantics("swiftui.requires_constant_range")
  @inlinable public nonisolated init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(_data: data, idOf: { $0 }, isConstantRange: true, content: content)
  }
}

extension ForEach where Content: View {
  /// Creates content for each element of a bound collection, passing a binding to the element (B3.18).
  public nonisolated init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection & RandomAccessCollection,
    C.Element: Identifiable, C.Index: Hashable
  {
    self.init(_bound: data, idOf: { $0.id }, content: content)
  }

  /// Creates content for each element of a bound collection, identified by the value at `id`.
  public nonisolated init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection & RandomAccessCollection, C.Index: Hashable {
    self.init(_bound: data, idOf: { $0[keyPath: id] }, content: content)
  }

  /// Creates content for each element of a bound collection, passing a binding that finds the element by its id.
  package nonisolated init<C>(
    _bound data: Binding<C>, idOf: @escaping (C.Element) -> ID, content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection & RandomAccessCollection {
    let elements = data.wrappedValue
    self.init(
      _data: elements.indices.lazy.map { ($0, idOf(elements[$0])) }, idOf: { $0.1 },
      content: { content(data.row(at: $0.0, in: elements, id: $0.1, idOf: idOf)) })
  }
}

@available(*, unavailable)
extension ForEach: Sendable {}

extension ForEach: @MainActor KnownEmptyView where Content: View {
  package var isKnownEmpty: Bool { data.isEmpty }
}
