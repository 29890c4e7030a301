/// Compares two values in place if their bits alone do not decide equality. There is one comparer for each type, and it is never freed.
///
/// This class itself treats no two values as equal.
class ValueComparer {
  func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool { false }
}

/// Compares with `==`.
final class EquatableComparer<T: Equatable>: ValueComparer {
  override func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    withBoth(lhs.assumingMemoryBound(to: T.self), rhs.assumingMemoryBound(to: T.self)) { $0 == $1 }
  }
}

/// Compares according to the type's own rule.
final class OwnRuleComparer<T: ViewComparable>: ValueComparer {
  override func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    withBoth(lhs.assumingMemoryBound(to: T.self), rhs.assumingMemoryBound(to: T.self)) { T.areSameInput($0, $1) }
  }
}

/// Calls `body` with both values in place. They are treated as noncopyable, because they would otherwise be copied.
@inline(never) private func withBoth<Value: ~Copyable>(
  _ lhs: UnsafePointer<Value>, _ rhs: UnsafePointer<Value>, _ body: (borrowing Value, borrowing Value) -> Bool
) -> Bool {
  body(lhs.pointee, rhs.pointee)
}
