import Synchronization

/// The memory of one graph: pages of slots and pages of edges, which never move.
///
/// Pages of edges are returned to the system along with the graph. Pages of slots are reused, with their generations, by the next graph
/// that needs one. A handle that outlives its graph therefore still points to valid memory, with a different generation.
struct GraphPages {
  private static let slotsPerPage = 128
  private static let edgesPerPage = 256
  private static let idle = Mutex<[SlotPage]>([])

  private struct SlotPage: @unchecked Sendable {
    let base: UnsafeMutablePointer<Slot>
  }

  private var edges: [UnsafeMutablePointer<Edge>] = []
  private var slots: [SlotPage] = []

  /// Adds a page of slots and returns its first slot, which starts a linked list of all slots in the page.
  mutating func addSlotPage() -> SlotPointer {
    let page = Self.idle.withLock { $0.popLast() } ?? Self.makeSlotPage()
    slots.append(page)
    for index in 0..<Self.slotsPerPage {
      let slot = page.base + index
      slot.pointee.next = index + 1 < Self.slotsPerPage ? slot + 1 : nil
    }
    return page.base
  }

  /// Adds a page of edges and returns its first edge, which starts a linked list of all edges in the page.
  mutating func addEdgePage() -> EdgePointer {
    let page = EdgePointer.allocate(capacity: Self.edgesPerPage)
    edges.append(page)
    for index in 0..<Self.edgesPerPage {
      // Only the link of a free edge is valid. The remaining fields are set when the edge is used.
      page[index].place.next = index + 1 < Self.edgesPerPage ? page + index + 1 : nil
    }
    return page
  }

  var count: Int { edges.count + slots.count }

  func deallocate() {
    for page in edges { page.deallocate() }
    Self.idle.withLock { $0.append(contentsOf: slots) }
  }

  private static func makeSlotPage() -> SlotPage { SlotPage(base: makeEmptySlots(slotsPerPage)) }

  /// Creates the slot that represents the absence of a rule. The slot reads nothing and never runs.
  static func makeIdleSlot() -> SlotPointer {
    let slot = makeEmptySlots(1)
    slot.pointee.sources.source = slot
    slot.pointee.cursor = slot.head
    return slot
  }

  private static func makeEmptySlots(_ count: Int) -> SlotPointer {
    let bytes = MemoryLayout<Slot>.stride * count
    let memory = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 64)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: bytes)
    return memory.bindMemory(to: Slot.self, capacity: count)
  }
}
