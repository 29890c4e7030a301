/// A reference to an object whose type belongs to a room above this one. A single property of `EnvironmentValues` knows the type.
package struct ObjectSlot: Equatable {
  private let stored: AnyObject?

  package init(_ object: AnyObject? = nil) { stored = object }

  /// Returns the object, which must be of the type with which the slot was filled.
  package func object<Object: AnyObject>() -> Object? { stored as? Object }

  package static func == (one: ObjectSlot, other: ObjectSlot) -> Bool { one.stored === other.stored }
}
