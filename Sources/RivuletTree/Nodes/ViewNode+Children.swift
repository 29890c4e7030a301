import RivuletDrawing

/// Methods that manage the children of a node, both constant ones and those that change with its contents.
extension ViewNode {
  /// Sets the constant children of a node that has none. Call this method at most once.
  package func setStaticChildren(_ nodes: [ViewNode]) {
    childList = nodes
    let children = nodes.span
    for place in children.indices { children[place].join(self, at: place) }
    updateGuideKinds()
    updateDrawingChildren()
    invalidateReach()
    noteSemanticsChange()
  }

  /// Adds this node to its parent's children. Returns the guide kinds that this node contributes.
  @discardableResult private func join(_ parent: ViewNode, at place: Int) -> GuideKinds {
    self.parent = parent
    index = place
    if holdsWatch {
      parent.noteWatchInside()
      noteMove()
    }
    parent.childChanged(self)
    return guideKinds
  }

  /// Makes this node a container whose elements never change.
  package func setFixedContents(_ nodes: [ViewNode]) {
    isContainer = true
    setStaticChildren(nodes)
    invalidateLayout()
  }

  /// Makes this node a container of the current elements of the given contents. Later changes to the contents have no effect.
  package func setFixedContents(of contents: any NodeContents) { setFixedContents(collectNodes(of: contents) { $0.all }) }

  /// Makes this node a container whose elements may change. Call `collectContents` to update the elements.
  package func setChangingContents(_ contents: any NodeContents) {
    isContainer = true
    self.contents = contents
  }

  /// Replaces the children with the current elements of the contents. Called by the collection pass.
  package func collectContents() {
    needsCollection = false
    guard let contents else { return }
    collectNodes(of: contents) { adopt($0) }
    invalidateLayout()
  }

  /// Calls `body` with the nodes of the elements, using reusable memory.
  private func collectNodes<Result>(of contents: any NodeContents, _ body: (borrowing NodeReferences) -> Result) -> Result {
    var nodes = NodeReferences()
    swap(&nodes, &surroundings.collectedNodes)
    contents.appendNodes(to: &nodes)
    let result = body(nodes)
    nodes.removeAll()
    swap(&nodes, &surroundings.collectedNodes)
    return result
  }

  /// Replaces the children. Children that keep their relative order are not updated.
  private func adopt(_ nodes: NodeReferences) {
    var difference = ListDifference()
    swap(&difference, &surroundings.childDifference)
    defer { swap(&difference, &surroundings.childDifference) }
    difference.find(from: childList.count, to: nodes.count) { [childList] former, place in
      ObjectIdentifier(childList[former]) == nodes.identity(at: place)
    }
    if difference.isEmpty { return }
    noteSemanticsChange()
    extras?.childMemory?.childrenDidChange()
    rearrangeRecord(difference, nodes.count) { nodes[$0] }
    let hadChildren = !childList.isEmpty
    var formerKinds: GuideKinds = []
    difference.forEachFormerPlace { formerKinds.formUnion(childList[$0].leave(self)) }
    difference.apply(to: &childList) { nodes[$0] }
    var newKinds: GuideKinds = []
    difference.forEachNewPlace { newKinds.formUnion(childList[$0].join(self, at: $0)) }
    // An insertion or removal changes the indices of the children after it.
    if difference.old.count != difference.new.count {
      for place in difference.new.upperBound..<childList.count { childList[place].index = place }
    }
    preferencesMayDiffer = true
    invalidateReach()
    if hadChildren, formerKinds.isSubset(of: newKinds) {
      addGuideKinds(newKinds)
    } else {
      updateGuideKinds(upTo: guideKinds.union(newKinds))
    }
    updateDrawingChildren(difference)
  }

  /// Updates the node's state for a child whose layout it now depends on.
  func childChanged(_ child: ViewNode) {
    preferencesMayDiffer = true
    if child.hasEvictedResults { childMayHaveEvicted = true }
  }

  /// Updates the guide kinds that descendants may set. The search stops once it has found all possible kinds, usually at the first child.
  private func updateGuideKinds(upTo limit: GuideKinds = .all) {
    var kinds: GuideKinds = setsGuides ? .custom : []
    if let onlyChild { kinds.formUnion(onlyChild.guideKinds) }
    for child in childList {
      if kinds == limit { break }
      kinds.formUnion(child.guideKinds)
    }
    setGuideKinds(kinds)
  }

  /// Adds guide kinds when none can have been removed.
  private func addGuideKinds(_ kinds: GuideKinds) { setGuideKinds(guideKinds.union(kinds)) }

  private func setGuideKinds(_ kinds: GuideKinds) {
    guard kinds != guideKinds else { return }
    guideKinds = kinds
    resultsDiffer = true
    parent?.updateGuideKinds()
  }
}
