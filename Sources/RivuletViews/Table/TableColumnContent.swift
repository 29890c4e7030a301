public import Foundation
public import RivuletCore

/// Columns of a table (B17.81).
@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor @preconcurrency public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// What a row of the table is about.
  associatedtype TableRowValue: Identifiable = Self.TableColumnBody.TableRowValue
  /// What sorts rows.
  associatedtype TableColumnSortComparator: SortComparator = Self.TableColumnBody.TableColumnSortComparator
  /// What these columns are made of.
  associatedtype TableColumnBody: TableColumnContent
  /// The cells of a row.
  associatedtype _Cells: View = Self.TableColumnBody._Cells

  /// What these columns are made of.
  @MainActor @preconcurrency var tableColumnBody: Self.TableColumnBody { get }

  /// The cells of one row.
  func _makeCells(for value: TableRowValue) -> _Cells
  /// Adds what the columns say of themselves.
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
  /// Never called: columns without a body are made by the library.
  public var tableColumnBody: Never {
    fatalError("tableColumnBody of \(Self.self) was asked for, but it has none. Only the library may do without one.")
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

/// What the columns of a table say of themselves, in order.
public struct _TableColumns {
  var columns: [TableColumnTraits] = []
}

/// What a column says of itself.
struct TableColumnTraits {
  let label: AnyView
  let width: TableColumnWidth
  /// Puts the column first in the order of the table, or turns it round; nil for a column that sorts nothing.
  let sorting: TableColumnSorting?
  var alignment = HorizontalAlignment.leading
  /// What the customization of the table calls the column; nil where people change nothing about it.
  var customizationID: String?
  /// Whether the column is not seen before people have said otherwise.
  var isHiddenAtFirst = false
  /// What people may not change about the column.
  var fixed = TableColumnCustomizationBehavior()
}
