/// The latest value of a side of `combineLatest`. The lock of the joint guards it.
final class LatestSlot<Value> {
  private var value: Value?

  /// True until a value has arrived.
  var isEmpty: Bool { value == nil }

  /// The latest value. Read it only if `isEmpty` is false.
  var latest: Value {
    guard let value else { fatalError("LatestSlot.latest was read before a value had come. Ask isEmpty first.") }
    return value
  }

  /// Stores a value. Returns the former one.
  func keep(_ value: Value) -> Value? {
    defer { self.value = value }
    return self.value
  }
}
