/// Sorts slots by a number computed for each slot. The sorter keeps its working memory, so sorting another batch of the same size doesn't
/// allocate.
struct SlotSorter {
  private struct Item: BitwiseCopyable {
    var key: UInt64
    var slot: SlotPointer
  }

  /// The maximum number of slots for which insertion sort is used.
  private static let few = 24

  private var items: UnsafeMutablePointer<Item>?
  private var spare: UnsafeMutablePointer<Item>?
  private var capacity = 0
  /// The number of keys for each value of a byte.
  private var counts: UnsafeMutablePointer<Int>?

  mutating func sort(_ slots: UnsafeMutableBufferPointer<SlotPointer>, by key: (SlotPointer) -> UInt64) {
    if slots.count > capacity { grow(to: slots.count) }
    guard var items, var spare else { return }
    let first = key(slots[0])
    var differing: UInt64 = 0
    for (index, slot) in slots.enumerated() {
      items[index] = Item(key: key(slot), slot: slot)
      differing |= items[index].key ^ first
    }
    if slots.count <= Self.few {
      insert(items, slots.count)
    } else {
      for shift in stride(from: 0 as UInt64, to: 64, by: 8) where (differing >> shift) & 0xFF != 0 {
        distribute(items, slots.count, to: spare, byByteAt: shift)
        (items, spare) = (spare, items)
      }
    }
    for index in slots.indices { slots[index] = items[index].slot }
  }

  func deallocate() {
    items?.deallocate()
    spare?.deallocate()
    counts?.deallocate()
  }

  private func insert(_ items: UnsafeMutablePointer<Item>, _ count: Int) {
    for next in 1..<count {
      let item = items[next]
      var place = next
      while place > 0, items[place - 1].key > item.key {
        items[place] = items[place - 1]
        place -= 1
      }
      items[place] = item
    }
  }

  /// Copies items in the order of one byte of their keys, as a stable sort.
  private func distribute(
    _ items: UnsafeMutablePointer<Item>, _ count: Int, to target: UnsafeMutablePointer<Item>, byByteAt shift: UInt64
  ) {
    guard let counts else { return }
    counts.update(repeating: 0, count: 256)
    for index in 0..<count { counts[Int(truncatingIfNeeded: (items[index].key &>> shift) & 0xFF)] &+= 1 }
    var place = 0
    for byte in 0..<256 { (counts[byte], place) = (place, place &+ counts[byte]) }
    for index in 0..<count {
      let byte = Int(truncatingIfNeeded: (items[index].key &>> shift) & 0xFF)
      target[counts[byte]] = items[index]
      counts[byte] &+= 1
    }
  }

  private mutating func grow(to count: Int) {
    deallocate()
    capacity = max(count, capacity * 2, 64)
    items = .allocate(capacity: capacity)
    spare = .allocate(capacity: capacity)
    let counts = UnsafeMutablePointer<Int>.allocate(capacity: 256)
    counts.initialize(repeating: 0, count: 256)
    self.counts = counts
  }
}
