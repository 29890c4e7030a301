import RivuletDrawing

extension ViewNode {
  /// The drawing nodes by which this node appears in the drawing of its parent.
  func collectDrawings(into drawings: inout [DrawingNode]) {
    if let drawing {
      drawings.append(drawing)
    } else {
      for child in paintOrder { child.collectDrawings(into: &drawings) }
    }
  }

  /// Makes a child, which draws, the mask of this node, which draws too. Call once, after the children were set.
  package func setMask(_ child: ViewNode) {
    child.isMask = true
    hasMask = true
    updateDrawingChildren()
    if let drawing { tree.drawing.setMask(child.drawing, of: drawing) }
  }

  /// The children that are painted, from back to front: view order, except where a z-index says otherwise.
  package var paintOrder: [ViewNode] {
    guard tree.hasZIndices ? children.contains(where: { $0.isMask || $0.zIndex != 0 }) : hasMask else { return children }
    return children.enumerated()
      .filter { !$0.element.isMask }
      .sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
      .map(\.element)
  }

  /// Puts the drawings of the children into the drawing tree in paint order. Called when the children or their z-indices have changed.
  package func updateDrawingChildren() {
    guard let drawing else {
      if let parent, parent !== self { parent.updateDrawingChildren() }
      return
    }
    var drawings: [DrawingNode] = []
    for child in paintOrder { child.collectDrawings(into: &drawings) }
    drawsEachChild = drawings.count == children.count && zip(drawings, children).allSatisfy { $0 === $1.drawing }
    tree.drawing.setChildren(of: drawing, to: drawings)
  }

  /// Lets the behaviour draw with the present size. Called by the drawing pass.
  func redraw() {
    needsDrawing = false
    draw()
  }
}
