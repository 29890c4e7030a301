public import Combine

/// An object that the view observes. Whenever the object announces a change, the view is evaluated again (B3.21).
@frozen @propertyWrapper public struct ObservedObject<ObjectType: ObservableObject> {
  /// A wrapper that creates bindings to the object's properties.
  @dynamicMemberLookup @frozen public struct Wrapper {
    let root: ObjectType

    /// Returns a binding whose writes set the property, and thereby trigger its publisher (B3.29).
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
      Binding(value: root[keyPath: keyPath], location: ObjectLocation(root, keyPath))
    }
  }

  @usableFromInline var object: ObjectType
  /// The number of the evaluation. It makes a view that stores nothing else larger than a reference, so closures over it can be
  /// distinguished (B2.07).
  @usableFromInline var seed = 0

  public init(wrappedValue: ObjectType) {
    object = wrappedValue
  }

  public init(initialValue: ObjectType) {
    self.init(wrappedValue: initialValue)
  }

  public var wrappedValue: ObjectType {
    get { object }
    set { object = newValue }
  }

  public var projectedValue: Wrapper { Wrapper(root: object) }
}

extension ObservedObject: Sendable where ObjectType: Sendable {}

/// Two view values that observe the same object have equal inputs (B2.06), regardless of how the object implements `==`.
extension ObservedObject: ViewComparable {
  package static func areSameInput(_ lhs: ObservedObject, _ rhs: ObservedObject) -> Bool { lhs.object === rhs.object }
}
