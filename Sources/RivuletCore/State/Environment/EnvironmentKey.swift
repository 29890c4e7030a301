/// A key of a value that flows down the tree.
public protocol EnvironmentKey {
  associatedtype Value

  /// The value if no ancestor sets one.
  static var defaultValue: Value { get }

  /// Returns true if replacing `lhs` by `rhs` changes nothing for readers (B3.41).
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
