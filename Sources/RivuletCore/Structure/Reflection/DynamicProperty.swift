/// A stored view property that the tree keeps up to date before each evaluation of the body (B3.46).
public protocol DynamicProperty {
  /// Adds the storage that this property needs; called once for each identity of the view that contains the property.
  @MainActor static func _makeProperty(in buffer: inout _DynamicPropertyBuffer, fieldOffset: Int, name: String)

  /// Called on the main thread before each body evaluation, after nested dynamic properties have been refreshed.
  mutating func update()
}

extension DynamicProperty {
  @MainActor public static func _makeProperty(in buffer: inout _DynamicPropertyBuffer, fieldOffset: Int, name: String) {
    buffer.appendParts(of: Self.self, at: fieldOffset, name: name)
    buffer.append(CustomPropertyStorage<Self>(), at: fieldOffset, name: name)
  }

  public mutating func update() {}
}

/// Calls `update()` of a property that consists of other properties.
@MainActor
final class CustomPropertyStorage<Property: DynamicProperty>: PropertyStorage {
  func install(_ property: inout Property, _ context: PropertyContext) {
    property.update()
  }

  var callsApp: Bool { true }
}
