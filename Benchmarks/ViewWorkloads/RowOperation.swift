/// An operation of js-framework-benchmark on a table of `size` rows, with its initial state.
package enum RowOperation: String, CaseIterable, Sendable {
  case create, replace, update, select, swap, remove, append, clear

  /// Brings the table to the operation's initial state. This step is not measured.
  @MainActor package func prepare(_ store: RowStore, size: Int) {
    switch self {
    case .create: store.clear()
    case .replace, .update, .swap, .remove, .append, .clear: store.replaceAll(with: size)
    case .select:
      if store.items.count != size { store.replaceAll(with: size) }
      store.select(store.items[size / 2].id)
    }
  }

  /// Performs the operation on the store. The affected rows are those of js-framework-benchmark, which requires at least 6 rows.
  @MainActor package func run(_ store: RowStore, size: Int) {
    switch self {
    case .create: store.append(size)
    case .replace: store.replaceAll(with: size)
    case .update: store.updateEveryTenth()
    case .select: store.select(store.items[1].id)
    case .swap: store.swap(1, size - 2)
    case .remove: store.remove(store.items[3].id)
    case .append: store.append(size)
    case .clear: store.clear()
    }
  }

  /// Returns the exact number of row bodies that the operation must evaluate.
  package func rowBodies(size: Int) -> Int {
    switch self {
    case .create, .replace, .append: size
    case .update: (size + 9) / 10
    case .select: 2
    case .swap, .remove, .clear: 0
    }
  }
}
