/// Where a side of `combineLatest` keeps its latest value; guarded by the lock of the joint.
final class LatestSlot<Value> {
  /// The latest value; nil before the first.
  private(set) var value: Value?

  /// Keeps a value in place of the former one, which it gives.
  func keep(_ value: Value) -> Value? {
    defer { self.value = value }
    return self.value
  }
}
