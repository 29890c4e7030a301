/// Counters of the engine's work. A reset doesn't affect the counts of live objects.
package struct GraphCounters: Equatable, Sendable {
  package var rulesRun = 0
  package var valuesChanged = 0
  package var inputsWritten = 0
  package var slotsCreated = 0
  package var slotsFreed = 0
  package var edgesCreated = 0
  /// The number of steps taken along edge lists to find an edge, which is proportional to the number of edges read or dropped.
  package var edgeSteps = 0
  package var liveSlots = 0
  package var liveEdges = 0
  /// The number of memory pages used for slots, their contents, and edges. The pages are kept until the graph is freed.
  package var pages = 0

  package init() {}

  /// A copy in which the cumulative counters are zero.
  var afterReset: GraphCounters {
    var fresh = GraphCounters()
    fresh.liveSlots = liveSlots
    fresh.liveEdges = liveEdges
    return fresh
  }
}
