/// A key for a value that passes down the view hierarchy.
public protocol EnvironmentKey {
  associatedtype Value

  /// The value to use if no ancestor sets one.
  static var defaultValue: Value { get }

  /// Returns true if readers see no difference when `rhs` replaces `lhs` (B3.41).
  static func _valuesEqual(_ lhs: Value, _ rhs: Value) -> Bool
}

extension EnvironmentKey {
  public static func _valuesEqual(_ lhs: Value, _ rhs: Value) -> Bool {
    ViewComparison.areEqual(lhs, rhs)
  }
}

extension EnvironmentKey where Value: Equatable {
  public static func _valuesEqual(_ lhs: Value, _ rhs: Value) -> Bool { lhs == rhs }
}
