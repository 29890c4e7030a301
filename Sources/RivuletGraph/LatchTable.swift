/// The latches of a leaving subgraph. They hold the values that outside sources had when the subgraph left, or when it first read them
/// after leaving.
struct LatchTable {
  private var latches: [(original: AttributeID, slot: SlotPointer)] = []
  private var places: [AttributeID: Int] = [:]

  mutating func add(_ latch: SlotPointer, for original: AttributeID) {
    places[original] = latches.count
    latches.append((original, latch))
  }

  func latch(of original: AttributeID) -> SlotPointer? {
    places[original].map { latches[$0].slot }
  }

  /// Returns the source that a latch replaces.
  func original(of latch: SlotPointer) -> AttributeID? {
    latches.first { $0.slot == latch }?.original
  }

  /// Calls `body` for each latch in creation order.
  func forEach(_ body: (AttributeID, SlotPointer) -> Void) {
    for latch in latches { body(latch.original, latch.slot) }
  }
}
