public import Observation

/// The environment key for an observable object, identified by the object's static type.
private struct ObservableKey<Object: AnyObject>: EnvironmentKey {
  static var defaultValue: Object? { nil }

  static func _valuesEqual(_ lhs: Object?, _ rhs: Object?) -> Bool { lhs === rhs }
}

/// An identifier of an object's type in a key path, for an object that must exist.
struct RequiredObservable<Object: AnyObject>: Hashable, Sendable {
  init(_ type: Object.Type) {}
}

/// An identifier of an object's type in a key path, for an object that may be missing.
struct OptionalObservable<Object: AnyObject>: Hashable, Sendable {
  init(_ type: Object.Type) {}
}

extension EnvironmentValues {
  /// The observable object of the given type that the nearest ancestor supplies.
  public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
    get { self[ObservableKey<T>.self] }
    set { self[ObservableKey<T>.self] = newValue }
  }

  subscript<Object: AnyObject>(name: RequiredObservable<Object>) -> Object {
    guard let object = self[ObservableKey<Object>.self] else {
      fatalError(
        "No observable object of type \(Object.self) was found in the environment (B11.02). "
          + "Add .environment(_:) with a \(Object.self) to an ancestor of the view that reads it.")
    }
    return object
  }

  subscript<Object: AnyObject>(name: OptionalObservable<Object>) -> Object? {
    self[ObservableKey<Object>.self]
  }

  subscript<Object: AnyObject>(object name: OptionalObservable<Object>) -> Object? {
    get { self[ObservableKey<Object>.self] }
    set { self[ObservableKey<Object>.self] = newValue }
  }
}
