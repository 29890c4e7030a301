/// A key of a value that the view with the focus hands to others.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public protocol FocusedValueKey {
  associatedtype Value
}

/// What the view that has the focus and the views around it hand to others; nothing for a key that none of them sets.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct FocusedValues {
  private var values = TypeKeyedValues()

  /// No key set.
  package init() {}

  /// The value of a key; setting nil takes it away.
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

/// Keeps the object of one type.
private struct FocusedObjectKey<Object: AnyObject>: FocusedValueKey {
  typealias Value = ObjectReference<Object>
}

/// An object that is compared by identity, whatever `==` it has.
private struct ObjectReference<Object: AnyObject>: Equatable {
  let object: Object

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.object === rhs.object }
}

extension FocusedValues {
  /// The object that was handed over under its type.
  subscript<Object: AnyObject>(object type: ObjectTypeName<Object>) -> Object? {
    get { self[FocusedObjectKey<Object>.self]?.object }
    set { self[FocusedObjectKey<Object>.self] = newValue.map(ObjectReference.init) }
  }
}
