import Foundation
import RivuletCore
import RivuletElements

/// The effect of a column on a table's sort order (B17.82).
struct TableColumnSorting {
  /// The column's comparator, in forward order.
  let comparator: AnyHashable
  private let changed: (Any, AnyHashable) -> Any?
  private let found: (Any) -> SortOrder?

  init<Sort: SortComparator>(_ comparator: Sort) {
    var forward = comparator
    forward.order = .forward
    let wanted = forward
    self.comparator = AnyHashable(wanted)
    changed = { order, _ in (order as? [Sort]).map { Self.putFirst(wanted, in: $0) } }
    found = { order in
      guard let first = (order as? [Sort])?.first, Self.isSame(first, wanted) else { return nil }
      return first.order
    }
  }

  private static func isSame<Sort: SortComparator>(_ one: Sort, _ other: Sort) -> Bool {
    var one = one
    one.order = other.order
    return one == other
  }

  private static func putFirst<Sort: SortComparator>(_ comparator: Sort, in order: [Sort]) -> [Sort] {
    var order = order
    if let first = order.first, isSame(first, comparator) {
      order[0].order = first.order == .forward ? .reverse : .forward
      return order
    }
    order.removeAll { isSame($0, comparator) }
    order.insert(comparator, at: 0)
    return order
  }

  /// Makes this column the primary sort criterion, or reverses its direction if it already is.
  func change(_ order: TableSortOrder) {
    if let next = changed(order.get(), comparator) { order.set(next) }
  }

  /// Returns the direction in which the table is sorted by this column; nil if another column is the primary sort criterion.
  func direction(in order: TableSortOrder) -> SortOrder? { found(order.get()) }
}

/// The type-erased sort order of a table's rows.
struct TableSortOrder {
  let get: () -> Any
  let set: (Any) -> Void

  init<Sort: SortComparator>(_ binding: Binding<[Sort]>) {
    get = { binding.wrappedValue }
    set = { if let order = $0 as? [Sort] { binding.wrappedValue = order } }
  }
}
