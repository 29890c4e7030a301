/// The nodes whose meaning may have changed since an outline of the semantics tree was last updated.
@MainActor
final class ChangedMeanings {
  /// The nodes without duplicates, in order of change. They are retained until the end of the turn at most.
  private(set) var nodes: [ViewNode] = []
  private var noted: Set<ObjectIdentifier> = []

  func note(_ node: ViewNode) {
    if noted.insert(ObjectIdentifier(node)).inserted { nodes.append(node) }
  }

  /// Returns the recorded nodes, and clears the record.
  func take() -> [ViewNode] {
    defer {
      nodes.removeAll(keepingCapacity: true)
      noted.removeAll(keepingCapacity: true)
    }
    return nodes
  }
}

extension ViewNode {
  /// Records that the meaning of the node or the set of nodes inside it may have changed. This costs nothing without an outline.
  final func noteMeaning() { surroundings.meanings?.note(self) }
}
