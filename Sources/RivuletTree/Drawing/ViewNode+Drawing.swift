import RivuletDrawing
import RivuletGeometry

extension ViewNode {
  /// Appends the drawing nodes that represent this node in its parent's drawing. The function is not inlined, because inlined accesses to
  /// nodes incur reference counting.
  @inline(never) func collectDrawings(into drawings: inout [DrawingNode]) {
    if drawing != nil {
      drawing?.append(to: &drawings)
    } else if onlyChild != nil, !hasExcludedChildren {
      onlyChild?.collectDrawings(into: &drawings)
    } else {
      collectChildDrawings(into: &drawings)
    }
  }

  private func collectChildDrawings(into drawings: inout [DrawingNode]) {
    if mayReorder || hasDeparting { return collectReordered(into: &drawings) }
    drawsEachChild = false
    if onlyChild != nil {
      let before = drawings.count
      onlyChild?.collectDrawings(into: &drawings)
      drawingsPerChild = drawings.count - before
    } else {
      collectEach(childList, into: &drawings)
    }
  }

  /// Appends the drawings of all children in view order.
  private func collectEach(_ list: [ViewNode], into drawings: inout [DrawingNode]) {
    var share: Int?
    var drawEach = drawing != nil
    let nodes = list.span
    for place in nodes.indices {
      let before = drawings.count
      if nodes[place].drawing == nil { drawEach = false }
      nodes[place].collectDrawings(into: &drawings)
      let count = drawings.count - before
      if share ?? count != count { share = 0 }
      share = share ?? count
    }
    drawingsPerChild = share ?? 0
    drawsEachChild = drawEach
  }

  /// Appends the drawings of children that may be hidden or painted out of view order.
  private func collectReordered(into drawings: inout [DrawingNode]) {
    for child in seenOrder { child.collectDrawings(into: &drawings) }
    (drawingsPerChild, drawsEachChild) = (0, false)
  }

  /// Makes a child the mask of this node. Both nodes must have drawings. Call this method once, after setting the children.
  package func setMask(_ child: ViewNode) {
    child.isExcluded = true
    hasExcludedChildren = true
    noteSemanticsChange()
    updateDrawingChildren()
    if let drawing { surroundings.drawing.setMask(child.drawing, of: drawing) }
  }

  /// Shows the element at an index of `elements` and hides all others. If `shown` is nil, hides all elements.
  package func showOnly(_ shown: Int?) {
    var differs = false
    let list = childList
    for place in list.indices where list[place].isExcluded != (place != shown) {
      list[place].isExcluded = place != shown
      differs = true
    }
    guard differs else { return }
    noteSemanticsChange()
    hasExcludedChildren = list.count > 1 || shown == nil
    updateDrawingChildren()
    invalidateReach()
  }

  /// True if a child is left out or raised, or has a nonzero z-index.
  private var mayReorder: Bool {
    guard surroundings.hasZIndices, !paintsInViewOrder else { return hasExcludedChildren }
    return children.contains { $0.isExcluded || $0.zIndex != 0 || $0.isRaised }
  }

  /// The painted children, from back to front. They are in view order unless z-index values specify otherwise.
  package final var paintOrder: NodeChildren {
    let children = children
    guard mayReorder else { return children }
    let painted = children.enumerated()
      .filter { !$0.element.isExcluded }
      .sorted { ($0.element.paintRank, $0.offset) < ($1.element.paintRank, $1.offset) }
    return NodeChildren(only: nil, list: painted.map(\.element))
  }

  /// The sort key that determines which of two siblings is painted in front.
  private var paintRank: Double { isRaised ? .infinity : zIndex }

  /// The paint order, including departing nodes, which are painted below children with an equal z-index (B7.11).
  private var seenOrder: [ViewNode] {
    let painted = Array(paintOrder)
    guard hasDeparting else { return painted }
    return (departing + painted).enumerated().sorted { ($0.element.paintRank, $0.offset) < ($1.element.paintRank, $1.offset) }.map(
      \.element)
  }

  /// Updates the drawing tree with the children's drawings in paint order. Called when the children or their z-index values have changed.
  package func updateDrawingChildren() {
    if drawing != nil, onlyChild?.drawing != nil, !hasDeparting {
      (drawingsPerChild, drawsEachChild) = (1, true)
      onlyChild?.drawing?.hang(in: self)
      return
    }
    guard drawing != nil else {
      if let parent, parent !== self { parent.updateDrawingChildren() }
      return
    }
    if hangOneDrawingEach() { return }
    var drawings: [DrawingNode] = []
    drawings.reserveCapacity(childList.count)
    collectChildDrawings(into: &drawings)
    drawing?.hold(drawings, surroundings)
  }

