import Foundation
import RivuletCore

extension ListModel {
  /// A row is lifted by a contact at a point of the root.
  func beginDrag(of row: ListRow, at point: CGPoint) {
    cancelDrag()
    closeSwipe()
    guard let node, let drag = ListRowDrag(row, of: self, at: point) else { return }
    rowDrag = drag
    node.lazyContent?.heldNode = row.node
    node.tree.clock.follow(drag)
    drag.update()
  }

  /// The contact lets the row go.
  func endDrag() {
    let drag = rowDrag
    forgetDrag()
    drag?.finish()
  }

  /// The row returns to its place.
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
