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
