import RivuletGraph

extension ViewTree {
  /// What was done since the tree was made.
  package var totals: FrameCounters { counters.frameCounters(rules: graph.counters.rulesRun) }

  /// The rules and inputs of the tree, with their sources.
  package func graphDump() -> String { graph.dump() }
}
