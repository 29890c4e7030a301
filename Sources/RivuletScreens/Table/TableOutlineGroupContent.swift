public import Foundation
import RivuletControls
public import RivuletCore
import RivuletElements
import RivuletLooks

/// Rows for the elements of a tree, each followed by rows for its children (B17.23).
@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct TableOutlineGroupContent<Data: RandomAccessCollection> where Data.Element: Identifiable {
  private let data: Data
  private nonisolated(unsafe) let children: KeyPath<Data.Element, Data?>

  nonisolated init(data: Data, children: KeyPath<Data.Element, Data?>) {
    self.data = data
    self.children = children
  }
}

@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TableOutlineGroupContent: TableRowContent {
  public typealias TableRowValue = Data.Element
  public typealias TableRowBody = Never

  public func _makeRows<Columns: TableColumnContent>(_ maker: _TableRowMaker<Columns>) -> AnyView
  where Columns.TableRowValue == Data.Element {
    AnyView(OutlineGroup(data, children: children) { maker.row($0) })
  }
}

@available(*, unavailable)
extension TableOutlineGroupContent: Sendable {}

@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension Table {
  /// Creates a table with a row for each element of a tree.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(rows: TableOutlineGroupContent(data: data, children: children), columns: columns())
  }

  /// Creates a table with a row for each element of a tree. People can sort by clicking a column header.
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared {
    self.init(rows: TableOutlineGroupContent(data: data, children: children), columns: columns(), sortOrder: TableSortOrder(sortOrder))
  }

  /// Creates a table with a row for each element of a tree. People can select at most one row.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(rows: TableOutlineGroupContent(data: data, children: children), columns: columns(), selection: ListSelection(selection))
  }

  /// Creates a table with a row for each element of a tree. People can select at most one row, and sort by clicking a column header.
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared {
    self.init(
      rows: TableOutlineGroupContent(data: data, children: children), columns: columns(), selection: ListSelection(selection),
      sortOrder: TableSortOrder(sortOrder))
  }

  /// Creates a table with a row for each element of a tree. People can select any number of rows.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(rows: TableOutlineGroupContent(data: data, children: children), columns: columns(), selection: ListSelection(selection))
  }

  /// Creates a table with a row for each element of a tree. People can select any number of rows, and sort by clicking a column header.
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared {
    self.init(
      rows: TableOutlineGroupContent(data: data, children: children), columns: columns(), selection: ListSelection(selection),
      sortOrder: TableSortOrder(sortOrder))
  }
}
