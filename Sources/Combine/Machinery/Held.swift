/// A reference to a value of unknown layout.
///
/// Unspecialised generic code moves such a value by means of type metadata, and an optional or a tuple that contains it needs its own
/// metadata, looked up at each use. State that changes hands under a lock is therefore held by reference: only a pointer is swapped, and
/// the last user releases the value outside the lock. This reduced a send without subscribers from 610 to 55 ns.
final class Held<Value> {
  /// The value.
  let value: Value

  /// Creates a reference to a value.
  init(_ value: Value) {
    self.value = value
  }
}
