import Observation

/// A model that stores the rows and the selection, and implements the operations of js-framework-benchmark.
@MainActor @Observable
package final class RowStore {
  /// The items, in the order of the table.
  package private(set) var items: [RowItem] = []
  /// The identifier of the selected row; nil if no row is selected.
  package private(set) var selectedID: Int?

  @ObservationIgnored private var labels = RowLabels()
  @ObservationIgnored private var lastID = 0

  package init() {}

  /// Appends new rows.
  package func append(_ count: Int) {
    items.append(contentsOf: makeItems(count))
  }

  /// Replaces all rows with new ones.
  package func replaceAll(with count: Int) {
    items = makeItems(count)
  }

  /// Appends ` !!!` to the label of every tenth row, starting with the first.
  package func updateEveryTenth() {
    for index in stride(from: 0, to: items.count, by: 10) { items[index].label += " !!!" }
  }

  /// Selects a row and deselects any other.
  package func select(_ id: Int) {
    selectedID = id
  }

  /// Swaps two rows, which are given by zero-based indices.
  package func swap(_ first: Int, _ second: Int) {
    items.swapAt(first, second)
  }

  /// Removes the row with an identifier; does nothing if there is no such row.
  package func remove(_ id: Int) {
    guard let index = items.firstIndex(where: { $0.id == id }) else { return }
    items.remove(at: index)
  }

  /// Removes all rows and the selection.
  package func clear() {
    items = []
    selectedID = nil
  }

  private func makeItems(_ count: Int) -> [RowItem] {
    let first = lastID + 1
    lastID += count
    return (0..<count).map { RowItem(id: first + $0, label: labels.next()) }
  }
}
