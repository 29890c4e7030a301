package import RivuletDrawing

/// Methods that behaviours use to draw on the node's own drawing node.
extension ViewNode {
  /// Replaces the item that the node draws. Has no effect on a node without a drawing of its own.
  package final func show(_ item: consuming DrawingItem?) { drawing?.show(item, surroundings) }

  /// Replaces the item that the node draws, and removes the drawing's children and mask.
  package final func showAlone(_ item: consuming DrawingItem?) {
    if drawing?.isBare == false {
      removeMask()
      removeChildDrawings()
    }
    drawing?.show(item, surroundings)
  }

  /// Sets the opacity of the node's drawing, whether its own or borrowed, including its descendants.
  package final func setOpacity(_ opacity: Double) {
    if drawing == nil {
      onlyChild?.setOpacity(opacity)
    } else if drawing?.hasOpacity(opacity) == false, let drawing {
      surroundings.drawing.setOpacity(opacity, of: drawing)
    }
  }

  /// True if the node is always represented by exactly one drawing whose opacity may be set by another node.
  final var lendsDrawing: Bool {
    if borrowsDrawing { return false }
    return drawing == nil ? onlyChild?.lendsDrawing == true : mayLendDrawing
  }

  /// Removes the children of the node's own drawing.
  private final func removeChildDrawings() {
    guard drawing?.hasChildren == true, let drawing else { return }
    surroundings.drawing.setChildren(of: drawing, to: [])
  }

  /// Removes the mask of the node's drawing.
  private final func removeMask() { drawing?.removeMask(surroundings) }
}

extension DrawingNode {
  @MainActor @inline(never) fileprivate func show(_ item: consuming DrawingItem?, _ surroundings: NodeSurroundings) {
    surroundings.show(item, on: self)
  }

  @MainActor @inline(never) fileprivate func removeMask(_ surroundings: NodeSurroundings) {
    if mask != nil { surroundings.removeMask(of: self) }
  }
}
