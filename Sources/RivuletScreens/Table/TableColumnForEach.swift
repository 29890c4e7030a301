import RivuletControls
public import RivuletCore
import RivuletElements

/// Columns generated from the elements of a collection.
@available(iOS 17.4, macOS 14.4, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct TableColumnForEach<Data: RandomAccessCollection, ID: Hashable, RowValue, Sort, Content: TableColumnContent>
where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort {
  /// The elements of the collection.
  public var data: Data
  /// The closure that returns an element's columns.
  public var content: (Data.Element) -> Content
  let idOf: (Data.Element) -> ID

  /// Creates columns for each element, identified by the value at `id`.
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    idOf = { $0[keyPath: id] }
  }
}

@available(iOS 17.4, macOS 14.4, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TableColumnForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates columns for each element, identified by the element's own identifier.
  nonisolated public init(_ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
    idOf = { $0.id }
  }
}

@available(iOS 17.4, macOS 14.4, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TableColumnForEach: TableColumnContent {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never
  public typealias _Cells = ForEach<Data, ID, _TableColumnCells<Content>>

  public func _makeCells(for value: RowValue) -> ForEach<Data, ID, _TableColumnCells<Content>> {
    let content = content
    return ForEach(_data: data, idOf: idOf) { _TableColumnCells(columns: content($0), value: value) }
  }

  public func _collect(into columns: inout _TableColumns) {
    for element in data { content(element)._collect(into: &columns) }
  }
}

/// A row's cells in a group of columns.
public struct _TableColumnCells<Columns: TableColumnContent> {
  let columns: Columns
  let value: Columns.TableRowValue

  nonisolated init(columns: Columns, value: Columns.TableRowValue) {
    self.columns = columns
    self.value = value
  }
}

extension _TableColumnCells: View {
  public var body: some View { columns._makeCells(for: value) }
}
