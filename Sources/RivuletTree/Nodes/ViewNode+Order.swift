/// Traversal of nodes in view order, in which each node precedes its descendants.
extension ViewNode {
  /// Returns the next node; nil after the last node or the last descendant of `root`.
  ///
  /// - Parameter isEntered: A closure that returns true if the traversal should visit the node's children.
  package final func following(_ isEntered: (ViewNode) -> Bool, inside root: ViewNode? = nil) -> ViewNode? {
    if isEntered(self), let first = children.first { return first }
    var current = self
    while current !== root, let parent = current.parent {
      let siblings = parent.children
      if current.index + 1 < siblings.count { return siblings[current.index + 1] }
      current = parent
    }
    return nil
  }

  /// Returns the previous node; nil before the first node.
  ///
  /// - Parameter isEntered: A closure that returns true if the traversal should visit the node's children.
  package final func preceding(_ isEntered: (ViewNode) -> Bool) -> ViewNode? {
    guard let parent else { return nil }
    return index > 0 ? parent.children[index - 1].lastInside(isEntered) : parent
  }

  /// Returns the last descendant, or this node if it has none.
  package final func lastInside(_ isEntered: (ViewNode) -> Bool) -> ViewNode {
    var current = self
    while isEntered(current), let last = current.children.last { current = last }
    return current
  }

  /// Returns the nodes sorted by their order in the tree.
  package static func inViewOrder(_ nodes: [ViewNode]) -> [ViewNode] {
    nodes.map { (node: $0, path: $0.path) }.sorted { $0.path.lexicographicallyPrecedes($1.path) }.map(\.node)
  }

  /// Returns true if the node is inside the root and neither the node nor an ancestor is inert or left out.
  package final func isUsable(in root: ViewNode) -> Bool {
    var current = self
    while !current.isInert, !current.isExcluded {
      guard let parent = current.parent else { return current === root }
      current = parent
    }
    return false
  }

  /// True if the node or an ancestor is inert.
  package final var isInInert: Bool {
    var current: ViewNode? = self
    while let node = current {
      if node.isInert { return true }
      current = node.parent
    }
    return false
  }

  /// True if the node or an ancestor is left out by its container.
  package final var isInLeftOut: Bool {
    var current: ViewNode? = self
    while let node = current {
      if node.isExcluded { return true }
      current = node.parent
    }
    return false
  }

  /// The path of child indices from the root to this node.
  private var path: [Int] {
    var path: [Int] = []
    var current = self
    while let parent = current.parent {
      path.append(parent.children.firstIndex { $0 === current } ?? 0)
      current = parent
    }
    return path.reversed()
  }
}
