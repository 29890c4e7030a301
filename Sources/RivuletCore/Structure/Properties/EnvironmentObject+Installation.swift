import Combine

extension EnvironmentObject: DynamicProperty {
  public static func _makeProperty(in buffer: inout _DynamicPropertyBuffer, fieldOffset: Int, name: String) {
    buffer.append(EnvironmentObjectStorage<ObjectType>(buffer.environmentReader), at: fieldOffset, name: name)
  }
}

@MainActor
private final class EnvironmentObjectStorage<ObjectType: ObservableObject>: PropertyStorage {
  private let lookup: EnvironmentLookup<ObjectType?>
  private let subscription = ObjectSubscription<ObjectType>()

  init(_ reader: EnvironmentReader) {
    lookup = EnvironmentLookup(\EnvironmentValues[observed: ObjectTypeName<ObjectType>()], reader)
  }

  func install(_ property: inout EnvironmentObject<ObjectType>, _ context: PropertyContext) {
    property.object = lookup.value(context)
    if let object = property.object { subscription.follow(object, signal: context.signal) }
    property.seed = context.signal.evaluation
  }

  var truth: PropertyTruth? { subscription.followed.map { PropertyTruth(.object, value: $0, object: $0) } }
  var followsObject: Bool { true }
  func hasChanged(since time: UInt64) -> Bool { subscription.hasNews }
}
