import Foundation
import RivuletControls
import RivuletCore
import RivuletElements
import RivuletGeometry
import RivuletLooks

/// The headers of a table's columns. Clicking a header sorts the table by its column (B17.82).
///
/// If the table is customizable, a menu of the header hides and shows columns. People can also drag a column's header to the position of
/// another column.
struct TableHeader: View {
  let arrangement: TableArrangement
  let order: TableSortOrder?
  let look: TableRowsLook
  @Environment(\.looks.tables) private var measures
  /// The total width of the columns; 0 until it is known.
  @State private var width: CGFloat = 0
  /// The table index of the dragged column, and the distance of the drag, in points.
  @State private var dragged: (place: Int, distance: CGFloat)?

  init(arrangement: TableArrangement, order: TableSortOrder?, look: TableRowsLook) {
    self.arrangement = arrangement
    self.order = order
    self.look = look
  }

  var body: some View {
    VStack(spacing: 0) {
      if arrangement.customization == nil {
        labels
      } else {
        labels
          .onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: {
            width = $0
          }
          .contextMenu { ColumnMenu(arrangement: arrangement) }
      }
      Color.primary.opacity(0.12).frame(height: 1)
    }
    .font(.subheadline)
    .foregroundStyle(.secondary)
    .background(.background)
  }

  private var padding: CGFloat { look.isBordered ? 7 : 16 }

  private var labels: some View {
    TableCellsLayout(widths: arrangement.shown.map(\.width), look: measures) {
      ForEach(arrangement.places, id: \.self) { place in
        if arrangement.customization == nil {
          cell(place)
        } else {
          cell(place)
            .offset(x: dragged?.place == place ? dragged?.distance ?? 0 : 0)
            .simultaneousGesture(drag(place), isEnabled: arrangement.canMove(arrangement.columns[place]))
        }
      }
    }
    .padding(.horizontal, padding)
    .frame(height: measures.headerHeight)
  }

  private func cell(_ place: Int) -> some View {
    TableHeaderCell(column: arrangement.columns[place], order: order)
      .overlay(alignment: .leading) {
        if place != arrangement.places.first {
          Color.primary.opacity(0.12).frame(width: 1, height: 16).offset(x: -measures.columnSpacing / 2)
        }
      }
  }

  private func drag(_ place: Int) -> some Gesture {
    DragGesture(minimumDistance: 8)
      .onChanged { dragged = (place, $0.translation.width) }
      .onEnded { value in
        dragged = nil
        guard let from = arrangement.places.firstIndex(of: place) else { return }
        let middles = middles
        guard middles.indices.contains(from) else { return }
        let middle = middles[from] + value.translation.width
        let target = middles.indices.min { abs(middles[$0] - middle) < abs(middles[$1] - middle) }
        withAnimation { arrangement.move(from, to: target ?? from) }
      }
  }

  /// The x-coordinates of the visible columns' centres.
  private var middles: [CGFloat] {
    let widths = arrangement.shown.map(\.width)
    var start: CGFloat = 0
    return measures.widths(of: widths, in: width - 2 * padding).map { width in
      defer { start += width + measures.columnSpacing }
      return start + width / 2
    }
  }
}

/// A menu for hiding and showing a table's columns.
private struct ColumnMenu: View {
  let arrangement: TableArrangement

  init(arrangement: TableArrangement) { self.arrangement = arrangement }

  var body: some View {
    ForEach(arrangement.optional, id: \.self) { place in
      let column = arrangement.columns[place]
      Toggle(
        isOn: Binding(
          get: { arrangement.isShown(place) },
          set: { arrangement.customization?.setVisibility(column.customizationID ?? "", $0 ? .visible : .hidden) })
      ) {
        column.label
      }
    }
  }
}

/// The header of a column, with an arrow if the column is the primary sort criterion.
private struct TableHeaderCell: View {
  let column: TableColumnTraits
  let order: TableSortOrder?

  init(column: TableColumnTraits, order: TableSortOrder?) {
    self.column = column
    self.order = order
  }

  private var direction: SortOrder? { order.flatMap { column.sorting?.direction(in: $0) } }

  var body: some View {
    if let sorting = column.sorting, let order {
      Button {
        sorting.change(order)
      } label: {
        label
      }
      .buttonStyle(.plain)
      .accessibilityAddTraits(direction == nil ? [] : .isSelected)
    } else {
      label
    }
  }

  private var label: some View {
    HStack(spacing: 4) {
      column.label.lineLimit(1).fontWeight(direction == nil ? .regular : .semibold)
        .frame(maxWidth: .infinity, alignment: Alignment(horizontal: column.alignment, vertical: .center))
      if let direction {
        Image(systemName: direction == .forward ? "chevron.up" : "chevron.down").font(.caption2.weight(.semibold)).accessibilityHidden(true)
      }
    }
    .frame(maxHeight: .infinity)
    .contentShape(Rectangle())
  }
}
