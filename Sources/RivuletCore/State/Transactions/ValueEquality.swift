/// Determines whether a write changes a value (B1.12). Uses `==` if available, and otherwise compares values field by field and bit by bit.
enum ValueEquality {
  /// Returns true if the values are equal. Off the main thread, values without `==` are considered different. If the new value is actually
  /// equal, the graph discards it when the write is applied.
  static func areEqual<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
    if MainThread.isCurrent { return ViewComparison.isSameWrite(lhs, rhs) }
    guard let lhs = lhs as? any Equatable else { return false }
    return areEqual(lhs, rhs)
  }

  private static func areEqual<Value: Equatable>(_ lhs: Value, _ rhs: Any) -> Bool {
    guard let rhs = rhs as? Value else { return false }
    return lhs == rhs
  }
}
