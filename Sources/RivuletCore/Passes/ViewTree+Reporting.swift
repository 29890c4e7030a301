import RivuletGraph

extension ViewTree {
  /// What was done since the tree was made.
  package var totals: FrameCounters { counters.frameCounters(rules: graph.counters.rulesRun) }

  /// How many rules and inputs the tree has now.
  package var graphNodeCount: Int { graph.counters.liveSlots }

  /// The rules and inputs of the tree, with their sources.
  package func graphDump() -> String { graph.dump() }
}