  /// Handles the common case of new children: each has exactly one drawing, the drawings have no parents yet, and all are in view order.
  /// Returns false in all other cases.
  private func hangOneDrawingEach() -> Bool {
    guard onlyChild == nil, !hasExcludedChildren, !hasDeparting, !surroundings.hasZIndices else { return false }
    guard drawing?.isDetached == true, drawing?.hasChildren == false else { return false }
    let children = childList
    var drawEach = true
    for place in children.indices {
      if !children.lend(place, { $0.hasSingleUnattachedDrawing }) { return false }
      if children[place].drawing == nil { drawEach = false }
    }
    drawing?.reserveChildren(children.count)
    for place in children.indices { children.lend(place) { $0.hangOneDrawing(in: self) } }
    (drawingsPerChild, drawsEachChild) = (children.isEmpty ? 0 : 1, drawEach)
    return true
  }

  /// True if the node is represented by a single drawing without a parent, which belongs to the node or to its only child.
  private var hasSingleUnattachedDrawing: Bool {
    @inline(never) get {
      if drawing != nil { return drawing?.isDetached == true }
      return !hasExcludedChildren && onlyChild?.hasSingleUnattachedDrawing == true
    }
  }

  @inline(never) private func hangOneDrawing(in parent: ViewNode) {
    if drawing == nil { onlyChild?.hangOneDrawing(in: parent) } else { drawing?.attachAsLast(in: parent) }
  }

  /// Updates the drawings after some children have changed. If every child has the same number of drawings, the method visits only the
  /// children that differ.
  func updateDrawingChildren(_ difference: ListDifference) {
    let share = drawingsPerChild
    guard share > 0, !surroundings.hasZIndices, !hasExcludedChildren, !hasDeparting, let drawing else {
      updateDrawingChildren()
      return
    }
    // If another container has adopted a child in the same pass, the child's drawings have already moved to that container.
    let former = childList.count + difference.old.count - difference.new.count
    guard drawing.childCount == former * share else {
      updateDrawingChildren()
      return
    }
    var drawings: [DrawingNode] = []
    var drawEach = drawsEachChild
    difference.forEachNewPlace { place in
      let before = drawings.count
      childList[place].collectDrawings(into: &drawings)
      if drawings.count - before != share { drawingsPerChild = 0 }
      if childList[place].drawing == nil { drawEach = false }
    }
    guard drawingsPerChild > 0 else {
      updateDrawingChildren()
      return
    }
    drawsEachChild = drawEach
    if difference.old.isEmpty, !drawing.hasChildren, drawings.count == childList.count * share {
      surroundings.drawing.setChildren(of: drawing, to: drawings)
      return
    }
    let inDrawing = difference.scaled(by: share)
    surroundings.drawing.changeChildren(of: drawing, inDrawing) { drawings[inDrawing.rank(of: $0)] }
  }

  /// Draws the node at its current size unless the node was removed. Called by the drawing pass.
  @inline(never) func drawQueued() {
    if owner.isRemoved { isQueuedForDrawing = false } else { drawNow() }
  }

  /// Draws the node, which must not have been removed, at its current size. Called after the first placement.
  @inline(never) func drawNow() {
    isQueuedForDrawing = false
    needsDrawing = false
    draw()
    // Caches the bounds now, while the memory of the children is still in the processor cache.
    drawing?.cacheBounds()
  }
}

extension DrawingNode {
  /// Makes this drawing node the only child of a node's drawing. Each step reads only one constant property of one object, which avoids
  /// reference counting.
  @MainActor @inline(never) fileprivate func hang(in node: ViewNode) { node.drawing?.hold(self, node.surroundings) }

  @MainActor @inline(never) fileprivate func hold(_ children: [DrawingNode], _ surroundings: NodeSurroundings) {
    surroundings.setDrawings(children, asChildrenOf: self)
  }

  /// Makes this drawing node the last child of a node's drawing.
  @MainActor @inline(never) func attachAsLast(in node: ViewNode) { node.drawing?.holdLast(self, node.surroundings) }

  @MainActor @inline(never) private func holdLast(_ child: DrawingNode, _ surroundings: NodeSurroundings) {
    surroundings.appendDetached(child, to: self)
  }

  @MainActor @inline(never) fileprivate func append(to list: inout [DrawingNode]) { list.append(self) }

  @MainActor @inline(never) private func hold(_ child: DrawingNode, _ surroundings: NodeSurroundings) {
    surroundings.setDrawing(child, asOnlyChildOf: self)
  }
}
