#include "CRivuletObjects.h"

/// The calling convention of a Swift initializer: the type is the context.
typedef __attribute__((swiftcall)) void *(*Initializer)(__attribute__((swift_context)) const void *type);

/// The runtime's descriptors of the `init()` method of Foundation's NSObject and of the class itself.
extern const char initializer_of_object[] __asm__("$s10Foundation8NSObjectCACycfCTq");
extern const char class_of_object[] __asm__("$s10Foundation8NSObjectCMn");

/// Returns the implementation of a method in a class, whether the class declares or inherits the method.
extern void *swift_lookUpClassMethod(const void *type, const void *method, const void *declaring_class);

void *rivulet_make_object(const void *type) {
  return ((Initializer)swift_lookUpClassMethod(type, initializer_of_object, class_of_object))(type);
}
