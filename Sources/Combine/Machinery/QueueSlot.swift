/// Where a side of `zip` keeps its values until every side has one; guarded by the lock of the joint.
final class QueueSlot<Value> {
  private var values = FIFO<Value>()

  /// Whether the side has nothing to join.
  var isEmpty: Bool { values.isEmpty }

  /// Keeps a value behind those that wait.
  func keep(_ value: Value) {
    values.append(value)
  }

  /// Takes the oldest value; asked for only while there is one.
  func removeFirst() -> Value {
    guard let value = values.popFirst() else { fatalError("QueueSlot.removeFirst was called on an empty slot. Ask isEmpty first.") }
    return value
  }
}
