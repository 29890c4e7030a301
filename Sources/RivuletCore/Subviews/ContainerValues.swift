/// A key of a value that a view tells the container around it.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
public protocol ContainerValueKey {
  associatedtype Value

  /// The value of views that set none.
  static var defaultValue: Self.Value { get }
}

/// What a view tells the nearest container around it; nothing gets past that one (documentation).
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
public struct ContainerValues {
  private var values = TypeKeyedValues()

  /// No key set.
  package init() {}

  /// The value of a custom key; its default where the view sets none.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values.value(of: key) ?? Key.defaultValue }
    set { values.set(key, to: newValue, isSame: ValueEquality.areEqual) }
  }

  /// Whether both set the same keys to the same values.
  package func isSame(as other: ContainerValues) -> Bool { values.isSame(as: other.values) }
}

@available(*, unavailable)
extension ContainerValues: Sendable {}
