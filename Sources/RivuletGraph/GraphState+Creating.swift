/// Creates and destroys slots. Slots come from pages and are returned after their subgraph is freed.
extension UnsafeMutablePointer where Pointee == GraphState {
  /// Allocates a slot for a subgraph, with memory for its rule and value. The caller initializes both.
  @usableFromInline
  func makeSlot(_ kind: UnsafePointer<Kind>, in subgraph: Subgraph, flags: SlotFlags) -> SlotPointer {
    if subgraph.engine != self { fatalError("The subgraph \(subgraph.sequence) belongs to another graph. Use the graph that made it.") }
    let slot = takeSlot(kind, in: subgraph, flags: flags)
    subgraph.adopt(slot)
    return slot
  }

  @usableFromInline
  func knownKind(_ type: UInt, _ name: UInt) -> UnsafePointer<Kind>? { pointee.kinds.known(type, name) }

  @usableFromInline
  func addKind(_ kind: Kind, _ type: UInt, _ name: UInt) -> UnsafePointer<Kind> { pointee.kinds.add(kind, type, name) }

  /// Queues a new sink in its lane.
  @usableFromInline
  func start(_ sink: SlotPointer, in lane: Lane) {
    sink.pointee.lane = lane.index
    if !sink.pointee.flags.isAny(of: .isDead) { queueIfSink(sink, sink.pointee.flags) }
  }

  /// Allocates a slot that isn't in its subgraph's list of slots.
  func takeSlot(_ kind: UnsafePointer<Kind>, in subgraph: Subgraph, flags: SlotFlags) -> SlotPointer {
    let slot = takeFreeSlot()
    let block = pointee.blocks.take(for: kind)
    slot.pointee = Slot(
      sources: SourcePlace(source: slot, next: nil), flags: subgraph.state == .leaving ? flags.union(.isLeaving) : flags,
      generation: slot.pointee.generation, graph: self, value: block + kind.pointee.valueOffset, cursor: slot.head, firstDependent: nil,
      kind: kind, changedAt: pointee.clock, ranAt: 0, waiter: pointee.idle, subgraph: Unmanaged.passUnretained(subgraph), next: nil,
      sequence: pointee.nextSequence, lane: 0, run: 0, readBy: 0)
    pointee.nextSequence += 1
    pointee.counters.slotsCreated &+= 1
    pointee.counters.liveSlots &+= 1
    return slot
  }

  private func takeFreeSlot() -> SlotPointer {
    if let slot = pointee.freeSlots {
      pointee.freeSlots = slot.pointee.next
      return slot
    }
    let slot = pointee.pages.addSlotPage()
    pointee.freeSlots = slot.pointee.next
    return slot
  }

  /// Kills a slot. From this point on, its handles are dead and it no longer runs.
  func kill(_ slot: SlotPointer) {
    if slot.pointee.flags.isAny(of: .isDead) { return }
    slot.pointee.flags = slot.pointee.flags.subtracting(.isStale).union(.isDead)
    slot.pointee.generation &+= 1
  }

  /// Removes a dead slot's edges to its sources and from its dependents.
  func disconnect(_ slot: SlotPointer) {
    dropSources(of: slot) { _ in true }
    while let edge = slot.pointee.firstDependent {
      // A single traversal of the dependent's sources finds all of its dead sources.
      dropSources(of: edge.pointee.dependent) { $0.pointee.source.pointee.flags.isAny(of: .isDead) }
    }
  }

  /// Destroys the contents of a dead, disconnected slot and makes the slot available for reuse.
  func destroy(_ slot: SlotPointer) {
    let flags = slot.pointee.flags
    let (kind, value) = (slot.pointee.kind, slot.pointee.value)
    let block = value - kind.pointee.valueOffset
    slot.pointee.flags = .isDead
    if kind.pointee.ownsMemory.rule, !flags.isAny(of: .isLatch) { kind.pointee.rule.destroyRule(at: block) }
    if kind.pointee.ownsMemory.value, flags.isAny(of: .hasValue) { kind.pointee.rule.destroyValue(at: value) }
    pointee.blocks.giveBack(block, of: kind)
    slot.pointee.next = pointee.freeSlots
    pointee.freeSlots = slot
    pointee.counters.liveSlots &-= 1
    pointee.counters.slotsFreed &+= 1
  }
}
