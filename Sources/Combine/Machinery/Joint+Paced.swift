extension Joint {
  /// Joins the values of all sides by position: the first of each, the second of each, and so on. Each closure subscribes its argument to
  /// the publisher of its side.
  static func paced<each Value>(
    _ downstream: Downstream, _ subscribe: repeat (JointSide<each Value, Downstream, Void>) -> Void
  ) where Downstream.Input == (repeat each Value) {
    let slots = (repeat QueueSlot<each Value>())
    let link = Joint(
      "Zip", downstream,
      rule: Rule(
        join: {
          for slot in repeat each slots {
            if slot.isEmpty { return nil }
          }
          return (repeat (each slots).removeFirst())
        },
        joinsOnDemand: true,
        isOver: { hasFinished in
          var number = 0
          for slot in repeat each slots {
            if hasFinished[number] && slot.isEmpty { return true }
            number += 1
          }
          return false
        }))
    let sides = (repeat JointSide(number: link.addSide(), link: link, keep: (each slots).keep))
    repeat (each subscribe)(each sides)
    link.introduce()
  }
}

/// The queued values of a side of `zip`, guarded by the lock of the joint.
final class QueueSlot<Value> {
  private var values = FIFO<Value>()

  /// True if no value of the side is queued.
  var isEmpty: Bool { values.isEmpty }

  /// Appends a value to the queue.
  func keep(_ value: Value) {
    values.append(value)
  }

  /// Removes and returns the oldest value. The queue must not be empty.
  func removeFirst() -> Value {
    guard let value = values.popFirst() else { fatalError("QueueSlot.removeFirst was called on an empty slot. Check isEmpty first.") }
    return value
  }
}
