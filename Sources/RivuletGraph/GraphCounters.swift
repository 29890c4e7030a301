/// Counts of the engine's work. A reset does not affect the live figures.
package struct GraphCounters: Equatable, Sendable {
  package var rulesRun = 0
  package var valuesChanged = 0
  package var inputsWritten = 0
  package var slotsCreated = 0
  package var slotsFreed = 0
  package var edgesCreated = 0
  /// The steps along lists of edges to find one of them, in proportion to the number of edges read or dropped.
  package var edgeSteps = 0
  package var liveSlots = 0
  package var liveEdges = 0
  /// Memory pages used for slots, their contents and edges. They are kept until the graph is freed.
  package var pages = 0

  package init() {}

  /// A copy with the counts over time reset to zero.
  var afterReset: GraphCounters {
    var fresh = GraphCounters()
    fresh.liveSlots = liveSlots
    fresh.liveEdges = liveEdges
    return fresh
  }
}
