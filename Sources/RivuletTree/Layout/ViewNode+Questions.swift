import Foundation

extension ViewNode {
  /// Measures the node for its current proposal with empty caches, and returns the resulting layout queries. Cached results and counters
  /// keep their previous values.
  package func recordQueries() -> [LayoutQuery] {
    guard let proposal else { return [] }
    let recorder = LayoutRecorder()
    let (former, counters) = (surroundings.layoutRecorder, surroundings.layoutCounters)
    surroundings.layoutRecorder = recorder
    let known = takeCachedResults()
    _ = measure(proposal)
    for (node, answers) in known { node.cachedResults = answers }
    (surroundings.layoutRecorder, surroundings.layoutCounters) = (former, counters)
    return recorder.questions
  }

  /// Removes and returns the cached results of this node and its descendants.
  private func takeCachedResults() -> [(ViewNode, CachedResults)] {
    var taken = [(self, cachedResults)]
    clearCachedResults()
    for child in children { taken += child.takeCachedResults() }
    return taken
  }
}

extension ViewNode {
  /// The nearest ancestor that places more than one node; nil if there is none.
  package final var placingContainer: ViewNode? {
    var next = parent
    while let node = next {
      if node.placedChildren.count > 1 { return node }
      next = node.parent
    }
    return nil
  }

  /// The children that the node places.
  package final var placedChildren: [ViewNode] { children.map { $0 } }
}
