extension EnvironmentEntry {
  /// Returns the entry with the type for its key. The key was compared already, so a checked cast is unnecessary.
  @inline(__always) func typed<K: EnvironmentKey>(_ key: K.Type) -> TypedEnvironmentEntry<K> {
    unsafeDowncast(self, to: TypedEnvironmentEntry<K>.self)
  }
}
