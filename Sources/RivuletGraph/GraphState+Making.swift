/// Helper methods for creating attributes, shared by the graph and its subgraphs.
extension UnsafeMutablePointer<GraphState> {
  @inlinable func makeRuleSlot<R: Rule>(_ rule: consuming R, in subgraph: Subgraph, flags: SlotFlags) -> SlotPointer {
    let slot = makeSlot(kind(of: R.self, name: nil), in: subgraph, flags: flags)
    slot.rule(R.self).initialize(to: rule)
    return slot
  }

  /// Returns the handle to a new slot. In a freed subgraph, both the slot and the handle are dead from the start.
  @inlinable func handle<Value>(to slot: SlotPointer) -> Attribute<Value> {
    let generation = slot.pointee.generation
    return Attribute(slot: slot, generation: slot.pointee.flags.isAny(of: .isDead) ? generation &- 1 : generation, offset: 0)
  }

  @inlinable func kind<R: Rule>(of type: R.Type, name: StaticString?) -> UnsafePointer<Kind> {
    let address = UInt(bitPattern: ObjectIdentifier(type))
    let nameAddress = name.map { UInt(bitPattern: $0.utf8Start) } ?? 0
    return knownKind(address, nameAddress) ?? addKind(Kind(type, name: name), address, nameAddress)
  }

  @usableFromInline func checkLane(_ lane: Lane) {
    if Int(lane.index) >= pointee.laneCount { refuse(lane) }
  }

  @inline(never) private func refuse(_ lane: Lane) -> Never {
    fatalError("The graph has \(pointee.laneCount) lanes, and lane \(lane.index) was asked for. Name all lanes in Graph(lanes:).")
  }
}
