/// Carries a value to another thread where the surrounding code, not the compiler, sees to it that it is used by one thread at a time.
struct UncheckedSendable<Value>: @unchecked Sendable {
  /// The value.
  let value: Value

  /// Wraps a value.
  init(_ value: Value) {
    self.value = value
  }
}
