/// Compares two values in place if their bits alone don't determine equality. Each type has one comparer, which is never freed.
///
/// The base class treats all values as unequal.
class ValueComparer {
  func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool { false }
}

/// Compares values with `==`.
final class EquatableComparer<T: Equatable>: ValueComparer {
  override func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    withBoth(lhs.assumingMemoryBound(to: T.self), rhs.assumingMemoryBound(to: T.self)) { $0 == $1 }
  }
}

/// Compares values according to their type's own rule.
final class OwnRuleComparer<T: ViewComparable>: ValueComparer {
  override func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    withBoth(lhs.assumingMemoryBound(to: T.self), rhs.assumingMemoryBound(to: T.self)) { T.areSameInput($0, $1) }
  }
}

/// Calls `body` with both values in place. The values are treated as noncopyable, because they would otherwise be copied.
@inline(never) private func withBoth<Value: ~Copyable>(
  _ lhs: UnsafePointer<Value>, _ rhs: UnsafePointer<Value>, _ body: (borrowing Value, borrowing Value) -> Bool
) -> Bool {
  body(lhs.pointee, rhs.pointee)
}
