extension SceneStorage: DynamicProperty {
  public static func _makeProperty(in buffer: inout _DynamicPropertyBuffer, fieldOffset: Int, name: String) {
    buffer.append(SceneStorageLink<Value>(), at: fieldOffset, name: name)
  }
}

/// Holds the location of one property. A different key uses a different location.
@MainActor
private final class SceneStorageLink<Value>: PropertyStorage {
  private var location: StoredLocation<Value>?

  func install(_ property: inout SceneStorage<Value>, _ context: PropertyContext) {
    if location?.key != property.key {
      location = StoredLocation(
        key: property.key, store: context.inputs.tree.sceneStore, coding: property.coding, defaultValue: property.defaultValue,
        in: context.inputs.scope, context.inputs.tree.queue, context.inputs.tree.app.storedValues, typeName: context.signal.typeName)
    }
    property.location = location
  }

  var truth: PropertyTruth? { location?.truth }
  func hasChanged(since time: UInt64) -> Bool { (location?.changedAt ?? 0) > time }
}
