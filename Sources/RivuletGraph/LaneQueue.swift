/// The sinks of one lane that may be out of date, and those of them whose turn it is.
struct LaneQueue {
  private let order: LaneOrder
  private var queued = PointerStack<SlotPointer>(capacity: 16)
  private var batch = PointerStack<SlotPointer>(capacity: 16)
  private var sorter = SlotSorter()

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
    if slots.count > 1, !isSorted(slots) { sorter.sort(slots, by: key) }
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
    sorter.deallocate()
  }

  private func isSorted(_ slots: UnsafeMutableBufferPointer<SlotPointer>) -> Bool {
    var index = 1
    while index < slots.count {
      if key(slots[index]) < key(slots[index - 1]) { return false }
      index += 1
    }
    return true
  }

  /// A number that grows in the order of the lane.
  @inline(__always) private func key(_ slot: SlotPointer) -> UInt64 {
    if order == .creation { return UInt64(slot.pointee.sequence) }
    let subgraph = slot.pointee.subgraph._withUnsafeGuaranteedRef { $0.sequence }
    return UInt64(subgraph) << 32 | UInt64(~slot.pointee.sequence)
  }
}
