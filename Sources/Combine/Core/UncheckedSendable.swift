/// A container that carries a value to another thread. The surrounding code, not the compiler, ensures that one thread at a time uses it.
struct UncheckedSendable<Value>: @unchecked Sendable {
  /// The value.
  let value: Value

  /// Creates a container for a value.
  init(_ value: Value) {
    self.value = value
  }
}
