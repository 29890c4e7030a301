#if DEBUG
/// Bugs that tests inject to prove that they would be found.
package struct GraphFaults: Sendable {
  /// The interval at which new edges are dropped: every nth, or none for 0.
  package var dropsEveryNthEdge = 0
  private var edgeCount = 0

  package init() {}

  /// Returns true if the edge about to be recorded is to be dropped.
  mutating func dropsNextEdge() -> Bool {
    guard dropsEveryNthEdge > 0 else { return false }
    edgeCount += 1
    return edgeCount % dropsEveryNthEdge == 0
  }
}
#endif
