public import Foundation
import RivuletControls
public import RivuletCore
import RivuletElements

/// A result builder that creates the columns of a table.
@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@resultBuilder public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
  public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
  where RowValue == Column.TableRowValue, Sort == Column.TableColumnSortComparator { column }

  /// Accepts a column without sorting in a table with sorting.
  @_disfavoredOverload
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Never, Content, Label>
  ) -> TableColumn<RowValue, Sort, Content, Label> {
    column.unsortable(in: Sort.self)
  }

  public static func buildPartialBlock<Column: TableColumnContent>(first: Column) -> Column
  where RowValue == Column.TableRowValue, Sort == Column.TableColumnSortComparator { first }

  public static func buildPartialBlock<Accumulated: TableColumnContent, Next: TableColumnContent>(
    accumulated: Accumulated, next: Next
  ) -> _TableColumnPair<Accumulated, Next>
  where
    RowValue == Accumulated.TableRowValue, Sort == Accumulated.TableColumnSortComparator, Accumulated.TableRowValue == Next.TableRowValue,
    Accumulated.TableColumnSortComparator == Next.TableColumnSortComparator
  {
    _TableColumnPair(first: accumulated, second: next)
  }

  public static func buildIf<Column: TableColumnContent>(_ column: Column?) -> _OptionalTableColumns<Column>
  where RowValue == Column.TableRowValue, Sort == Column.TableColumnSortComparator {
    _OptionalTableColumns(columns: column)
  }

  public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(
    first: First
  ) -> _ConditionalTableColumns<First, Second>
  where
    RowValue == First.TableRowValue, Sort == First.TableColumnSortComparator, First.TableRowValue == Second.TableRowValue,
    First.TableColumnSortComparator == Second.TableColumnSortComparator
  {
    _ConditionalTableColumns(.first(first))
  }

  public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(
    second: Second
  ) -> _ConditionalTableColumns<First, Second>
  where
    RowValue == First.TableRowValue, Sort == First.TableColumnSortComparator, First.TableRowValue == Second.TableRowValue,
    First.TableColumnSortComparator == Second.TableColumnSortComparator
  {
    _ConditionalTableColumns(.second(second))
  }

  public static func buildLimitedAvailability<Column: TableColumnContent>(_ column: Column) -> Column
  where RowValue == Column.TableRowValue, Sort == Column.TableColumnSortComparator { column }
}

@available(*, unavailable)
extension TableColumnBuilder: Sendable {}

/// Two groups of columns, in order.
public struct _TableColumnPair<First: TableColumnContent, Second: TableColumnContent>
where First.TableRowValue == Second.TableRowValue, First.TableColumnSortComparator == Second.TableColumnSortComparator {
  let first: First
  let second: Second
}

extension _TableColumnPair: TableColumnContent {
  public typealias TableRowValue = First.TableRowValue
  public typealias TableColumnSortComparator = First.TableColumnSortComparator
  public typealias TableColumnBody = Never
  public typealias _Cells = TupleView<(First._Cells, Second._Cells)>

  public func _makeCells(for value: First.TableRowValue) -> TupleView<(First._Cells, Second._Cells)> {
    TupleView((first._makeCells(for: value), second._makeCells(for: value)))
  }

  public func _collect(into columns: inout _TableColumns) {
    first._collect(into: &columns)
    second._collect(into: &columns)
  }
}

/// Columns for an `if` statement without an `else`.
public struct _OptionalTableColumns<Columns: TableColumnContent> {
  let columns: Columns?
}

extension _OptionalTableColumns: TableColumnContent {
  public typealias TableRowValue = Columns.TableRowValue
  public typealias TableColumnSortComparator = Columns.TableColumnSortComparator
  public typealias TableColumnBody = Never
  public typealias _Cells = Columns._Cells?

  public func _makeCells(for value: Columns.TableRowValue) -> Columns._Cells? { columns?._makeCells(for: value) }
  public func _collect(into columns: inout _TableColumns) { self.columns?._collect(into: &columns) }
}

/// Columns for one branch of a conditional statement.
public struct _ConditionalTableColumns<First: TableColumnContent, Second: TableColumnContent>
where First.TableRowValue == Second.TableRowValue, First.TableColumnSortComparator == Second.TableColumnSortComparator {
  enum Storage {
    case first(First)
    case second(Second)
  }

  let storage: Storage

  nonisolated init(_ storage: Storage) { self.storage = storage }
}

extension _ConditionalTableColumns: TableColumnContent {
  public typealias TableRowValue = First.TableRowValue
  public typealias TableColumnSortComparator = First.TableColumnSortComparator
  public typealias TableColumnBody = Never
  public typealias _Cells = _ConditionalContent<First._Cells, Second._Cells>

  public func _makeCells(for value: First.TableRowValue) -> _ConditionalContent<First._Cells, Second._Cells> {
    switch storage {
    case .first(let columns): ViewBuilder.buildEither(first: columns._makeCells(for: value))
    case .second(let columns): ViewBuilder.buildEither(second: columns._makeCells(for: value))
    }
  }

  public func _collect(into columns: inout _TableColumns) {
    switch storage {
    case .first(let first): first._collect(into: &columns)
    case .second(let second): second._collect(into: &columns)
    }
  }
}
