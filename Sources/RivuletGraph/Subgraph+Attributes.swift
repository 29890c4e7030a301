/// Attributes made by the subgraph that they live in. Who makes many need not go by the graph, which would be counted as used each time.
extension Subgraph {
  /// Makes a rule, as `Graph.makeRule`.
  @inlinable package func makeRule<R: Rule>(_ rule: consuming R) -> Attribute<R.Value> {
    checkGraph()
    return engine.handle(to: engine.makeRuleSlot(rule, in: self, flags: .isDirty))
  }

  /// Makes a rule in a subgraph of its own, inside of this one, which is freed at the end of the first turn in which nothing depends on
  /// the rule. Whoever keeps the handle asks whether it is live, or has it told by `onFree` of its subgraph.
  package func makeTransientRule<R: Rule>(_ rule: consuming R) -> Attribute<R.Value> {
    let own = makeChild()
    let slot = engine.makeRuleSlot(rule, in: own, flags: .ofTransient)
    engine.noteUnread(slot)
    return engine.handle(to: slot)
  }

  /// Makes a rule that runs in its lane, as `Graph.makeSink`.
  @inlinable @discardableResult
  package func makeSink<R: Rule>(_ rule: consuming R, lane: Lane) -> Attribute<R.Value> {
    makeSink(rule, lane: lane, flags: .ofSink)
  }

  /// Makes a sink that keeps doubts to itself, as `Graph.makeBarrier`.
  @inlinable @discardableResult
  package func makeBarrier<R: Rule>(_ rule: consuming R, lane: Lane) -> Attribute<R.Value> {
    makeSink(rule, lane: lane, flags: .ofBarrier)
  }

  /// Makes a barrier that is told by its value what of its first source has changed.
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
