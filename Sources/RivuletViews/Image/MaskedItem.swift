import Foundation
import RivuletDrawing

/// Draws an item that knows only one colour in a gradient: the gradient fills the bounds, and the item masks it.
enum MaskedItem {
  static func draw(_ item: DrawingItem?, gradient: ResolvedGradient?, bounds: CGRect, on drawing: DrawingNode, in tree: DrawingTree) {
    guard let gradient, let item else {
      tree.setMask(nil, of: drawing)
      tree.setItem(item, of: drawing)
      return
    }
    let mask = drawing.mask ?? tree.makeNode()
    tree.setItem(item, of: mask)
    tree.setMask(mask, of: drawing)
    tree.setItem(.fill(Path(item.bounds.union(bounds)), .gradient(gradient.paint(in: bounds)), FillStyle()), of: drawing)
  }
}
