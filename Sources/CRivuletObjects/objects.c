#include "CRivuletObjects.h"

/// Swift's way of calling an initialiser: the type is the context.
typedef __attribute__((swiftcall)) void *(*Initializer)(__attribute__((swift_context)) const void *type);

/// The method `init()` of Foundation's NSObject, and the class, as the runtime knows them.
extern const char initializer_of_object[] __asm__("$s10Foundation8NSObjectCACycfCTq");
extern const char class_of_object[] __asm__("$s10Foundation8NSObjectCMn");

/// The code of a method in a class: its own or that which it inherits.
extern void *swift_lookUpClassMethod(const void *type, const void *method, const void *declaring_class);

void *rivulet_make_object(const void *type) {
  return ((Initializer)swift_lookUpClassMethod(type, initializer_of_object, class_of_object))(type);
}
