/// A field of a class that holds a property wrapper.
struct ObservableField {
  /// Where in an instance it lies, in bytes.
  let offset: Int

  /// The wrapper's type; nil for a `Published`, whatever its value.
  let type: (any ObservableObjectProperty.Type)?
}
