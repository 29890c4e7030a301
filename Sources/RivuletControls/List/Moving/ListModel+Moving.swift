import Foundation
import RivuletCore

extension ListModel {
  /// Starts dragging a row that a contact has lifted at a point in root coordinates.
  func beginDrag(of row: ListRow, at point: CGPoint) {
    cancelDrag()
    closeSwipe()
    guard let node, let drag = ListRowDrag(row, of: self, at: point) else { return }
    rowDrag = drag
    node.lazyContent?.heldNode = row.node
    node.tree.clock.follow(drag)
    drag.update()
  }

  /// Drops the row at its displayed position.
  func endDrag() {
    let drag = rowDrag
    forgetDrag()
    drag?.finish()
  }

  /// Ends the drag and returns the row to its original position.
  func cancelDrag() {
    let drag = rowDrag
    forgetDrag()
    drag?.release()
  }

  private func forgetDrag() {
    rowDrag = nil
    node?.lazyContent?.heldNode = nil
  }
}
