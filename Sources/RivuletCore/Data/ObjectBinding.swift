/// What `ObservedObject` was called in the summer of 2019 (B10.12).
@available(*, deprecated, message: "Use ObservedObject.")
@propertyWrapper public struct ObjectBinding<BindableObjectType: BindableObject> {
  /// Gives bindings to the object's properties.
  @dynamicMemberLookup public struct Wrapper {
    let root: BindableObjectType

    /// A binding whose write sets the property.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<BindableObjectType, Subject>) -> Binding<Subject> {
      Binding(value: root[keyPath: keyPath], location: ObjectLocation(root, keyPath))
    }
  }

  private var object: BindableObjectType

  public init(wrappedValue: BindableObjectType) {
    object = wrappedValue
  }

  public init(initialValue: BindableObjectType) {
    self.init(wrappedValue: initialValue)
  }

  public var wrappedValue: BindableObjectType {
    get { object }
    set { object = newValue }
  }

  public var projectedValue: Wrapper { Wrapper(root: object) }

  /// Keeps the subscription; another object is subscribed to anew.
  @MainActor
  fileprivate final class Storage: PropertyStorage {
    private let subscription = ObjectSubscription<BindableObjectType>()

    func install(_ property: inout ObjectBinding, _ context: PropertyContext) {
      let object = property.object
      subscription.follow(object, announcedBy: object.didChange, signal: context.signal)
    }

    var followsObject: Bool { true }
    func hasChanged(since time: UInt64) -> Bool { subscription.hasNews }
  }
}

@available(*, deprecated, message: "Use ObservedObject.")
extension ObjectBinding: DynamicProperty {
  public static func _makeProperty(in buffer: inout _DynamicPropertyBuffer, fieldOffset: Int, name: String) {
    buffer.append(Storage(), at: fieldOffset, name: name)
  }
}

/// Two values of a view that watch the same object have the same input (B2.06).
@available(*, deprecated, message: "Use ObservedObject.")
extension ObjectBinding: ViewComparable {
  package static func areSameInput(_ lhs: ObjectBinding, _ rhs: ObjectBinding) -> Bool { lhs.object === rhs.object }
}
