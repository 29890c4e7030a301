/// A stored property of a view that the tree updates before each evaluation of the view's body (B3.46).
public protocol DynamicProperty {
  /// Adds the storage that this property needs. Called once for each identity of the view that contains the property.
  @MainActor static func _makeProperty(in buffer: inout _DynamicPropertyBuffer, fieldOffset: Int, name: String)

  /// Updates the property's value. Called on the main thread before each body evaluation, after nested dynamic properties have been
  /// updated.
  mutating func update()
}

extension DynamicProperty {
  @MainActor public static func _makeProperty(in buffer: inout _DynamicPropertyBuffer, fieldOffset: Int, name: String) {
    buffer.appendParts(of: Self.self, at: fieldOffset, name: name)
    buffer.append(CustomPropertyStorage<Self>(), at: fieldOffset, name: name)
  }

  public mutating func update() {}
}

/// Calls `update()` on a property that's composed of other properties.
@MainActor
final class CustomPropertyStorage<Property: DynamicProperty>: PropertyStorage {
  func install(_ property: inout Property, _ context: PropertyContext) {
    property.update()
  }

  var callsApp: Bool { true }
}
