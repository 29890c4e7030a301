/// The sinks of one lane that may be out of date, and those of them whose turn it is.
struct LaneQueue {
  private let order: LaneOrder
  private var queued = PointerStack<SlotPointer>(capacity: 16)
  private var batch = PointerStack<SlotPointer>(capacity: 16)

  init(order: LaneOrder) {
    self.order = order
  }

  var isEmpty: Bool { queued.isEmpty }

  mutating func append(_ slot: SlotPointer) { queued.push(slot) }

  /// Takes what is queued as the next batch, in order; what is queued from here on waits for the one after.
  mutating func startBatch() -> UnsafeMutableBufferPointer<SlotPointer> {
    (queued, batch) = (batch, queued)
    queued.cut(to: 0)
    let slots = batch.buffer
    if slots.count > 1, !isSorted(slots) { sort(slots) }
    return slots
  }

  /// Forgets those that were freed.
  mutating func removeDead() {
    let slots = queued.buffer
    var count = 0
    for slot in slots where !slot.pointee.flags.isAny(of: .isDead) {
      slots[count] = slot
      count += 1
    }
    queued.cut(to: count)
  }

  /// What is queued, in no order.
  var slots: UnsafeMutableBufferPointer<SlotPointer> { queued.buffer }

  func deallocate() {
    queued.deallocate()
    batch.deallocate()
  }

  private func isSorted(_ slots: UnsafeMutableBufferPointer<SlotPointer>) -> Bool {
    var index = 1
    while index < slots.count {
      if precedes(slots[index], slots[index - 1]) { return false }
      index += 1
    }
    return true
  }

  private func precedes(_ lhs: SlotPointer, _ rhs: SlotPointer) -> Bool {
    if order == .creation { return lhs.pointee.sequence < rhs.pointee.sequence }
    let left = lhs.pointee.subgraph._withUnsafeGuaranteedRef { $0.sequence }
    let right = rhs.pointee.subgraph._withUnsafeGuaranteedRef { $0.sequence }
    return left == right ? lhs.pointee.sequence > rhs.pointee.sequence : left < right
  }

  /// Heap sort: in place, without allocation.
  private func sort(_ slots: UnsafeMutableBufferPointer<SlotPointer>) {
    var start = slots.count / 2
    while start > 0 {
      start -= 1
      siftDown(slots, from: start, end: slots.count)
    }
    var end = slots.count
    while end > 1 {
      end -= 1
      slots.swapAt(0, end)
      siftDown(slots, from: 0, end: end)
    }
  }

  private func siftDown(_ slots: UnsafeMutableBufferPointer<SlotPointer>, from start: Int, end: Int) {
    var parent = start
    while true {
      var largest = parent
      let left = 2 * parent + 1
      let right = left + 1
      if left < end, precedes(slots[largest], slots[left]) { largest = left }
      if right < end, precedes(slots[largest], slots[right]) { largest = right }
      if largest == parent { return }
      slots.swapAt(parent, largest)
      parent = largest
    }
  }
}
