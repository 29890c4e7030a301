import RivuletCore
import RivuletElements

/// The columns of a table, in display order.
struct TableArrangement {
  /// The traits of the columns, in table order.
  let columns: [TableColumnTraits]
  /// The indices of the visible columns, in display order.
  private(set) var places: [Int]
  /// The customization of the columns; nil if people can't customize them.
  let customization: AnyTableColumnCustomization?

  init(_ columns: [TableColumnTraits], _ customization: AnyTableColumnCustomization?) {
    self.columns = columns
    self.customization = customization
    places = Array(columns.indices)
    guard let customization else { return }
    let order = customization.order()
    if !order.isEmpty {
      // Columns without a known identifier keep their positions. The others fill the remaining positions in the customized order.
      let known = places.filter { columns[$0].customizationID.map(order.contains) ?? false }
      let moved = known.sorted { rank($0, in: order) < rank($1, in: order) }
      for (place, column) in zip(known, moved) { places[place] = column }
    }
    places = places.filter { !isHidden(columns[$0], customization) }
  }

  /// True if all columns are visible and in table order.
  var isPlain: Bool { places == Array(columns.indices) }

  /// The visible columns, in order.
  var shown: [TableColumnTraits] { places.map { columns[$0] } }

  private func rank(_ place: Int, in order: [String]) -> Int {
    columns[place].customizationID.flatMap { order.firstIndex(of: $0) } ?? 0
  }

  private func isHidden(_ column: TableColumnTraits, _ customization: AnyTableColumnCustomization) -> Bool {
    guard let id = column.customizationID else { return column.isHiddenByDefault }
    switch customization.visibility(id) {
    case .automatic: return column.isHiddenByDefault
    case .hidden: return true
    case .visible: return false
    }
  }

  /// Returns true if a column, given by its index in the table, is visible.
  func isShown(_ place: Int) -> Bool { places.contains(place) }

  /// Moves a visible column to the position of another column, and shifts the columns in between.
  func move(_ from: Int, to target: Int) {
    guard let customization, from != target, shown.indices.contains(from), shown.indices.contains(target) else { return }
    var ids = shown.map(\.customizationID)
    guard canMove(shown[from]), canMove(shown[target]) else { return }
    let moved = ids.remove(at: from)
    ids.insert(moved, at: target)
    let hidden = columns.indices.filter { !isShown($0) }.compactMap { columns[$0].customizationID }
    customization.setOrder(ids.compactMap(\.self) + hidden)
  }

  /// Returns true if people can move a column.
  func canMove(_ column: TableColumnTraits) -> Bool {
    customization != nil && column.customizationID != nil && !column.fixed.contains(.reorder)
  }

  /// The table indices of the columns that people can hide.
  var optional: [Int] {
    customization == nil ? [] : columns.indices.filter { columns[$0].customizationID != nil && !columns[$0].fixed.contains(.visibility) }
  }
}

/// The type-erased customization of a table's columns.
struct AnyTableColumnCustomization {
  let visibility: (String) -> Visibility
  let setVisibility: (String, Visibility) -> Void
  let order: () -> [String]
  let setOrder: ([String]) -> Void

  init<RowValue>(_ binding: Binding<TableColumnCustomization<RowValue>>) {
    visibility = { binding.wrappedValue[visibility: $0] }
    setVisibility = { binding.wrappedValue[visibility: $0] = $1 }
    order = { binding.wrappedValue.order }
    setOrder = { binding.wrappedValue.setOrder($0) }
  }
}
