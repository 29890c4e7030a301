import Foundation
import RivuletDrawing

/// A namespace for drawing a single-colour item with a gradient or a backdrop. The paint fills the bounds, and the item masks it.
enum MaskedItem {
  static func draw(_ item: DrawingItem?, paint: ResolvedStyle?, bounds: CGRect, on drawing: DrawingNode, in tree: DrawingTree) {
    guard let paint, let item else {
      tree.setMask(nil, of: drawing)
      tree.setItem(item, of: drawing)
      return
    }
    let mask = drawing.mask ?? tree.makeNode()
    tree.setItem(item, of: mask)
    tree.setMask(mask, of: drawing)
    tree.setItem(.fill(Path(item.bounds.union(bounds)), paint.paint(in: bounds), FillStyle()), of: drawing)
  }
}
