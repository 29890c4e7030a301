package import Combine
import Foundation

/// A property wrapper for a value in the user defaults, shared by all properties with the same key (B3.47).
///
/// A body that reads the value depends on it. The default value isn't written to the store. Outside views, such as in an object, the
/// property reads and writes the app's store. A property of an `ObservableObject` uses the object's default `objectWillChange` like
/// `Published` does. It announces all writes, regardless of their origin.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@frozen @propertyWrapper public struct AppStorage<Value> {
  /// The location used outside views. It contains the key, the store, the default value, and the coding.
  @usableFromInline let loose: StandaloneStoredLocation<Value>
  @usableFromInline var location: AnyLocation<Value>?

  init(_ key: String, store: UserDefaults?, defaultValue: Value, coding: StoredValueCoding<Value>) {
    loose = StandaloneStoredLocation(key: key, store: store, coding: coding, defaultValue: defaultValue)
  }

  /// The stored value, or the default value if no value of this type is stored.
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

/// Treats properties as equal inputs if they have the same key, store, and default value.
extension AppStorage: ViewComparable {
  package static func areSameInput(_ lhs: AppStorage, _ rhs: AppStorage) -> Bool {
    lhs.loose.key == rhs.loose.key && lhs.loose.store === rhs.loose.store
      && ValueEquality.areEqual(lhs.loose.defaultValue, rhs.loose.defaultValue)
  }
}

/// Announces changes through the publisher of the observable object that contains the property.
extension AppStorage: ObservableObjectProperty {
  package var announcer: any PropertyAnnouncer { loose }
}
