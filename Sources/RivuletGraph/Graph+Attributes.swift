extension Graph {
  /// Makes a value that is set from outside; `areEqual` decides whether a write changes it.
  package func makeInput<Value>(
    _ value: Value, in subgraph: Subgraph, name: StaticString? = nil, areEqual: @escaping (Value, Value) -> Bool
  ) -> Attribute<Value> {
    let slot = makeSlot(ComparedInput<Value>.self, in: subgraph, name: name, flags: [.isInput, .hasValue])
    slot.rule(ComparedInput<Value>.self).initialize(to: ComparedInput(areEqual: areEqual))
    return finishInput(slot, value, in: subgraph)
  }

  /// Makes a value that is set from outside; writing an equal one changes nothing.
  package func makeInput<Value: Equatable>(_ value: Value, in subgraph: Subgraph, name: StaticString? = nil) -> Attribute<Value> {
    finishInput(makeSlot(EquatableInput<Value>.self, in: subgraph, name: name, flags: [.isInput, .hasValue]), value, in: subgraph)
  }

  private func finishInput<Value>(_ slot: SlotPointer, _ value: Value, in subgraph: Subgraph) -> Attribute<Value> {
    slot.pointee.value.assumingMemoryBound(to: Value.self).initialize(to: value)
    return adopt(slot, in: subgraph)
  }

  /// Makes a rule; it first runs when it is wanted. Sources in `reading` are brought up to date before that, without recursion.
  package func makeRule<R: Rule>(_ rule: R, in subgraph: Subgraph, reading: [AttributeID] = []) -> Attribute<R.Value> {
    adopt(makeRuleSlot(rule, in: subgraph, reading: reading, flags: .isDirty), in: subgraph)
  }

  /// Makes a rule that runs in its lane whenever it may be out of date, wanted or not; it is queued from the start.
  @discardableResult
  package func makeSink<R: Rule>(
    _ rule: R, lane: Lane, in subgraph: Subgraph, reading: [AttributeID] = []
  ) -> Attribute<R.Value> {
    checkLane(lane)
    let slot = makeRuleSlot(rule, in: subgraph, reading: reading, flags: [.isDirty, .isSink])
    slot.pointee.lane = lane.index
    let attribute: Attribute<R.Value> = adopt(slot, in: subgraph)
    if attribute.id.isLive { state.queueIfSink(slot, slot.pointee.flags) }
    return attribute
  }

  /// Makes a copy of an outside value inside a subgraph; while that is leaving, the copy stays as it was.
  package func makeBoundary<Value>(_ source: Attribute<Value>, in subgraph: Subgraph) -> Attribute<Value> {
    checkIsOwn(source.id)
    return adopt(makeRuleSlot(BoundaryRule(source: source), in: subgraph, reading: [], flags: [.isDirty, .isBoundary]), in: subgraph)
  }

  private func makeRuleSlot<R: Rule>(_ rule: R, in subgraph: Subgraph, reading: [AttributeID], flags: SlotFlags) -> SlotPointer {
    let slot = makeSlot(R.self, in: subgraph, name: nil, flags: flags)
    slot.rule(R.self).initialize(to: rule)
    for source in reading {
      checkIsOwn(source)
      if source.isLive { state.declare(source.slot, as: slot) }
    }
    return slot
  }

  private func makeSlot<R: Rule>(_ type: R.Type, in subgraph: Subgraph, name: StaticString?, flags: SlotFlags) -> SlotPointer {
    if subgraph.engine != state { refuseForeign("The subgraph \(subgraph.sequence)") }
    return state.makeSlot(state.pointee.kinds.kind(of: type, name: name), in: subgraph, flags: flags)
  }

  /// Hands a complete slot to its subgraph. In one that was freed it is dead from the start, and so is the handle.
  private func adopt<Value>(_ slot: SlotPointer, in subgraph: Subgraph) -> Attribute<Value> {
    let attribute = Attribute<Value>(slot: slot, generation: slot.pointee.generation, offset: 0)
    subgraph.adopt(slot)
    return attribute
  }

  func checkIsOwn(_ id: AttributeID) {
    if id.isLive, id.slot.pointee.graph != state { refuseForeign("The attribute \(id.kindName) (#\(id.sequence))") }
  }

  private func refuseForeign(_ what: String) -> Never {
    fatalError("\(what) belongs to another graph. Use the graph that made it.")
  }

  @inline(__always) func checkLane(_ lane: Lane) {
    if Int(lane.index) >= state.pointee.laneCount { refuse(lane) }
  }

  @inline(never) private func refuse(_ lane: Lane) -> Never {
    fatalError("The graph has \(state.pointee.laneCount) lanes, and lane \(lane.index) was asked for. Name all lanes in Graph(lanes:).")
  }
}
