import RivuletGraph

extension ViewTree {
  /// The counters since the tree was made.
  package var totals: FrameCounters { counters.frameCounters(rules: graph.counters.rulesRun) }

  /// The current number of rules and inputs in the tree.
  package var graphNodeCount: Int { graph.counters.liveSlots }

  /// Returns the rules and inputs of the tree, with their sources, as text.
  package func graphDump() -> String { graph.dump() }
}
