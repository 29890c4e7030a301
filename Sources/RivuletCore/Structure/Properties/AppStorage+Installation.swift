import Foundation

extension AppStorage: DynamicProperty {
  public static func _makeProperty(in buffer: inout _DynamicPropertyBuffer, fieldOffset: Int, name: String) {
    buffer.append(AppStorageLink<Value>(buffer.environmentReader), at: fieldOffset, name: name)
  }
}

/// Holds the location of one property. A different key uses a different location.
@MainActor
private final class AppStorageLink<Value>: PropertyStorage {
  private var location: StoredLocation<Value>?
  private let environmentStore: EnvironmentLookup<UserDefaults?>

  init(_ reader: EnvironmentReader) {
    environmentStore = EnvironmentLookup(\.appStorageDefaults, reader)
  }

  func install(_ property: inout AppStorage<Value>, _ context: PropertyContext) {
    let wanted = property.loose
    let store = wanted.store ?? environmentStore.value(context) ?? context.inputs.tree.services.userDefaults
    if let location, location.key == wanted.key {
      location.follow(store)
    } else {
      location = StoredLocation(
        key: wanted.key, store: store, coding: wanted.coding, defaultValue: wanted.defaultValue, in: context.inputs.scope,
        context.inputs.tree.queue, context.inputs.tree.app.storedValues, typeName: context.signal.typeName)
    }
    property.location = location
  }

  var truth: PropertyTruth? { location?.truth }
  func hasChanged(since time: UInt64) -> Bool { (location?.changedAt ?? 0) > time }
}
