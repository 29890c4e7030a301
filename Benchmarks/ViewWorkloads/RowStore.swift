import Observation

/// The rows of the table and which one is selected, with the operations of js-framework-benchmark.
@MainActor @Observable
package final class RowStore {
  /// In the order of the table.
  package private(set) var items: [RowItem] = []
  /// The selected row; nil if none is.
  package private(set) var selectedID: Int?

  @ObservationIgnored private var labels = RowLabels()
  @ObservationIgnored private var lastID = 0

  package init() {}

  /// Puts new rows behind the present ones.
  package func append(_ count: Int) {
    items.append(contentsOf: makeItems(count))
  }

  /// Puts new rows in the place of all present ones.
  package func replaceAll(with count: Int) {
    items = makeItems(count)
  }

  /// Adds ` !!!` to the label of every tenth row, the first one included.
  package func updateEveryTenth() {
    for index in stride(from: 0, to: items.count, by: 10) { items[index].label += " !!!" }
  }

  /// Makes this the one selected row.
  package func select(_ id: Int) {
    selectedID = id
  }

  /// Exchanges two rows, counted from 0.
  package func swap(_ first: Int, _ second: Int) {
    items.swapAt(first, second)
  }

  /// Removes the row with this id; does nothing if there is none.
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
