public import Foundation
import RivuletCore
public import RivuletElements

@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TableColumnContent {
  /// Sets the identifier of these columns in the table's customization.
  nonisolated public func customizationID(_ id: String) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    _ModifiedTableColumns(base: self) { $0.customizationID = id }
  }

  /// Sets the visibility of these columns until people change it.
  nonisolated public func defaultVisibility(_ visibility: Visibility) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    _ModifiedTableColumns(base: self) { $0.isHiddenByDefault = visibility == .hidden }
  }

  /// Sets which properties of these columns people can't customize.
  nonisolated public func disabledCustomizationBehavior(
    _ behavior: TableColumnCustomizationBehavior
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    _ModifiedTableColumns(base: self) { $0.fixed = behavior }
  }
}

/// Columns with modified traits.
public struct _ModifiedTableColumns<Base: TableColumnContent> {
  let base: Base
  let change: (inout TableColumnTraits) -> Void
}

extension _ModifiedTableColumns: TableColumnContent {
  public typealias TableRowValue = Base.TableRowValue
  public typealias TableColumnSortComparator = Base.TableColumnSortComparator
  public typealias TableColumnBody = Never
  public typealias _Cells = Base._Cells

  public func _makeCells(for value: Base.TableRowValue) -> Base._Cells { base._makeCells(for: value) }

  public func _collect(into columns: inout _TableColumns) {
    let start = columns.columns.count
    base._collect(into: &columns)
    for place in columns.columns.indices[start...] { change(&columns.columns[place]) }
  }
}

/// Columns without sorting, in a table with sorting.
public struct _UnsortedTableColumns<Base: TableColumnContent, Sort: SortComparator> {
  let base: Base
}

extension _UnsortedTableColumns: TableColumnContent {
  public typealias TableRowValue = Base.TableRowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never
  public typealias _Cells = Base._Cells

  public func _makeCells(for value: Base.TableRowValue) -> Base._Cells { base._makeCells(for: value) }
  public func _collect(into columns: inout _TableColumns) { base._collect(into: &columns) }
}

@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TableColumnBuilder {
  /// Accepts columns without sorting in a table with sorting.
  @_disfavoredOverload
  public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> _UnsortedTableColumns<Column, Sort>
  where RowValue == Column.TableRowValue, Column.TableColumnSortComparator == Never {
    _UnsortedTableColumns(base: column)
  }
}
