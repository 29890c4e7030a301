/// What the engine has done, counted; the live figures are not reset.
package struct GraphCounters: Equatable, Sendable {
  package var rulesRun = 0
  package var valuesChanged = 0
  package var inputsWritten = 0
  package var slotsCreated = 0
  package var slotsFreed = 0
  package var edgesCreated = 0
  /// Steps along lists of edges in search of one; in proportion to the edges that were read or dropped.
  package var edgeSteps = 0
  package var liveSlots = 0
  package var liveEdges = 0
  /// Memory pages taken for slots, for what they hold, and for edges; kept until the graph goes.
  package var pages = 0

  package init() {}

  /// The same with what is counted over time at zero.
  var afterReset: GraphCounters {
    var fresh = GraphCounters()
    fresh.liveSlots = liveSlots
    fresh.liveEdges = liveEdges
    return fresh
  }
}
