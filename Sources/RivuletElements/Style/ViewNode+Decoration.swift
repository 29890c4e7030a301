import RivuletCore
import RivuletDrawing

extension ViewNode {
  /// Applies the shadows and the blend mode of a style to the node's drawing.
  func decorate(_ decoration: StyleDecoration?) {
    guard let drawing, decoration != nil || !drawing.isBare else { return }
    surroundings.drawing.setShapeShadows(decoration?.shadows ?? [], of: drawing)
    surroundings.drawing.setBlendMode(decoration?.blendMode ?? .normal, of: drawing)
  }
}
