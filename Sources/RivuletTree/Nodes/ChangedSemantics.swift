/// The nodes whose semantics may have changed since the outline of the semantics tree was last updated.
@MainActor
final class ChangedSemantics {
  /// The recorded nodes without duplicates, in order of change. They are retained until the end of the turn at most.
  private(set) var nodes: [ViewNode] = []
  private var noted: Set<ObjectIdentifier> = []

  func note(_ node: ViewNode) {
    if noted.insert(ObjectIdentifier(node)).inserted { nodes.append(node) }
  }

  /// Returns the recorded nodes and clears the record.
  func take() -> [ViewNode] {
    defer {
      nodes.removeAll(keepingCapacity: true)
      noted.removeAll(keepingCapacity: true)
    }
    return nodes
  }
}

extension ViewNode {
  /// Records that the semantics of the node, or the set of its descendants, may have changed. Does nothing if no outline exists.
  final func noteSemanticsChange() { surroundings.meanings?.note(self) }
}
