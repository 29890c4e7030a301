#if DEBUG
/// Bugs that tests plant, to prove that they would be found.
package struct GraphFaults: Sendable {
  /// Loses every nth new edge; 0 loses none.
  package var dropsEveryNthEdge = 0
  private var edgeCount = 0

  package init() {}

  /// Whether the edge that is about to be recorded is one of those to lose.
  mutating func dropsNextEdge() -> Bool {
    guard dropsEveryNthEdge > 0 else { return false }
    edgeCount += 1
    return edgeCount % dropsEveryNthEdge == 0
  }
}
#endif
