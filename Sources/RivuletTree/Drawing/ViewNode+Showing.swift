package import RivuletDrawing

/// What behaviours draw on the node's own place in the drawing tree.
extension ViewNode {
  /// Draws an item in the place of what was drawn before, for a node with a drawing of its own.
  package final func show(_ item: consuming DrawingItem?) { drawing?.show(item, surroundings) }

  /// Draws an item, and takes out what hangs below or masks the node's own drawing.
  package final func showAlone(_ item: consuming DrawingItem?) {
    if drawing?.isBare == false {
      removeMask()
      removeChildDrawings()
    }
    drawing?.show(item, surroundings)
  }

  /// Makes the node's drawing, or the one that it borrows, see-through, all that is in it included.
  package final func setOpacity(_ opacity: Double) {
    if drawing == nil {
      onlyChild?.setOpacity(opacity)
    } else if drawing?.hasOpacity(opacity) == false, let drawing {
      surroundings.drawing.setOpacity(opacity, of: drawing)
    }
  }

  /// Whether all that is seen of the node is one drawing for good, which somebody else may make see-through.
  final var lendsDrawing: Bool {
    if borrowsDrawing { return false }
    return drawing == nil ? onlyChild?.lendsDrawing == true : mayLendDrawing
  }

  /// Takes out what hangs below the node's own drawing.
  private final func removeChildDrawings() {
    guard drawing?.hasChildren == true, let drawing else { return }
    surroundings.drawing.setChildren(of: drawing, to: [])
  }

  /// Lets all of the node's drawing be seen.
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
