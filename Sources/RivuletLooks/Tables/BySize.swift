/// A value for each control size.
package struct BySize<Value: Sendable>: Sendable {
  private let mini, small, regular, large, extraLarge: Value

  init(_ mini: Value, _ small: Value, _ regular: Value, _ large: Value, _ extraLarge: Value) {
    (self.mini, self.small, self.regular, self.large, self.extraLarge) = (mini, small, regular, large, extraLarge)
  }

  /// Creates a table with the same value for all sizes.
  init(_ value: Value) { self.init(value, value, value, value, value) }

  /// Returns the value for a size.
  package subscript(size: ControlSize) -> Value {
    switch size {
    case .mini: mini
    case .small: small
    case .regular: regular
    case .large: large
    case .extraLarge: extraLarge
    }
  }
}
