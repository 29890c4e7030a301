package import Foundation
import RivuletControls
public import RivuletCore
import RivuletElements
import RivuletGeometry
import RivuletGraph
import RivuletLooks

/// A container that arranges data in rows and columns, optionally with selection and sorting (B17.81, B17.82).
@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>
where Value == Rows.TableRowValue, Rows.TableRowValue == Columns.TableRowValue {
  let rows: Rows
  let columns: Columns
  let selection: ListSelection?
  let sortOrder: TableSortOrder?
  let customization: AnyTableColumnCustomization?

  nonisolated init(
    rows: Rows, columns: Columns, selection: ListSelection? = nil, sortOrder: TableSortOrder? = nil,
    customization: AnyTableColumnCustomization? = nil
  ) {
    self.customization = customization
    self.rows = rows
    self.columns = columns
    self.selection = selection
    self.sortOrder = sortOrder
  }
}

@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension Table: View {
  public typealias Body = Never

  public static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    let configuration = inputs.graph.makeInput(TableStyleConfiguration(), in: inputs.scope, name: "table") { _, _ in true }
    var inner = inputs.supplying(TableStyleConfiguration.Table.self) { $0.makeList(showing: { TableBody(table: $0) }, of: view.attribute) }
    return inner.makeStyled(configuration) { $0.table }
  }
}

@available(*, unavailable)
extension Table: Sendable {}

/// The header and the rows of a table.
private struct TableBody<Value, Rows: TableRowContent, Columns: TableColumnContent>: CompositeView
where Value == Rows.TableRowValue, Rows.TableRowValue == Columns.TableRowValue {
  let table: Table<Value, Rows, Columns>
  @Environment(\.looks.tables) private var form
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.tableLook) private var look
  @Environment(\.tableColumnHeadersVisibility) private var headers

  init(table: Table<Value, Rows, Columns>) {
    self.table = table
  }

  var body: some View {
    let arrangement = TableArrangement(traits, table.customization)
    let isCompact = form.collapses && sizeClass == .compact
    let maker = _TableRowMaker(
      columns: table.columns, widths: arrangement.shown.map(\.width), places: arrangement.isPlain ? nil : arrangement.places,
      isCompact: isCompact, isOutline: Rows.hasDisclosureRows)
    VStack(spacing: 0) {
      if !isCompact, headers != .hidden { TableHeader(arrangement: arrangement, order: table.sortOrder, look: look) }
      List<Value.ID, AnyView>(_selection: table.selection, content: table.rows._makeRows(maker))
        .modifier(TableListStyle(isCompact: isCompact, look: look))
    }
  }

  private var traits: [TableColumnTraits] {
    var traits = _TableColumns()
    table.columns._collect(into: &traits)
    return traits.columns
  }
}

/// A modifier that sets the list style of a table's rows. On phones, a table looks like a regular list.
private struct TableListStyle {
  let isCompact: Bool
  let look: TableRowsLook
}

extension TableListStyle: ViewModifier {
  @ViewBuilder func body(content: Content) -> some View {
    if isCompact {
      content.listPlace(.plain)
    } else if look.isBordered {
      content.listPlace(.bordered).alternatingRows(look.alternates)
    } else {
      content.listPlace(.inset).alternatingRows(look.alternates)
    }
  }
}

extension View {
  /// Alternates the backgrounds of rows if `alternates` is true, without changing rows that already alternate.
  fileprivate func alternatingRows(_ alternates: Bool) -> some View {
    transformEnvironment(\.alternatesRowBackgrounds) { $0 = $0 || alternates }
  }
}

/// The cells of a row, side by side.
struct TableRowView<Columns: TableColumnContent> {
  let maker: _TableRowMaker<Columns>
  let value: Columns.TableRowValue
  @Environment(\.looks.tables) private var look
  @Environment(\.rowIndentation) private var indentation

  nonisolated init(maker: _TableRowMaker<Columns>, value: Columns.TableRowValue) {
    self.maker = maker
    self.value = value
  }
}

extension TableRowView: View {
  var body: some View {
    if maker.isCompact {
      // With a single view per row, the rows can be counted without being created.
      HStack(spacing: 0) {
        Group(subviews: maker.columns._makeCells(for: value)) { cells in cells.first }
      }
    } else if let places = maker.places {
      TableCellsLayout(widths: maker.widths, look: look, indentation: indentation) {
        Group(subviews: maker.columns._makeCells(for: value)) { cells in
          ForEach(places.filter(cells.indices.contains), id: \.self) { cells[$0] }
        }
      }
    } else {
      TableCellsLayout(widths: maker.widths, look: look, indentation: indentation) { maker.columns._makeCells(for: value) }
    }
  }
}

/// A layout that places cells side by side at the widths of their columns.
struct TableCellsLayout: Layout {
  package let widths: [TableColumnWidth]
  let look: TableLook
  /// The width that enclosing groups subtract from the first column.
  var indentation: CGFloat = 0

  nonisolated init(widths: [TableColumnWidth], look: TableLook, indentation: CGFloat = 0) {
    self.widths = widths
    self.look = look
    self.indentation = indentation
  }

  private func lengths(_ room: CGFloat) -> [CGFloat] {
    var lengths = look.widths(of: widths, in: room + indentation)
    if indentation > 0, let first = lengths.first { lengths[0] = max(first - indentation, 0) }
    return lengths
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let wanted = widths.reduce(look.spacing(of: widths.count)) { $0 + ($1.ideal ?? look.minimumColumnWidth) }
    let width = proposal.replacingUnspecifiedDimensions(by: CGSize(width: wanted, height: 0)).width
    let height = zip(subviews, lengths(width)).map { cell, length in
      cell.sizeThatFits(ProposedViewSize(width: length, height: nil)).height
    }.max()
    return CGSize(width: width, height: height ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var x = bounds.minX
    for (cell, length) in zip(subviews, lengths(bounds.width)) {
      cell.place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: ProposedViewSize(width: length, height: bounds.height))
      x += length + look.columnSpacing
    }
  }
}

extension TableLook {
  /// Returns the total spacing between columns.
  func spacing(of count: Int) -> CGFloat { columnSpacing * CGFloat(max(count - 1, 0)) }

  /// Returns the widths of columns that fit the given space, including the spacing between them.
  package func widths(of columns: [TableColumnWidth], in room: CGFloat) -> [CGFloat] {
    TableColumnWidth.widths(of: columns, in: room - spacing(of: columns.count), defaultMinimum: minimumColumnWidth)
  }
}
