// Creates objects of classes that are known only at run time.
#ifndef C_RIVULET_OBJECTS_H
#define C_RIVULET_OBJECTS_H

/// Creates an instance of a subclass of Foundation's NSObject by calling `init()`. Swift can call that initializer only on types named
/// in the source.
///
/// - Parameter type: The metadata of the class.
/// - Returns: The object, which the caller owns.
void *_Nonnull rivulet_make_object(const void *_Nonnull type);

#endif
