extension EnvironmentEntry {
  /// The entry as what stands under its key; the key has been compared, so that a cast would only find what is known.
  @inline(__always) func typed<K: EnvironmentKey>(_ key: K.Type) -> TypedEnvironmentEntry<K> {
    unsafeDowncast(self, to: TypedEnvironmentEntry<K>.self)
  }
}
