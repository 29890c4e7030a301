/// Creates attributes through the subgraph to which they belong. This avoids reference counting of the graph for each new attribute.
extension Subgraph {
  /// Creates a rule in this subgraph. See `Graph.makeRule`.
  @inlinable package func makeRule<R: Rule>(_ rule: consuming R) -> Attribute<R.Value> {
    checkGraph()
    return engine.handle(to: engine.makeRuleSlot(rule, in: self, flags: .isDirty))
  }

  /// Creates a rule in a new subgraph nested in this subgraph. The new subgraph is freed at the end of the first turn in which nothing
  /// depends on the rule. Before using a stored handle, check whether it's live, or use `onFree` of its subgraph.
  package func makeTransientRule<R: Rule>(_ rule: consuming R) -> Attribute<R.Value> {
    let own = makeChild()
    let slot = engine.makeRuleSlot(rule, in: own, flags: .ofTransient)
    engine.noteUnread(slot)
    return engine.handle(to: slot)
  }

  /// Creates a rule that runs in its lane. See `Graph.makeSink`.
  @inlinable @discardableResult
  package func makeSink<R: Rule>(_ rule: consuming R, lane: Lane) -> Attribute<R.Value> {
    makeSink(rule, lane: lane, flags: .ofSink)
  }

  /// Creates a sink that holds back invalidation. See `Graph.makeBarrier`.
  @inlinable @discardableResult
  package func makeBarrier<R: Rule>(_ rule: consuming R, lane: Lane) -> Attribute<R.Value> {
    makeSink(rule, lane: lane, flags: .ofBarrier)
  }

  /// Creates a barrier whose value indicates the part of its first source that has changed.
  @inlinable package func makeGatherer<R: Rule>(_ rule: consuming R, lane: Lane) -> Attribute<GatheredChange>
  where R.Value == GatheredChange {
    makeSink(rule, lane: lane, flags: .ofGatherer)
  }

  @inlinable func makeSink<R: Rule>(_ rule: consuming R, lane: Lane, flags: SlotFlags) -> Attribute<R.Value> {
    checkGraph()
    engine.checkLane(lane)
    let slot = engine.makeRuleSlot(rule, in: self, flags: flags)
    engine.start(slot, in: lane)
    return engine.handle(to: slot)
  }
}
