extension EnvironmentEntry {
  /// Returns the entry, downcast to its key's type. The key has already been compared, so a checked cast is unnecessary.
  @inline(__always) func typed<K: EnvironmentKey>(_ key: K.Type) -> TypedEnvironmentEntry<K> {
    unsafeDowncast(self, to: TypedEnvironmentEntry<K>.self)
  }
}
