/// A field of a class that holds a property wrapper.
struct ObservableField {
  /// The offset in an instance, in bytes.
  let offset: Int

  /// The wrapper's type; nil for any `Published`.
  let type: (any ObservableObjectProperty.Type)?
}
