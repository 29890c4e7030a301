/// Compares two values in place that their bits do not tell apart; one for each type, kept for good.
///
/// This class itself finds no two values the same.
class ValueComparer {
  func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool { false }
}

/// By `==`.
final class EquatableComparer<T: Equatable>: ValueComparer {
  override func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    lhs.assumingMemoryBound(to: T.self).pointee == rhs.assumingMemoryBound(to: T.self).pointee
  }
}

/// By the type's own rule.
final class OwnRuleComparer<T: ViewComparable>: ValueComparer {
  override func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    T.areSameInput(lhs.assumingMemoryBound(to: T.self).pointee, rhs.assumingMemoryBound(to: T.self).pointee)
  }
}
