// Makes objects of classes that are known while the program runs.
#ifndef C_RIVULET_OBJECTS_H
#define C_RIVULET_OBJECTS_H

/// Makes an object of a subclass of Foundation's NSObject by its `init()`, which Swift calls only for types that are written down.
///
/// - Parameter type: The metadata of the class.
/// - Returns: The object, which the caller owns.
void *_Nonnull rivulet_make_object(const void *_Nonnull type);

#endif
