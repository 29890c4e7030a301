/// Compares two values in place that their bits do not tell apart; one for each type, kept for good.
///
/// This class itself finds no two values the same.
class ValueComparer {
  func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool { false }
}

/// By `==`.
final class EquatableComparer<T: Equatable>: ValueComparer {
  override func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    withBoth(lhs.assumingMemoryBound(to: T.self), rhs.assumingMemoryBound(to: T.self)) { $0 == $1 }
  }
}

/// By the type's own rule.
final class OwnRuleComparer<T: ViewComparable>: ValueComparer {
  override func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    withBoth(lhs.assumingMemoryBound(to: T.self), rhs.assumingMemoryBound(to: T.self)) { T.areSameInput($0, $1) }
  }
}

/// Hands both values to `body` where they lie. They are taken for values that can't be copied, because they would be copied otherwise.
@inline(never) private func withBoth<Value: ~Copyable>(
  _ lhs: UnsafePointer<Value>, _ rhs: UnsafePointer<Value>, _ body: (borrowing Value, borrowing Value) -> Bool
) -> Bool {
  body(lhs.pointee, rhs.pointee)
}
