/// A container that transfers a value to another thread. The surrounding code, not the compiler, ensures exclusive access.
struct UncheckedSendable<Value>: @unchecked Sendable {
  /// The wrapped value.
  let value: Value

  /// Creates a container that wraps a value.
  init(_ value: Value) {
    self.value = value
  }
}
