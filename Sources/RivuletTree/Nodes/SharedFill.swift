import Foundation
package import RivuletDrawing

/// A cache of the most recently drawn fill. Consecutive fills often have the same size and colour, such as the backgrounds of list rows,
/// and then share one drawing item.
struct SharedFill {
  private var size = CGSize.zero
  private var color = PaintColor.clear
  private var item: DrawingItem?

  /// Returns a filled rectangle whose origin is zero.
  mutating func item(_ size: CGSize, _ color: PaintColor) -> DrawingItem {
    if let item, size == self.size, color == self.color { return item }
    let made = DrawingItem.fill(Path(CGRect(origin: .zero, size: size)), .color(color), FillStyle())
    (self.size, self.color, item) = (size, color, made)
    return made
  }
}

extension ViewNode {
  /// Fills the node's bounds with the given colour.
  package final func showFill(_ color: PaintColor) { drawing?.showFill(drawnSize, color, surroundings) }
}

extension DrawingNode {
  @MainActor @inline(never) fileprivate func showFill(_ size: CGSize, _ color: PaintColor, _ surroundings: NodeSurroundings) {
    surroundings.show(surroundings.lastFill.item(size, color), on: self)
  }
}
