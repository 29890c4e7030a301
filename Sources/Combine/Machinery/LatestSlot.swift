/// Where a side of `combineLatest` keeps its latest value; guarded by the lock of the joint.
final class LatestSlot<Value> {
  private var value: Value?

  /// Whether no value has come yet.
  var isEmpty: Bool { value == nil }

  /// The latest value; asked for only once there is one.
  var latest: Value {
    guard let value else { fatalError("LatestSlot.latest was read before a value had come. Ask isEmpty first.") }
    return value
  }

  /// Keeps a value in place of the former one, which it gives.
  func keep(_ value: Value) -> Value? {
    defer { self.value = value }
    return self.value
  }
}
