import RivuletGraph

/// The subviews of some content, as the data of a `ForEach`; empty until the content is built.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
  public typealias Element = Subview
  public typealias Index = Int
  public typealias Indices = Range<Int>
  public typealias SubSequence = Slice<ForEachSubviewCollection<Content>>

  let view: AnyView
  var subviews: SubviewsCollection

  public var startIndex: Int { subviews.startIndex }
  public var endIndex: Int { subviews.endIndex }

  public subscript(index: Int) -> Subview { subviews[index] }
}

@available(*, unavailable)
extension ForEachSubviewCollection: Sendable {}

/// Data for a `ForEach` that consists of another view's subviews.
protocol SubviewData {
  /// True if the data includes the sections of the views.
  static var readsSections: Bool { get }

  /// The view that supplies the subviews.
  var view: AnyView { get }

  /// Sets the subviews that the view supplies.
  mutating func take(_ subviews: SubviewsCollection)
}

extension ForEachSubviewCollection: SubviewData {
  static var readsSections: Bool { false }

  mutating func take(_ subviews: SubviewsCollection) { self.subviews = subviews }
}

extension ForEach where Content: View {
  /// Returns the `ForEach` with its subviews filled in; nil if its data doesn't consist of another view's subviews.
  @MainActor static func makeSubviewRows(_ view: _GraphValue<Self>, _ inputs: inout _ViewListInputs) -> (
    rows: _GraphValue<Self>, source: _ViewListOutputs
  )? {
    guard let kind = Data.self as? any SubviewData.Type else { return nil }
    let base = inputs.makeRule(SubviewBaseRule(rows: view.attribute))
    let (readsSections, rowKind) = (inputs.readsSections, inputs.rowKind)
    // The views are created even in a lazy container, because the rows are derived from them.
    (inputs.readsSections, inputs.rowKind) = (kind.readsSections, .none)
    let outputs = AnyView._makeViewList(view: _GraphValue(base), inputs: &inputs)
    (inputs.readsSections, inputs.rowKind) = (readsSections, rowKind)
    let source = SubviewSource(outputs.elements, inputs: inputs)
    return (_GraphValue(inputs.makeRule(SubviewDataRule(rows: view.attribute, source: source))), outputs)
  }
}

/// Extracts the view that supplies the rows as subviews.
@MainActor
private struct SubviewBaseRule<Data: RandomAccessCollection, ID: Hashable, Content: View>: @MainActor ViewValueRule {
  let rows: Attribute<ForEach<Data, ID, Content>>

  mutating func update(_ output: borrowing RuleOutput<AnyView>) {
    if let data = rows.value.data as? any SubviewData { output.set(data.view) }
  }
}

/// Fills in the data of a `ForEach` with the current subviews.
@MainActor
private struct SubviewDataRule<Data: RandomAccessCollection, ID: Hashable, Content: View>: @MainActor ViewValueRule {
  let rows: Attribute<ForEach<Data, ID, Content>>
  let source: SubviewSource

  mutating func update(_ output: borrowing RuleOutput<ForEach<Data, ID, Content>>) {
    var view = rows.value
    if var data = view.data as? any SubviewData {
      data.take(source.subviews())
      if let data = data as? Data { view.data = data }
    }
    output.set(view)
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension ForEach {
  /// Creates content for each subview of a view, identified by the subview's id.
  public nonisolated init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
  where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
    self.init(
      _data: ForEachSubviewCollection(view: AnyView(view), subviews: SubviewsCollection([])), idOf: { $0.id }, content: content)
  }
}
