/// A reference to an object whose type is declared in a higher-level module. Only one property of `EnvironmentValues` refers to the type.
package struct ObjectSlot: Equatable {
  private let stored: AnyObject?

  package init(_ object: AnyObject? = nil) { stored = object }

  /// Returns the object, whose type must be the type of the stored object.
  package func object<Object: AnyObject>() -> Object? { stored as? Object }

  package static func == (one: ObjectSlot, other: ObjectSlot) -> Bool { one.stored === other.stored }
}
