import Foundation

/// A comparator that orders false before true.
struct BooleanComparator: SortComparator {
  var order = SortOrder.forward

  func compare(_ lhs: Bool, _ rhs: Bool) -> ComparisonResult { order.result(of: lhs ? 1 : 0, rhs ? 1 : 0) }
}

/// A comparator that orders nil before false, and false before true.
struct OptionalBooleanComparator: SortComparator {
  var order = SortOrder.forward

  func compare(_ lhs: Bool?, _ rhs: Bool?) -> ComparisonResult { order.result(of: rank(lhs), rank(rhs)) }

  private func rank(_ value: Bool?) -> Int { value.map { $0 ? 2 : 1 } ?? 0 }
}

extension SortOrder {
  fileprivate func result(of lhs: Int, _ rhs: Int) -> ComparisonResult {
    if lhs == rhs { return .orderedSame }
    return (lhs < rhs) == (self == .forward) ? .orderedAscending : .orderedDescending
  }
}
