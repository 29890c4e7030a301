// Creates objects of classes that are known only at run time.
#ifndef C_RIVULET_OBJECTS_H
#define C_RIVULET_OBJECTS_H

/// Creates an object of a subclass of Foundation's NSObject with its `init()`, which Swift can call only for types named in the source.
///
/// - Parameter type: The metadata of the class.
/// - Returns: The object, which the caller owns.
void *_Nonnull rivulet_make_object(const void *_Nonnull type);

#endif
