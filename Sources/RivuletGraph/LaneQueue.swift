/// The sinks of one lane that may be out of date, including the running batch.
///
/// In a lane that runs in creation order, a sink queued while a batch runs takes its turn in that batch if it was created before the
/// batch's last sink. This order prevents sinks that it affects from being checked too early.
struct LaneQueue {
  private let order: LaneOrder
  /// The running batch, followed by the sinks queued since it started.
  private var slots = PointerStack<SlotPointer>(capacity: 16)
  /// The next sink of the batch.
  private var place: UnsafeMutablePointer<SlotPointer>
  /// The end of the batch, or the start of `slots` while no batch runs.
  private var end: UnsafeMutablePointer<SlotPointer>
  private var sorter = SlotSorter()
  /// The sinks that joined the running batch late, as a min-heap ordered by creation.
  private var early = PointerStack<SlotPointer>(capacity: 16)
  /// The sequence number of the running batch's last sink; 0 while no batch runs, and in lanes with a different order.
  private var lastOfBatch: UInt32 = 0

  init(order: LaneOrder) {
    self.order = order
    (place, end) = (slots.base, slots.base)
  }

  @inline(__always) mutating func append(_ slot: SlotPointer) {
    if slot.pointee.sequence < lastOfBatch {
      insertEarly(slot)
    } else {
      if slots.isFull { makeRoom() }
      slots.top.initialize(to: slot)
      slots.top += 1
    }
  }

  @inline(never) private mutating func makeRoom() {
    let (placeCount, endCount) = (place - slots.base, end - slots.base)
    slots.top = slots.grow(from: slots.top)
    (place, end) = (slots.base + placeCount, slots.base + endCount)
  }

  /// Starts a batch with all queued sinks in lane order. At least one sink must be queued. Sinks that are queued after this point and
  /// belong after the batch wait for the following batch.
  @inline(__always) mutating func startBatch() {
    (place, end) = (slots.base, slots.top)
    if end > place + 1 { sortBatch() }
    if order == .creation { lastOfBatch = (end - 1).pointee.pointee.sequence }
  }

  @inline(never) private mutating func sortBatch() {
    let batch = slots.buffer
    if !isSorted(batch) { sorter.sort(batch, by: key) }
  }

  /// Returns the next sink of the batch; nil at the end of the batch.
  @inline(__always) mutating func next() -> SlotPointer? {
    if !early.isEmpty, isEarlyFirst { return takeEarly() }
    if place == end {
      endBatch()
      return nil
    }
    defer { place += 1 }
    return place.pointee
  }

  @inline(__always) private mutating func endBatch() {
    if end == slots.top { slots.cut(to: 0) } else { slots.removeFirst(end - slots.base) }
    end = slots.base
    lastOfBatch = 0
  }

  /// True if the first late sink precedes the next sink of the batch.
  private var isEarlyFirst: Bool {
    place == end || early.base.pointee.pointee.sequence < place.pointee.pointee.sequence
  }

  /// Removes sinks that have been freed.
  mutating func removeDead() { remove { $0.isAny(of: .isDead) } }

  /// Removes frozen sinks, which are no longer considered queued.
  mutating func removeHeld() {
    for slot in queued where slot.pointee.flags.isAny(of: .isHeld) { slot.pointee.flags.remove(.isQueued) }
    remove { $0.isAny(of: .isHeld) }
  }

  private mutating func remove(where goes: (SlotFlags) -> Bool) {
    var kept = end
    for slot in queued where !goes(slot.pointee.flags) {
      kept.pointee = slot
      kept += 1
    }
    slots.top = kept
  }

  /// True if no sinks are waiting for the next batch.
  @inline(__always) var isEmpty: Bool { slots.top == end }

  /// The sinks that are waiting for the next batch, in no particular order.
  var queued: UnsafeMutableBufferPointer<SlotPointer> { UnsafeMutableBufferPointer(start: end, count: count) }

  var count: Int { slots.top - end }

  func slot(at place: Int) -> SlotPointer { end[place] }

  func deallocate() {
    slots.deallocate()
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

  /// Returns a sort key that increases in the order of the lane.
  @inline(__always) private func key(_ slot: SlotPointer) -> UInt64 {
    if order == .creation { return UInt64(slot.pointee.sequence) }
    let subgraph = slot.pointee.subgraph._withUnsafeGuaranteedRef { $0.sequence }
    return UInt64(subgraph) << 32 | UInt64(~slot.pointee.sequence)
  }
}
