public import Foundation
import RivuletControls
public import RivuletCore
import RivuletElements
import RivuletLooks

@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension Table {
  /// Creates a table with a row for each element. People can hide and move columns.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(rows: TableForEachContent(data: data), columns: columns(), customization: AnyTableColumnCustomization(columnCustomization))
  }

  /// Creates a table with a row for each element. People can sort by clicking a column header, and can hide and move columns.
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), sortOrder: TableSortOrder(sortOrder),
      customization: AnyTableColumnCustomization(columnCustomization))
  }

  /// Creates a table with a row for each element. People can select at most one row, and can hide and move columns.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), selection: ListSelection(selection),
      customization: AnyTableColumnCustomization(columnCustomization))
  }

  /// Creates a table with a row for each element. People can select at most one row, sort by clicking a column header, and hide and move
  /// columns.
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), selection: ListSelection(selection), sortOrder: TableSortOrder(sortOrder),
      customization: AnyTableColumnCustomization(columnCustomization))
  }

  /// Creates a table with a row for each element. People can select any number of rows, and can hide and move columns.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), selection: ListSelection(selection),
      customization: AnyTableColumnCustomization(columnCustomization))
  }

  /// Creates a table with a row for each element. People can select any number of rows, sort by clicking a column header, and hide and move
  /// columns.
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), selection: ListSelection(selection), sortOrder: TableSortOrder(sortOrder),
      customization: AnyTableColumnCustomization(columnCustomization))
  }

  /// Creates a table with individually listed rows. People can hide and move columns.
  nonisolated public init(
    of valueType: Value.Type, columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows: rows(), columns: columns(), customization: AnyTableColumnCustomization(columnCustomization))
  }

  /// Creates a table with individually listed rows. People can sort by clicking a column header, and can hide and move columns.
  nonisolated public init<Sort: SortComparator>(
    of valueType: Value.Type, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableRowValue == Sort.Compared {
    self.init(
      rows: rows(), columns: columns(), sortOrder: TableSortOrder(sortOrder),
      customization: AnyTableColumnCustomization(columnCustomization))
  }

  /// Creates a table with individually listed rows. People can select at most one row, and can hide and move columns.
  nonisolated public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      rows: rows(), columns: columns(), selection: ListSelection(selection), customization: AnyTableColumnCustomization(columnCustomization)
    )
  }

  /// Creates a table with individually listed rows. People can select at most one row, sort by clicking a column header, and hide and move
  /// columns.
  nonisolated public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableRowValue == Sort.Compared {
    self.init(
      rows: rows(), columns: columns(), selection: ListSelection(selection), sortOrder: TableSortOrder(sortOrder),
      customization: AnyTableColumnCustomization(columnCustomization))
  }

  /// Creates a table with individually listed rows. People can select any number of rows, and can hide and move columns.
  nonisolated public init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      rows: rows(), columns: columns(), selection: ListSelection(selection), customization: AnyTableColumnCustomization(columnCustomization)
    )
  }

  /// Creates a table with individually listed rows. People can select any number of rows, sort by clicking a column header, and hide and
  /// move columns.
  nonisolated public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableRowValue == Sort.Compared {
    self.init(
      rows: rows(), columns: columns(), selection: ListSelection(selection), sortOrder: TableSortOrder(sortOrder),
      customization: AnyTableColumnCustomization(columnCustomization))
  }
}
