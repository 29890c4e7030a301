extension KeyPath {
  /// The path as a `Sendable` one. The components of paths that apps write in code are.
  package nonisolated var handedOver: any KeyPath<Root, Value> & Sendable {
    unsafeBitCast(self, to: (any KeyPath<Root, Value> & Sendable).self)
  }
}
