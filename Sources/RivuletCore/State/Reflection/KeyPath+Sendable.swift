extension KeyPath {
  /// The key path as a `Sendable` key path. The components of key paths written in source code are sendable.
  package nonisolated var asSendable: any KeyPath<Root, Value> & Sendable {
    unsafeBitCast(self, to: (any KeyPath<Root, Value> & Sendable).self)
  }
}
