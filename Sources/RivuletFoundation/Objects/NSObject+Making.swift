import CRivuletObjects
package import Foundation

/// Creates an object with its class's `init()`. In Swift, this requires either a class known at compile time or a required initializer.
@MainActor
package func makeObject<Object: NSObject>(_ type: Object.Type) -> Object {
  let object = rivulet_make_object(unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self))
  return Unmanaged<Object>.fromOpaque(object).takeRetainedValue()
}
