import CRivuletObjects
package import Foundation

/// Makes an object by the `init()` of its class. Swift itself makes objects only of classes that are written down, or have to have an initialiser.
@MainActor
package func makeObject<Object: NSObject>(_ type: Object.Type) -> Object {
  let object = rivulet_make_object(unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self))
  return Unmanaged<Object>.fromOpaque(object).takeRetainedValue()
}
