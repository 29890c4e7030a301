/// A property wrapper for a value that the views in one window share under a key. The first window of a scene starts with the values of the
/// scene's last window, even after a relaunch.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@frozen @propertyWrapper public struct SceneStorage<Value> {
  @usableFromInline let key: String
  @usableFromInline let defaultValue: Value
  @usableFromInline let coding: StoredValueCoding<Value>
  @usableFromInline var location: AnyLocation<Value>?

  init(_ key: String, defaultValue: Value, coding: StoredValueCoding<Value>) {
    self.key = key
    self.defaultValue = defaultValue
    self.coding = coding
  }

  /// The scene's value, or the default value if no value of this type is stored. Before the view is installed, the property returns the
  /// default value and ignores writes.
  public var wrappedValue: Value {
    get { installedLocation.get() }
    nonmutating set { installedLocation.set(newValue, transaction: Transaction()) }
  }

  /// A binding to the scene's value.
  public var projectedValue: Binding<Value> {
    Binding(value: installedLocation.snapshot(), location: installedLocation)
  }

  private var installedLocation: AnyLocation<Value> {
    if let location { return location }
    RuntimeIssue.report(
      .uninstalledAccess, typeName: "SceneStorage<\(Value.self)>",
      "SceneStorage<\(Value.self)> was used outside a body, before its view was installed; it has the default value and ignores writes. "
        + "Use it only inside body or in code that body calls.")
    return ConstantLocation(defaultValue)
  }
}

@available(*, unavailable)
extension SceneStorage: Sendable {}

/// Treats properties as equal inputs if they have the same key and default value.
extension SceneStorage: ViewComparable {
  package static func areSameInput(_ lhs: SceneStorage, _ rhs: SceneStorage) -> Bool {
    lhs.key == rhs.key && ValueEquality.areEqual(lhs.defaultValue, rhs.defaultValue)
  }
}
