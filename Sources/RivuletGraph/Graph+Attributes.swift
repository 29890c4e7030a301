extension Graph {
  /// Creates an input. A write changes the value only if `areEqual` returns false.
  @inlinable package func makeInput<Value>(
    _ value: Value, in subgraph: Subgraph, name: StaticString? = nil, areEqual: @escaping (Value, Value) -> Bool
  ) -> Attribute<Value> {
    let slot = makeInputSlot(ComparedInput<Value>.self, value, in: subgraph, name: name)
    slot.rule(ComparedInput<Value>.self).initialize(to: ComparedInput(areEqual: areEqual))
    return state.handle(to: slot)
  }

  /// Creates an input of an equatable type. Writing an equal value has no effect.
  @inlinable package func makeInput<Value: Equatable>(
    _ value: Value, in subgraph: Subgraph, name: StaticString? = nil
  ) -> Attribute<Value> {
    state.handle(to: makeInputSlot(EquatableInput<Value>.self, value, in: subgraph, name: name))
  }

  @inlinable func makeInputSlot<R: Rule>(_ type: R.Type, _ value: R.Value, in subgraph: Subgraph, name: StaticString?) -> SlotPointer {
    let slot = state.makeSlot(state.kind(of: type, name: name), in: subgraph, flags: .ofInput)
    slot.pointee.value.assumingMemoryBound(to: R.Value.self).initialize(to: value)
    return slot
  }

  /// Creates a rule that first runs when its value is needed. The sources in `reading` are updated before the first run, without recursion.
  @inlinable package func makeRule<R: Rule>(_ rule: consuming R, in subgraph: Subgraph, reading: [AttributeID] = []) -> Attribute<R.Value> {
    state.handle(to: makeRuleSlot(rule, in: subgraph, reading: reading, flags: .isDirty))
  }

  /// Creates a rule that runs in its lane whenever it may be out of date, even if nothing reads it. The rule is queued immediately.
  @inlinable @discardableResult
  package func makeSink<R: Rule>(
    _ rule: consuming R, lane: Lane, in subgraph: Subgraph, reading: [AttributeID] = []
  ) -> Attribute<R.Value> {
    makeSink(rule, lane: lane, in: subgraph, reading: reading, flags: .ofSink)
  }

  @inlinable func makeSink<R: Rule>(
    _ rule: consuming R, lane: Lane, in subgraph: Subgraph, reading: [AttributeID], flags: SlotFlags
  ) -> Attribute<R.Value> {
    state.checkLane(lane)
    let slot = makeRuleSlot(rule, in: subgraph, reading: reading, flags: flags)
    state.start(slot, in: lane)
    return state.handle(to: slot)
  }

  /// Creates a sink that holds back invalidation. A change upstream queues the sink, but marks nothing downstream until the sink has run
  /// and its value has changed. The lane must run in creation order. Dependents in that lane must be created after the sink.
  @inlinable @discardableResult
  package func makeBarrier<R: Rule>(_ rule: consuming R, lane: Lane, in subgraph: Subgraph) -> Attribute<R.Value> {
    makeSink(rule, lane: lane, in: subgraph, reading: [], flags: .ofBarrier)
  }

  @inlinable func makeRuleSlot<R: Rule>(_ rule: consuming R, in subgraph: Subgraph, reading: [AttributeID], flags: SlotFlags) -> SlotPointer
  {
    let slot = state.makeRuleSlot(rule, in: subgraph, flags: flags)
    if !reading.isEmpty { declare(reading, as: slot) }
    return slot
  }

  @usableFromInline func declare(_ sources: [AttributeID], as reader: SlotPointer) {
    for source in sources {
      checkIsOwn(source)
      if source.isLive { state.declare(source.slot, as: reader) }
    }
  }

  func checkIsOwn(_ id: AttributeID) {
    if id.isLive, id.slot.pointee.graph != state { refuse(id) }
  }

  @inline(never) private func refuse(_ id: AttributeID) -> Never {
    fatalError("The attribute \(id.kindName) (#\(id.sequence)) belongs to another graph. Use the graph that made it.")
  }
}
