/// The values of a side of `zip`, kept until every side has one. The lock of the joint guards them.
final class QueueSlot<Value> {
  private var values = FIFO<Value>()

  /// True if the side has no value to join.
  var isEmpty: Bool { values.isEmpty }

  /// Adds a value behind the waiting ones.
  func keep(_ value: Value) {
    values.append(value)
  }

  /// Removes and returns the oldest value. Call it only if `isEmpty` is false.
  func removeFirst() -> Value {
    guard let value = values.popFirst() else { fatalError("QueueSlot.removeFirst was called on an empty slot. Ask isEmpty first.") }
    return value
  }
}
