extension Joint {
  /// Joins the latest values of all sides: one tuple for each new value, once all sides have sent one. Each closure subscribes its argument
  /// to the publisher of its side.
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
