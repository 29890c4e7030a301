import RivuletGeometry

extension DrawingTree {
  /// Inserts a node into the children of a parent, after detaching it from its previous parent. The index disregards the node itself.
  package func insert(_ node: DrawingNode, into parent: DrawingNode, at index: Int) {
    checkPlace(node, in: parent)
    detach(node)
    guard (0...parent.children.count).contains(index) else {
      fatalError("Drawing node \(node.id) cannot be inserted at \(index): node \(parent.id) has \(parent.children.count) children.")
    }
    parent.children.insert(node, at: index)
    attach(node, to: parent)
  }

  /// Appends a node to the children of a parent.
  package func append(_ node: DrawingNode, to parent: DrawingNode) {
    if node.parent === parent, parent.children.last === node { return }
    checkPlace(node, in: parent)
    detach(node)
    parent.children.append(node)
    attach(node, to: parent)
  }

  /// Removes a node from its parent. Does nothing if it has no parent.
  package func remove(_ node: DrawingNode) {
    detach(node)
  }

  /// Moves a child to another index in its parent's painting order. The index disregards the child itself.
  package func move(_ node: DrawingNode, to index: Int) {
    guard let parent = node.parent, !node.isMask, let old = parent.children.firstIndex(where: { $0 === node }) else { return }
    let index = min(max(index, 0), parent.children.count - 1)
    if index == old { return }
    willEdit(node)
    parent.children.remove(at: old)
    parent.children.insert(node, at: index)
  }

  /// Sets the children of a node, in order. Damages only children that are added, removed or reordered.
  package func setChildren(of parent: DrawingNode, to children: [DrawingNode]) {
    if parent.children.isEmpty {
      take(children, for: parent)
      fill(parent, with: children)
      return
    }
    var difference = ListDifference()
    swap(&difference, &self.difference)
    difference.find(from: parent.children, to: children)
    changeChildren(of: parent, difference) { children[$0] }
    swap(&difference, &self.difference)
  }

  /// Sets the only child of a node.
  package func setOnlyChild(_ child: DrawingNode, of parent: DrawingNode) {
    guard parent.children.isEmpty, child.parentID == DrawingNode.noID, child !== parent, parent.isDetached else {
      setChildren(of: parent, to: [child])
      return
    }
    parent.children.append(child)
    attach(child, to: parent)
  }

  /// Appends a detached node to the children of another detached node. Causes no damage.
  package func appendDetached(_ child: DrawingNode, to parent: DrawingNode) {
    if !child.isDetached || child === parent { failForDuplicate(child, in: parent) }
    parent.children.append(child)
    child.parent = parent
    parent.cachedContentBounds = nil
    markDetachedAsEdited(child)
  }

  /// Replaces a node's children at the positions of a difference. Other children are not visited.
  package func changeChildren(of parent: DrawingNode, _ difference: ListDifference, to child: (Int) -> DrawingNode) {
    if difference.isEmpty { return }
    let top = top(of: parent)
    difference.forEachNewPlace { place in
      let node = child(place)
      if node.isNowhere(below: top) { return }
      guard node.parentID != parent.id || node.isMask else { return }
      checkPlace(node, in: parent)
      detach(node)
    }
    if parent.children.isEmpty {
      fill(parent, with: difference.new.map(child))
      return
    }
    order.compare(parent.children, difference, child) { change in
      switch change {
      case .removed(let node):
        willDetach(node, from: parent)
        node.parent = nil
      case .moved(let node): willEdit(node)
      case .duplicated(let node): failForDuplicate(node, in: parent)
      }
    }
    damageDetached(in: parent)
    difference.apply(to: &parent.children, child)
    difference.forEachNewPlace { place in
      if parent.children[place].parentID == DrawingNode.noID { attach(parent.children[place], to: parent) }
    }
    parent.invalidateContentBounds()
  }

  /// Sets the children of a node that has none, which requires no comparison.
  private func fill(_ parent: DrawingNode, with children: [DrawingNode]) {
    if children.isEmpty { return }
    parent.children = children
    parent.invalidateContentBounds()
    let isDetached = parent.isDetached
    let nodes = children.span
    for index in nodes.indices {
      if nodes[index].parentID != DrawingNode.noID { failForDuplicate(nodes[index], in: parent) }
      nodes[index].parent = parent
      if isDetached { markDetachedAsEdited(nodes[index]) } else { list(nodes[index]) }
    }
  }

  /// Returns the identifier of a node's topmost ancestor, or of the node if it has no parent.
  private func top(of node: DrawingNode) -> UInt64 {
    var id = node.id
    node.visitAncestors {
      id = $0.id
      return true
    }
    return id
  }

  /// Detaches nodes, so that they can be inserted into a new parent.
  private func take(_ nodes: [DrawingNode], for parent: DrawingNode) {
    let nodes = nodes.span
    let top = top(of: parent)
    for index in nodes.indices where !nodes[index].isNowhere(below: top) {
      checkPlace(nodes[index], in: parent)
      detach(nodes[index])
    }
  }

  /// Stops the program with a message that a list contains a node twice.
  private func failForDuplicate(_ node: DrawingNode, in parent: DrawingNode) -> Never {
    fatalError("Drawing node \(node.id) is twice among the children of node \(parent.id). Give each child one place.")
  }

  /// Detaches a node from its parent and damages its position.
  func detach(_ node: DrawingNode) {
    guard let parent = node.parent else { return }
    willDetach(node)
    if node.isMask {
      willEdit(parent)
      parent.effects?.mask = nil
      node.isMask = false
    } else if parent.children.last === node {
      parent.children.removeLast()
    } else if let index = parent.children.firstIndex(where: { $0 === node }) {
      parent.children.remove(at: index)
    }
    parent.invalidateContentBounds()
    node.parent = nil
  }

  /// Links a node to the parent whose list already contains it.
  private func attach(_ node: DrawingNode, to parent: DrawingNode) {
    node.parent = parent
    parent.invalidateContentBounds()
    // The next drain damages the node's new position.
    if parent.isDetached { markDetachedAsEdited(node) } else { list(node) }
  }

  /// Stops the program if the new parent is a descendant of the node.
  private func checkPlace(_ node: DrawingNode, in parent: DrawingNode) {
    var ancestor: DrawingNode? = parent
    while let current = ancestor {
      if current === node { fatalError("Drawing node \(node.id) cannot be put inside itself (into node \(parent.id)).") }
      ancestor = current.parent
    }
  }
}

extension DrawingNode {
  /// Returns true if the node is detached and is not the topmost node `top`, so that it can be inserted below that node.
  fileprivate func isNowhere(below top: UInt64) -> Bool { parentID == DrawingNode.noID && id != top }
}
