/// A key for a view's value that its enclosing container reads.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
public protocol ContainerValueKey {
  associatedtype Value

  /// The value for views that do not set one.
  static var defaultValue: Self.Value { get }
}

/// The values of a view for the nearest container around it. They do not pass beyond that container (documentation).
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
public struct ContainerValues {
  private var values = TypeKeyedValues()

  /// Creates a collection without any values.
  package init() {}

  /// The value for a custom key, or the key's default if the view sets none.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values.value(of: key) ?? Key.defaultValue }
    set { values.set(key, to: newValue, isSame: ValueEquality.areEqual) }
  }

  /// Returns true if both contain the same keys with equal values.
  package func isSame(as other: ContainerValues) -> Bool { values.isSame(as: other.values) }
}

@available(*, unavailable)
extension ContainerValues: Sendable {}
