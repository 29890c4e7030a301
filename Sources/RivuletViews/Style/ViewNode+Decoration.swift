import RivuletCore
import RivuletDrawing

extension ViewNode {
  /// Gives what the node draws the shadows and the blend mode of its style.
  func decorate(_ decoration: StyleDecoration?) {
    guard let drawing, decoration != nil || !drawing.isBare else { return }
    surroundings.drawing.setShapeShadows(decoration?.shadows ?? [], of: drawing)
    surroundings.drawing.setBlendMode(decoration?.blendMode ?? .normal, of: drawing)
  }
}
