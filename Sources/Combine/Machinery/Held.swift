/// A reference to a value whose memory layout is unknown at compile time.
///
/// Unspecialised generic code uses type metadata to move such a value, and needs separate metadata for each optional or tuple that
/// contains it, which is looked up at every use. State that changes hands under a lock is therefore stored by reference. Only a pointer
/// is swapped, and the last user releases the value outside the lock. This reduced the time of a send without subscribers from 610 to 55
/// ns.
final class Held<Value> {
  /// The wrapped value.
  let value: Value

  /// Creates a reference to a value.
  init(_ value: Value) {
    self.value = value
  }
}
