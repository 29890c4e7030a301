import Foundation
import RivuletCore
import RivuletGeometry

/// The labels above the columns of a table; a click on one sorts by it (B17.82).
struct TableHeader: View {
  let columns: [TableColumnTraits]
  let order: TableSortOrder?
  let look: _TableLook

  init(columns: [TableColumnTraits], order: TableSortOrder?, look: _TableLook) {
    self.columns = columns
    self.order = order
    self.look = look
  }

  var body: some View {
    VStack(spacing: 0) {
      TableCellsLayout(widths: columns.map(\.width)) {
        ForEach(columns.indices, id: \.self) { place in
          TableHeaderCell(column: columns[place], order: order)
            .overlay(alignment: .leading) {
              if place > 0 { Color.primary.opacity(0.12).frame(width: 1, height: 16).offset(x: -TableCellsLayout.spacing / 2) }
            }
        }
      }
      .padding(.horizontal, look.isBordered ? 7 : 16)
      .frame(height: 27)
      Color.primary.opacity(0.12).frame(height: 1)
    }
    .font(.subheadline)
    .foregroundStyle(.secondary)
    .background(.background)
  }
}

/// The label of one column, with an arrow where the table is sorted by it first.
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
