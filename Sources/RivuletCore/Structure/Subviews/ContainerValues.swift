/// A key for a value that a view sets and its enclosing container reads.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
public protocol ContainerValueKey {
  associatedtype Value

  /// The value for views that don't set one.
  static var defaultValue: Self.Value { get }
}

/// The values that a view sets for its nearest container. The values don't pass beyond that container (documentation).
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
public struct ContainerValues {
  private var values = TypeKeyedValues()

  /// Creates a collection without any values.
  package init() {}

  /// The value for a custom key, or the key's default value if the view doesn't set one.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values.value(of: key) ?? Key.defaultValue }
    set { values.set(key, to: newValue, isSame: ValueEquality.areEqual) }
  }

  /// Returns true if both collections contain the same keys with equal values.
  package func isSame(as other: ContainerValues) -> Bool { values.isSame(as: other.values) }
}

@available(*, unavailable)
extension ContainerValues: Sendable {}
