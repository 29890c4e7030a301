package import RivuletTree

extension ViewNode {
  /// The parent node. For a row that isn't placed, the lazy container that created the row.
  final var surroundingNode: ViewNode? {
    if let parent { return parent }
    var scope: Scope? = scope
    while let step = scope {
      if let row = step.lazyRow { return row.node === self ? row.list.container : nil }
      scope = step.outer
    }
    return nil
  }

  /// Returns the outermost node of the first view with an id. The search covers this node and its descendants in view order, excluding
  /// nested scroll views. The id is set with `.id` or belongs to an element of a `ForEach` (B15.33).
  package final func firstNode(withID id: AnyHashable) -> ViewNode? {
    var next: ViewNode? = self
    while let node = next {
      if let content = node.content(withID: id) { return node.outermostNode(in: content) }
      next = node.following({ $0.scrollSpace == nil }, inside: self)
    }
    return nil
  }

  /// Returns the scope with an id that starts at this node; nil if no such scope exists.
  private func content(withID id: AnyHashable) -> Scope? {
    let surroundings = surroundingNode?.scope
    var scope: Scope? = scope
    while let step = scope, step !== surroundings {
      if step.hasID(id) { return step }
      scope = step.outer
    }
    return nil
  }

  /// Returns the first node inside the content rather than around it, skipping the modifiers that follow `.id`.
  private func outermostNode(in content: Scope) -> ViewNode {
    var node = self
    while node.scope.depth - content.depth < Int(node.wrappedContentCount), let inner = node.modifiedNode { node = inner }
    return node
  }
}
