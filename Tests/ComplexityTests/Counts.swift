import AllocationCount
import RivuletTesting

/// What one change did, and how much the tree keeps afterwards, in numbers that no machine changes.
struct Counts: Codable, Equatable {
  var bodies: Int
  var rules: Int
  var measures: Int
  var placements: Int
  var drawingEdits: Int
  var graphNodes: Int
  var drawingNodes: Int
  /// Blocks of memory that were asked for. Optimised builds only; debug builds ask for what the optimiser takes away.
  var allocations: Int

  /// Runs `change` and counts what the harness did. Counters are left as they are after it.
  @MainActor init(of harness: ViewHarness, _ change: () -> Void) {
    harness.resetCounters()
    let before = rivulet_allocations_of_this_thread()
    change()
    self.init(of: harness, allocations: Int(rivulet_allocations_of_this_thread() - before))
  }

  /// The numbers that a harness has counted since they were last reset.
  @MainActor init(of harness: ViewHarness, allocations: Int = 0) {
    let counters = harness.counters
    bodies = counters.bodies
    rules = counters.rules
    measures = counters.measures
    placements = counters.placements
    drawingEdits = counters.drawingEdits
    graphNodes = harness.treeSize.graphNodes
    drawingNodes = harness.treeSize.drawingNodes
    self.allocations = allocations
  }

  /// Each number with its name, in order.
  var named: [(name: String, value: Int)] {
    [
      ("bodies", bodies), ("rules", rules), ("measures", measures), ("placements", placements), ("drawingEdits", drawingEdits),
      ("graphNodes", graphNodes), ("drawingNodes", drawingNodes), ("allocations", allocations),
    ]
  }
}
