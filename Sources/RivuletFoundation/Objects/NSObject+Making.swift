import CRivuletObjects
package import Foundation

/// Creates an object with its class's `init()`. Swift can do this only for classes named in the source or with a required initialiser.
@MainActor
package func makeObject<Object: NSObject>(_ type: Object.Type) -> Object {
  let object = rivulet_make_object(unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self))
  return Unmanaged<Object>.fromOpaque(object).takeRetainedValue()
}
