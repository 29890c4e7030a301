import Combine

extension ObservedObject: DynamicProperty {
  public static func _makeProperty(in buffer: inout _DynamicPropertyBuffer, fieldOffset: Int, name: String) {
    buffer.append(ObservedObjectStorage<ObjectType>(), at: fieldOffset, name: name)
  }
}

/// Holds the subscription. A different object receives a new subscription (B3.27).
@MainActor
private final class ObservedObjectStorage<ObjectType: ObservableObject>: PropertyStorage {
  private let subscription = ObjectSubscription<ObjectType>()

  func install(_ property: inout ObservedObject<ObjectType>, _ context: PropertyContext) {
    subscription.follow(property.object, signal: context.signal)
    property.seed = context.signal.evaluation
  }

  var truth: PropertyTruth? { subscription.followed.map { PropertyTruth(.object, value: $0, object: $0) } }
  var followsObject: Bool { true }
  func hasChanged(since time: UInt64) -> Bool { subscription.hasNews }
}
