/// The sinks of one lane that may be out of date, and those of them whose turn it is.
///
/// In a lane in order of creation, a sink that is queued while a batch runs takes its turn in that batch if it stands before the last
/// of it: what it may change is then not looked at too early.
struct LaneQueue {
  private let order: LaneOrder
  private var queued = PointerStack<SlotPointer>(capacity: 16)
  private var batch = PointerStack<SlotPointer>(capacity: 16)
  private var sorter = SlotSorter()
  /// Where the next of the batch stands.
  private var place: UnsafeMutablePointer<SlotPointer>
  /// What came in while the batch ran and belongs to it: a heap, the first created on top.
  private var early = PointerStack<SlotPointer>(capacity: 16)
  /// The last of the batch that runs; 0 while none runs, and in lanes of another order.
  private var lastOfBatch: UInt32 = 0

  init(order: LaneOrder) {
    self.order = order
    place = batch.base
  }

  var isEmpty: Bool { queued.isEmpty }

  @inline(__always) mutating func append(_ slot: SlotPointer) {
    if slot.pointee.sequence < lastOfBatch { insertEarly(slot) } else { queued.push(slot) }
  }

  /// Takes what is queued as the next batch, in order; what is queued from here on and belongs behind it waits for the one after.
  @inline(__always) mutating func startBatch() {
    (queued, batch) = (batch, queued)
    queued.cut(to: 0)
    place = batch.base
    if batch.count > 1 { sortBatch() }
    if order == .creation, !batch.isEmpty { lastOfBatch = (batch.top - 1).pointee.pointee.sequence }
  }

  @inline(never) private mutating func sortBatch() {
    let slots = batch.buffer
    if !isSorted(slots) { sorter.sort(slots, by: key) }
  }

  /// The next of the batch; nil at its end.
  @inline(__always) mutating func next() -> SlotPointer? {
    if !early.isEmpty, isEarlyFirst { return takeEarly() }
    if place == batch.top {
      lastOfBatch = 0
      return nil
    }
    defer { place += 1 }
    return place.pointee
  }

  /// Whether the first that came in early stands before the next of the batch.
  private var isEarlyFirst: Bool {
    place == batch.top || early.base.pointee.pointee.sequence < place.pointee.pointee.sequence
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

  var count: Int { queued.count }

  func slot(at place: Int) -> SlotPointer { queued.base[place] }

  func deallocate() {
    queued.deallocate()
    batch.deallocate()
    sorter.deallocate()
    early.deallocate()
  }

  @inline(never) private mutating func insertEarly(_ slot: SlotPointer) {
    early.push(slot)
    let heap = early.buffer
    var place = heap.count - 1
    while place > 0, heap[place].pointee.sequence < heap[(place - 1) / 2].pointee.sequence {
      heap.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  @inline(never) private mutating func takeEarly() -> SlotPointer {
    let first = early.base.pointee
    let last = early.pop()
    let heap = early.buffer
    guard !heap.isEmpty else { return first }
    heap[0] = last
    var place = 0
    while true {
      var least = place
      for child in 2 * place + 1...2 * place + 2 where child < heap.count {
        if heap[child].pointee.sequence < heap[least].pointee.sequence { least = child }
      }
      if least == place { return first }
      heap.swapAt(place, least)
      place = least
    }
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
