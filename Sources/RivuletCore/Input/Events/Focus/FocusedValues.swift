/// A protocol for identifier types used to publish and observe focused values.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public protocol FocusedValueKey {
  associatedtype Value
}

/// The values published by the focused view and its ancestors. A key without a publisher has no value.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct FocusedValues {
  private var values = TypeKeyedValues()

  /// Creates an empty collection of values.
  package init() {}

  /// The value for a key. Setting the value to nil removes it.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values.value(of: key) }
    set {
      if let newValue { values.set(key, to: newValue, isSame: ValueEquality.areEqual) } else { values.remove(key) }
    }
  }
}

extension FocusedValues: Equatable {
  public static func == (lhs: FocusedValues, rhs: FocusedValues) -> Bool { lhs.values.isSame(as: rhs.values) }
}

@available(*, unavailable)
extension FocusedValues: Sendable {}

/// The key for the object of a type.
private struct FocusedObjectKey<Object: AnyObject>: FocusedValueKey {
  typealias Value = ObjectReference<Object>
}

/// A reference to an object, compared by identity even if the object's type defines `==`.
private struct ObjectReference<Object: AnyObject>: Equatable {
  let object: Object

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.object === rhs.object }
}

extension FocusedValues {
  /// The object of the given type; nil if there is none.
  subscript<Object: AnyObject>(object type: ObjectTypeName<Object>) -> Object? {
    get { self[FocusedObjectKey<Object>.self]?.object }
    set { self[FocusedObjectKey<Object>.self] = newValue.map(ObjectReference.init) }
  }
}
