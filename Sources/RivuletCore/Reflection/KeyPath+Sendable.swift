extension KeyPath {
  /// The same path for what asks that it may be handed between threads: the parts of paths that apps write in code may be.
  package nonisolated var handedOver: any KeyPath<Root, Value> & Sendable {
    unsafeBitCast(self, to: (any KeyPath<Root, Value> & Sendable).self)
  }
}
