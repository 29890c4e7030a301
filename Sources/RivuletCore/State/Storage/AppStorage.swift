package import Combine
import Foundation

/// A value in the user defaults that all properties with its key share (B3.47).
///
/// A body that reads it depends on it. The default is not written to the store. Outside of views, for example in an object, it reads and
/// writes the store of the app. A property of an `ObservableObject` joins the object's default `objectWillChange`, like `Published`: all
/// writes are announced, wherever they come from.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@frozen @propertyWrapper public struct AppStorage<Value> {
  /// The location outside of views, with the key, the store, the default and the coding of values.
  @usableFromInline let loose: LooseStoredLocation<Value>
  @usableFromInline var location: AnyLocation<Value>?

  init(_ key: String, store: UserDefaults?, defaultValue: Value, coding: StoredValueCoding<Value>) {
    loose = LooseStoredLocation(key: key, store: store, coding: coding, defaultValue: defaultValue)
  }

  /// The stored value, or the default if there is none of this type.
  public var wrappedValue: Value {
    get { installedLocation.get() }
    nonmutating set { installedLocation.set(newValue, transaction: Transaction()) }
  }

  /// A binding to the stored value.
  public var projectedValue: Binding<Value> {
    Binding(value: installedLocation.snapshot(), location: installedLocation)
  }

  private var installedLocation: AnyLocation<Value> { location ?? loose }
}

@available(*, unavailable)
extension AppStorage: Sendable {}

extension AppStorage: DynamicProperty {
  public static func _makeProperty(in buffer: inout _DynamicPropertyBuffer, fieldOffset: Int, name: String) {
    buffer.append(AppStorageLink<Value>(buffer.environmentReader), at: fieldOffset, name: name)
  }
}

/// Properties with the same key in the same store are equal inputs.
extension AppStorage: ViewComparable {
  package static func areSameInput(_ lhs: AppStorage, _ rhs: AppStorage) -> Bool {
    lhs.loose.key == rhs.loose.key && lhs.loose.store === rhs.loose.store
      && ValueEquality.areEqual(lhs.loose.defaultValue, rhs.loose.defaultValue)
  }
}

/// Announces changes through the publisher of the observable object that has the property.
extension AppStorage: ObservableObjectProperty {
  package var announcer: any PropertyAnnouncer { loose }
}

/// Keeps the location of one property. Another key gets another location.
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
        key: wanted.key, store: store, coding: wanted.coding, defaultValue: wanted.defaultValue, inputs: context.inputs,
        typeName: context.signal.typeName)
    }
    property.location = location
  }

  func hasChanged(since time: UInt64) -> Bool { (location?.changedAt ?? 0) > time }
}
