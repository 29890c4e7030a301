import RivuletDrawing

/// The children of a node: constant ones, and those that change with its contents.
extension ViewNode {
  /// Sets the constant children of a node that does not have any yet. Call it once.
  package func setStaticChildren(_ nodes: [ViewNode]) {
    childList = nodes
    let children = nodes.span
    for place in children.indices { children[place].join(self, at: place) }
    updateGuideKinds()
    updateDrawingChildren()
    forgetReach()
    noteMeaning()
  }

  /// Joins the children of a node. Returns the guide kinds that this child adds.
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

  /// Makes this node the container of elements that never change.
  package func setFixedContents(_ nodes: [ViewNode]) {
    isContainer = true
    setStaticChildren(nodes)
    invalidateLayout()
  }

  /// Makes this node the container of the current elements of the given contents. The elements never change afterwards.
  package func setFixedContents(of contents: any NodeContents) { setFixedContents(collectNodes(of: contents) { $0.all }) }

  /// Makes this node the container of elements that may change. It collects them when `collectContents` is called.
  package func setChangingContents(_ contents: any NodeContents) {
    isContainer = true
    self.contents = contents
  }

  /// Replaces the children with the current elements of the contents. The collection pass calls this.
  package func collectContents() {
    needsCollection = false
    guard let contents else { return }
    collectNodes(of: contents) { adopt($0) }
    invalidateLayout()
  }

  /// Calls `body` with the nodes of the elements, in memory that is reused.
  private func collectNodes<Result>(of contents: any NodeContents, _ body: (borrowing NodeReferences) -> Result) -> Result {
    var nodes = NodeReferences()
    swap(&nodes, &surroundings.collectedNodes)
    contents.appendNodes(to: &nodes)
    let result = body(nodes)
    nodes.removeAll()
    swap(&nodes, &surroundings.collectedNodes)
    return result
  }

  /// Replaces the children. Children that keep their order are not touched.
  private func adopt(_ nodes: NodeReferences) {
    var difference = ListDifference()
    swap(&difference, &surroundings.childDifference)
    defer { swap(&difference, &surroundings.childDifference) }
    difference.find(from: childList.count, to: nodes.count) { [childList] former, place in
      ObjectIdentifier(childList[former]) == nodes.identity(at: place)
    }
    if difference.isEmpty { return }
    noteMeaning()
    extras?.childMemory?.childrenMayDiffer()
    rearrangeRecord(difference, nodes.count) { nodes[$0] }
    let hadChildren = !childList.isEmpty
    var formerKinds: GuideKinds = []
    difference.forEachFormerPlace { formerKinds.formUnion(childList[$0].leave(self)) }
    difference.apply(to: &childList) { nodes[$0] }
    var newKinds: GuideKinds = []
    difference.forEachNewPlace { newKinds.formUnion(childList[$0].join(self, at: $0)) }
    // The children after an insertion or removal have new indices.
    if difference.old.count != difference.new.count {
      for place in difference.new.upperBound..<childList.count { childList[place].index = place }
    }
    preferencesMayDiffer = true
    forgetReach()
    if hadChildren, formerKinds.isSubset(of: newKinds) {
      addGuideKinds(newKinds)
    } else {
      updateGuideKinds(upTo: guideKinds.union(newKinds))
    }
    updateDrawingChildren(difference)
  }

  /// Records that the answers of this child are used from now on.
  func childChanged(_ child: ViewNode) {
    preferencesMayDiffer = true
    if child.hasForgottenAnswers { childMayForget = true }
  }

  /// Updates the guide kinds that the children and their descendants may set. It stops once all possible kinds are found, usually at the
  /// first child.
  private func updateGuideKinds(upTo limit: GuideKinds = .all) {
    var kinds: GuideKinds = setsGuides ? .custom : []
    if let onlyChild { kinds.formUnion(onlyChild.guideKinds) }
    for child in childList {
      if kinds == limit { break }
      kinds.formUnion(child.guideKinds)
    }
    setGuideKinds(kinds)
  }

  /// Adds guide kinds, if it is known that none was removed.
  private func addGuideKinds(_ kinds: GuideKinds) { setGuideKinds(guideKinds.union(kinds)) }

  private func setGuideKinds(_ kinds: GuideKinds) {
    guard kinds != guideKinds else { return }
    guideKinds = kinds
    answersDiffer = true
    parent?.updateGuideKinds()
  }
}
