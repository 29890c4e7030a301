public import Foundation
public import RivuletCore

/// Columns of a table (B17.81).
@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor @preconcurrency public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// The type of the values that the table's rows represent.
  associatedtype TableRowValue: Identifiable = Self.TableColumnBody.TableRowValue
  /// The type of the comparators that sort the rows.
  associatedtype TableColumnSortComparator: SortComparator = Self.TableColumnBody.TableColumnSortComparator
  /// The type of the columns that compose this content.
  associatedtype TableColumnBody: TableColumnContent
  /// The cells of a row.
  associatedtype _Cells: View = Self.TableColumnBody._Cells

  /// The columns that compose this content.
  @MainActor @preconcurrency var tableColumnBody: Self.TableColumnBody { get }

  /// Returns the cells of a row.
  func _makeCells(for value: TableRowValue) -> _Cells
  /// Collects the traits of the columns.
  func _collect(into columns: inout _TableColumns)
}

@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TableColumnContent where TableColumnBody.TableRowValue == TableRowValue, TableColumnBody._Cells == _Cells {
  public func _makeCells(for value: TableRowValue) -> _Cells { tableColumnBody._makeCells(for: value) }
  public func _collect(into columns: inout _TableColumns) { tableColumnBody._collect(into: &columns) }
}

@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TableColumnContent where TableColumnBody == Never {
  /// A placeholder that is never called, because only built-in columns have no body.
  public var tableColumnBody: Never {
    fatalError("tableColumnBody of \(Self.self) was accessed, but it has none. Only the library's own types may omit it.")
  }
}

@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension Never: TableColumnContent {
  public typealias TableRowValue = Never
  public typealias TableColumnSortComparator = Never
  public typealias TableColumnBody = Never
  public typealias _Cells = Never

  public func _makeCells(for value: Never) -> Never {}
  public func _collect(into columns: inout _TableColumns) {}
}

/// The traits of a table's columns, in order.
public struct _TableColumns {
  var columns: [TableColumnTraits] = []
}

/// The traits of a column.
struct TableColumnTraits {
  let label: AnyView
  let width: TableColumnWidth
  /// The sorting for this column; nil for a column without sorting.
  let sorting: TableColumnSorting?
  var alignment = HorizontalAlignment.leading
  /// The identifier of the column in the table's customization; nil if people can't customize the column.
  var customizationID: String?
  /// True if the column is hidden by default.
  var isHiddenByDefault = false
  /// The properties of the column that people can't customize.
  var fixed = TableColumnCustomizationBehavior()
}
