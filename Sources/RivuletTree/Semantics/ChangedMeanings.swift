/// The nodes that may mean something else than an outline of the semantics tree knows, since it was last brought up to date.
@MainActor
final class ChangedMeanings {
  /// Each once, in the order in which they changed. Kept until the end of the turn at most.
  private(set) var nodes: [ViewNode] = []
  private var noted: Set<ObjectIdentifier> = []

  func note(_ node: ViewNode) {
    if noted.insert(ObjectIdentifier(node)).inserted { nodes.append(node) }
  }

  /// Hands over what was noted, and begins anew.
  func take() -> [ViewNode] {
    defer {
      nodes.removeAll(keepingCapacity: true)
      noted.removeAll(keepingCapacity: true)
    }
    return nodes
  }
}

extension ViewNode {
  /// Takes note that the node, or which nodes are inside, may mean something else from now on. Costs nothing while no outline is kept.
  final func noteMeaning() { surroundings.meanings?.note(self) }
}
