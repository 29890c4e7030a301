public import Combine

/// An object that the view watches: each of its change announcements evaluates the view again (B3.21).
@frozen @propertyWrapper public struct ObservedObject<ObjectType: ObservableObject> {
  /// Gives bindings to the object's properties.
  @dynamicMemberLookup @frozen public struct Wrapper {
    let root: ObjectType

    /// A binding whose write sets the property, and so goes through its publisher (B3.29).
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
      Binding(value: root[keyPath: keyPath], location: ObjectLocation(root, keyPath))
    }
  }

  @usableFromInline var object: ObjectType
  /// Another one in each evaluation. It makes a view that stores nothing else wider than a reference, so that closures over it are told apart (B2.07).
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

extension ObservedObject: DynamicProperty {
  public static func _makeProperty(in buffer: inout _DynamicPropertyBuffer, fieldOffset: Int, name: String) {
    buffer.append(ObservedObjectStorage<ObjectType>(), at: fieldOffset, name: name)
  }
}

/// Two values of a view that watch the same object have the same input (B2.06), whatever `==` the object has.
extension ObservedObject: ViewComparable {
  package static func areSameInput(_ lhs: ObservedObject, _ rhs: ObservedObject) -> Bool { lhs.object === rhs.object }
}

/// Keeps the subscription; another object is subscribed to anew (B3.27).
@MainActor
private final class ObservedObjectStorage<ObjectType: ObservableObject>: PropertyStorage {
  private let subscription = ObjectSubscription<ObjectType>()

  func install(_ property: inout ObservedObject<ObjectType>, _ context: PropertyContext) {
    subscription.follow(property.object, signal: context.signal)
    property.seed = context.signal.evaluation
  }

  var followsObject: Bool { true }
  func hasChanged(since time: UInt64) -> Bool { subscription.hasNews }
}
