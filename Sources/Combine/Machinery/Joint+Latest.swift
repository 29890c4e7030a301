extension Joint {
  /// Joins the latest values of all sides, which produces a tuple for each new value once every side has sent one. Each closure
  /// subscribes its argument to the publisher of its side.
  static func latest<each Value>(
    _ downstream: Downstream, _ subscribe: repeat (JointSide<each Value, Downstream, (each Value)?>) -> Void
  ) where Downstream.Input == (repeat each Value) {
    let slots = (repeat LatestSlot<each Value>())
    let link = Joint(
      "CombineLatest", downstream,
      rule: Rule(
        join: {
          for slot in repeat each slots {
            if slot.isEmpty { return nil }
          }
          return (repeat (each slots).latest)
        },
        joinsOnDemand: false,
        isOver: { $0.allSatisfy(\.self) }))
    let sides = (repeat JointSide(number: link.addSide(), link: link, keep: (each slots).keep))
    repeat (each subscribe)(each sides)
    link.introduce()
  }
}

/// The latest value of a side of `combineLatest`, guarded by the lock of the joint.
final class LatestSlot<Value> {
  private var value: Value?

  /// True until a value arrives.
  var isEmpty: Bool { value == nil }

  /// The latest value. It must not be read while `isEmpty` is true.
  var latest: Value {
    guard let value else { fatalError("LatestSlot.latest was read before a value arrived. Check isEmpty first.") }
    return value
  }

  /// Stores a value and returns the previous one.
  func keep(_ value: Value) -> Value? {
    defer { self.value = value }
    return self.value
  }
}
