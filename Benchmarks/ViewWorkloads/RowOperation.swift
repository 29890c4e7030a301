/// An operation of js-framework-benchmark on a table of `size` rows, from the state that it starts from.
package enum RowOperation: String, CaseIterable, Sendable {
  case create, replace, update, select, swap, remove, append, clear

  /// Brings the table to where the operation starts; not part of what is measured.
  @MainActor package func prepare(_ store: RowStore, size: Int) {
    switch self {
    case .create: store.clear()
    case .replace, .update, .swap, .remove, .append, .clear: store.replaceAll(with: size)
    case .select:
      if store.items.count != size { store.replaceAll(with: size) }
      store.select(store.items[size / 2].id)
    }
  }

  /// Writes the state; rows are counted as in js-framework-benchmark, where the table has at least 6 of them.
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

  /// The bodies of rows that have to be evaluated, and no more.
  package func rowBodies(size: Int) -> Int {
    switch self {
    case .create, .replace, .append: size
    case .update: (size + 9) / 10
    case .select: 2
    case .swap, .remove, .clear: 0
    }
  }
}
