public import Foundation
import RivuletControls
public import RivuletCore
import RivuletElements
import RivuletGeometry

/// A column of a table, with a label and a view for each row (B17.81).
@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View> {
  let label: Label
  let comparator: Sort?
  let content: (RowValue) -> Content
  private(set) var columnWidth = TableColumnWidth()
  private(set) var alignment = TableColumnAlignment.automatic

  nonisolated init(_label label: Label, _ comparator: Sort?, content: @escaping (RowValue) -> Content) {
    self.label = label
    self.comparator = comparator
    self.content = content
  }

  /// Converts a column without sorting to the column type of a table with sorting.
  nonisolated func unsortable<Other: SortComparator>(in order: Other.Type) -> TableColumn<RowValue, Other, Content, Label> {
    var column = TableColumn<RowValue, Other, Content, Label>(_label: label, nil, content: content)
    (column.columnWidth, column.alignment) = (columnWidth, alignment)
    return column
  }
}

@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TableColumn: TableColumnContent {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never
  public typealias _Cells = _TableCell<Content>

  public func _makeCells(for value: RowValue) -> _TableCell<Content> {
    _TableCell(content: content(value), alignment: alignment.horizontal)
  }

  public func _collect(into columns: inout _TableColumns) {
    columns.columns.append(
      TableColumnTraits(
        label: AnyView(label), width: columnWidth, sorting: comparator.map { TableColumnSorting($0) },
        alignment: alignment.horizontal))
  }
}

@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TableColumn {
  /// Sets a fixed width for the column; nil for the default width.
  nonisolated public func width(_ width: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label> {
    var column = self
    guard let width = width.map({ max(FiniteNumber.length($0, of: "TableColumn", "width"), 0) }) else {
      column.columnWidth = TableColumnWidth()
      return column
    }
    column.columnWidth = TableColumnWidth(least: width, ideal: width, most: width)
    return column
  }

  /// Sets the ideal, minimum, and maximum widths of the column.
  nonisolated public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn<
    RowValue, Sort, Content, Label
  > {
    var column = self
    let usual = TableColumnWidth()
    column.columnWidth.least = min.map { Swift.max(FiniteNumber.length($0, of: "TableColumn", "min"), 0) } ?? usual.least
    column.columnWidth.ideal = ideal.map { Swift.max(FiniteNumber.length($0, of: "TableColumn", "ideal"), 0) }
    column.columnWidth.most = max.map { Swift.max(FiniteNumber.openLength($0, or: 1e9, of: "TableColumn", "max"), 0) } ?? usual.most
    return column
  }

  /// Sets the alignment of the column's content and label.
  @available(iOS 18.0, macOS 15.0, *)
  nonisolated public func alignment(_ alignment: TableColumnAlignment) -> TableColumn<RowValue, Sort, Content, Label> {
    var column = self
    column.alignment = alignment
    return column
  }
}

/// The alignment of a column's content.
@available(iOS 18.0, macOS 15.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct TableColumnAlignment: Hashable, Sendable {
  private enum Kind: Hashable {
    case automatic, leading, center, trailing, numeric
  }

  private let kind: Kind

  /// The default alignment, at the leading edge.
  public static var automatic: TableColumnAlignment { TableColumnAlignment(kind: .automatic) }
  /// Alignment at the leading edge.
  public static var leading: TableColumnAlignment { TableColumnAlignment(kind: .leading) }
  /// Centre alignment.
  public static var center: TableColumnAlignment { TableColumnAlignment(kind: .center) }
  /// Alignment at the trailing edge.
  public static var trailing: TableColumnAlignment { TableColumnAlignment(kind: .trailing) }
  /// The alignment of numbers, at the trailing edge.
  public static var numeric: TableColumnAlignment { TableColumnAlignment(kind: .numeric) }

  /// The equivalent horizontal alignment.
  package var horizontal: HorizontalAlignment {
    switch kind {
    case .automatic, .leading: .leading
    case .center: .center
    case .trailing, .numeric: .trailing
    }
  }
}

/// A cell of a table.
public struct _TableCell<Content: View> {
  let content: Content
  let alignment: HorizontalAlignment
}

extension _TableCell: View {
  public var body: some View {
    content
      .lineLimit(1)
      .frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center))
  }
}
