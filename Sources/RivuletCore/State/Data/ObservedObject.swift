public import Combine

/// A property wrapper for an object that the view observes. The view is reevaluated whenever the object announces a change (B3.21).
@frozen @propertyWrapper public struct ObservedObject<ObjectType: ObservableObject> {
  /// A wrapper that creates bindings to the object's properties.
  @dynamicMemberLookup @frozen public struct Wrapper {
    let root: ObjectType

    /// Returns a binding whose writes set the property, which triggers its publisher (B3.29).
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
      Binding(value: root[keyPath: keyPath], location: ObjectLocation(root, keyPath))
    }
  }

  @usableFromInline var object: ObjectType
  /// The number of the evaluation. Storing it makes a view with no other properties larger than a reference, so closures that capture the
  /// view can be distinguished (B2.07).
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

/// Compares observed objects by identity, regardless of how they implement `==` (B2.06).
extension ObservedObject: ViewComparable {
  package static func areSameInput(_ lhs: ObservedObject, _ rhs: ObservedObject) -> Bool { lhs.object === rhs.object }
}
