import CCairo
import Foundation
import RivuletDrawing
import RivuletGeometry

extension Canvas {
  /// Paints the blurred outline of a layer in one colour. `sigma` and `offset` are in device pixels.
  func putShadow(_ shadow: ShadowEffect, of layer: Layer, sigma: CGFloat, offset: CGSize) {
    let reach = (DrawingNode.spread(1) * sigma).rounded(.up)
    let outline = layer.frame.insetBy(dx: -reach, dy: -reach)
    guard let cast = Layer(outline, map: .identity) else { return }
    cast.canvas.setSource(shadow.color, opacity: 1)
    cairo_mask_surface(cast.canvas.context, layer.pixels.surface, 0, 0)
    if sigma > 0 { BoxBlur(sigma: sigma).apply(to: cast.pixels) }
    isolated {
      cairo_identity_matrix(context)
      cairo_set_source_surface(context, cast.pixels.surface, offset.width, offset.height)
      cairo_paint(context)
    }
  }
}
