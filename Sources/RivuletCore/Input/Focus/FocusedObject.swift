public import Combine

/// A property wrapper for an observable object that is supplied by the focused view or one of its ancestors. The value is nil if none of
/// them supplies an object. Changes to the object update the view (B3.21).
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@frozen @propertyWrapper public struct FocusedObject<ObjectType: ObservableObject> {
  /// A wrapper of the object that creates bindings to the object's properties.
  @dynamicMemberLookup @frozen public struct Wrapper {
    let root: ObjectType

    /// Returns a binding to the object's property at a key path.
    public subscript<T>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, T>) -> Binding<T> {
      Binding(value: root[keyPath: keyPath], location: ObjectLocation(root, keyPath))
    }
  }

  @usableFromInline var object: ObjectType?
  /// The number of the evaluation that read the object; see `ObservedObject`.
  @usableFromInline var seed = 0

  public init() {
    object = nil
  }

  @MainActor @preconcurrency public var wrappedValue: ObjectType? { object }

  @MainActor @preconcurrency public var projectedValue: Wrapper? { object.map { Wrapper(root: $0) } }
}

extension FocusedObject: DynamicProperty {
  public static func _makeProperty(in buffer: inout _DynamicPropertyBuffer, fieldOffset: Int, name: String) {
    buffer.append(FocusedObjectStorage<ObjectType>(), at: fieldOffset, name: name)
  }
}

@MainActor
private final class FocusedObjectStorage<ObjectType: ObservableObject>: PropertyStorage {
  private let lookup = FocusedValueLookup<ObjectType>()
  private let subscription = ObjectSubscription<ObjectType>()

  func install(_ property: inout FocusedObject<ObjectType>, _ context: PropertyContext) {
    property.object = lookup.value(at: \FocusedValues[object: ObjectTypeName<ObjectType>()], context)
    if let object = property.object { subscription.follow(object, signal: context.signal) }
    property.seed = context.signal.evaluation
  }

  var followsObject: Bool { true }
  func hasChanged(since time: UInt64) -> Bool { subscription.hasNews || lookup.changedAt > time }
}
