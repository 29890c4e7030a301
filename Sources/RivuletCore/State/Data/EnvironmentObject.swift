public import Combine

/// A property wrapper for an object that an ancestor supplies. The object is found by its static type, and the nearest ancestor takes
/// precedence (B3.31).
@frozen @propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject> {
  /// A wrapper that creates bindings to the object's properties.
  @dynamicMemberLookup @frozen public struct Wrapper {
    let root: ObjectType

    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
      Binding(value: root[keyPath: keyPath], location: ObjectLocation(root, keyPath))
    }
  }

  @usableFromInline var object: ObjectType?
  /// The number of the evaluation that read the object. See `ObservedObject`.
  @usableFromInline var seed = 0

  public init() {
    object = nil
  }

  /// The object. Reading this property is a fatal error if no ancestor supplies the object (B11.01).
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    guard let object else {
      fatalError(
        "No ObservableObject of type \(ObjectType.self) found (B11.01). "
          + "A View.environmentObject(_:) for \(ObjectType.self) may be missing as an ancestor of this view.")
    }
    return object
  }

  @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }
}

extension EnvironmentObject: Sendable where ObjectType: Sendable {}

extension EnvironmentObject: ViewComparable {
  package static func areSameInput(_ lhs: EnvironmentObject, _ rhs: EnvironmentObject) -> Bool { true }
}

/// The environment key for an observed object, identified by the object's static type.
private struct EnvironmentObjectKey<ObjectType: ObservableObject>: EnvironmentKey {
  static var defaultValue: ObjectType? { nil }

  static func _valuesEqual(_ lhs: ObjectType?, _ rhs: ObjectType?) -> Bool { lhs === rhs }
}

extension EnvironmentValues {
  subscript<ObjectType: ObservableObject>(observed type: ObjectTypeName<ObjectType>) -> ObjectType? {
    get { self[EnvironmentObjectKey<ObjectType>.self] }
    set { self[EnvironmentObjectKey<ObjectType>.self] = newValue }
  }
}

/// An identifier of an object's type in a key path.
struct ObjectTypeName<ObjectType>: Hashable, Sendable {}
