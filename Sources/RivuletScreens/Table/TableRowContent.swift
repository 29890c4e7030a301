import RivuletControls
public import RivuletCore
import RivuletElements
import RivuletLooks

/// Rows of a table (B17.81).
@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor @preconcurrency public protocol TableRowContent<TableRowValue> {
  /// The type of the values that the rows represent.
  associatedtype TableRowValue: Identifiable = Self.TableRowBody.TableRowValue
  /// The type of the rows that compose this content.
  associatedtype TableRowBody: TableRowContent

  /// The rows that compose this content.
  @MainActor @preconcurrency var tableRowBody: Self.TableRowBody { get }

  /// Returns the rows as views, with the cells of the columns.
  func _makeRows<Columns: TableColumnContent>(_ maker: _TableRowMaker<Columns>) -> AnyView where Columns.TableRowValue == TableRowValue
}

/// A factory for the rows of a table.
public struct _TableRowMaker<Columns: TableColumnContent> {
  let columns: Columns
  package let widths: [TableColumnWidth]
  /// The indices of the visible cells, in display order; nil for all cells in table order.
  let places: [Int]?
  /// True if the width is sufficient for only the first column.
  let isCompact: Bool
  /// True if rows without a chevron are aligned with the labels of rows with a chevron.
  var isOutline = false

  /// Returns the row of a value.
  func row(_ value: Columns.TableRowValue) -> TableRowView<Columns> { TableRowView(maker: self, value: value) }

  /// Returns a row without any rows below it.
  func leaf(_ row: some View) -> AnyView { isOutline ? AnyView(OutlineLeaf(content: row)) : AnyView(row) }
}

@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TableRowContent where TableRowBody.TableRowValue == TableRowValue {
  public func _makeRows<Columns: TableColumnContent>(_ maker: _TableRowMaker<Columns>) -> AnyView
  where Columns.TableRowValue == TableRowValue { tableRowBody._makeRows(maker) }
}

@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TableRowContent where TableRowBody == Never {
  /// A placeholder that is never called, because only built-in rows have no body.
  public var tableRowBody: Never {
    fatalError("tableRowBody of \(Self.self) was accessed, but it has none. Only the library's own types may omit it.")
  }
}

@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension Never: TableRowContent {
  public typealias TableRowBody = Never

  public func _makeRows<Columns: TableColumnContent>(_ maker: _TableRowMaker<Columns>) -> AnyView where Columns.TableRowValue == Never {
    switch self {}
  }
}

/// A row of a table.
@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct TableRow<Value: Identifiable> {
  let value: Value

  /// Creates the row of a value.
  nonisolated public init(_ value: Value) { self.value = value }
}

@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TableRow: TableRowContent {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never

  public func _makeRows<Columns: TableColumnContent>(_ maker: _TableRowMaker<Columns>) -> AnyView where Columns.TableRowValue == Value {
    maker.leaf(TaggedTableRow(row: maker.row(value)))
  }
}

/// A row that is selected by the identifier of its value, regardless of the row's position.
private struct TaggedTableRow<Columns: TableColumnContent> {
  let row: TableRowView<Columns>
}

extension TaggedTableRow: View {
  var body: some View { row.tag(row.value.id) }
}

/// A view that creates the rows of table row content.
private struct TableRowsView<Rows: TableRowContent, Columns: TableColumnContent> where Columns.TableRowValue == Rows.TableRowValue {
  let rows: Rows
  let maker: _TableRowMaker<Columns>
}

extension TableRowsView: View {
  var body: some View { rows._makeRows(maker) }
}

/// Rows for the elements of a collection.
@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct TableForEachContent<Data: RandomAccessCollection> where Data.Element: Identifiable {
  let data: Data
}

@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TableForEachContent: TableRowContent {
  public typealias TableRowValue = Data.Element
  public typealias TableRowBody = Never

  public func _makeRows<Columns: TableColumnContent>(_ maker: _TableRowMaker<Columns>) -> AnyView
  where Columns.TableRowValue == Data.Element {
    maker.isOutline ? AnyView(ForEach(data) { OutlineLeaf(content: maker.row($0)) }) : AnyView(ForEach(data) { maker.row($0) })
  }
}

@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension ForEach: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never

  public func _makeRows<Columns: TableColumnContent>(_ maker: _TableRowMaker<Columns>) -> AnyView
  where Columns.TableRowValue == Content.TableRowValue {
    let content = content
    // If each element has exactly one row, the rows can be counted without being created.
    if Content.self == TableRow<Content.TableRowValue>.self, !maker.isOutline {
      return AnyView(
        ForEach<Data, ID, TaggedTableRow<Columns>>(_data: data, idOf: idOf) { element in
          guard let row = content(element) as? TableRow<Content.TableRowValue> else { fatalError("A TableRow is no TableRow.") }
          return TaggedTableRow(row: maker.row(row.value))
        })
    }
    return AnyView(
      ForEach<Data, ID, TableRowsView<Content, Columns>>(_data: data, idOf: idOf) { TableRowsView(rows: content($0), maker: maker) })
  }
}

@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension ForEach where Content: TableRowContent {
  /// Creates rows for each element, identified by the element's own identifier.
  nonisolated public init<V>(_ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content)
  where ID == Data.Element.ID, V == Content.TableRowValue, Data.Element: Identifiable {
    self.init(_data: data, idOf: { $0.id }, content: content)
  }

  /// Creates rows for each element, identified by the value at `id`.
  nonisolated public init<V>(_ data: Data, id: KeyPath<Data.Element, ID>, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content)
  where V == Content.TableRowValue {
    self.init(_data: data, idOf: { $0[keyPath: id] }, content: content)
  }
}

@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension ForEach where Content: TableRowContent {
  /// Creates a row for each element, identified by the element's own identifier.
  nonisolated public init(_ data: Data)
  where ID == Data.Element.ID, Content == TableRow<Data.Element>, Data.Element: Identifiable {
    self.init(_data: data, idOf: { $0.id }) { TableRow($0) }
  }
}
