import CCairo
import Foundation
import RivuletDrawing
import RivuletGeometry

extension Canvas {
  /// Paints the blurred silhouette of a layer in a single colour, as far as it is visible in a rectangle. `sigma`, `offset` and the
  /// rectangle are in device pixels.
  func putShadow(_ shadow: ShadowEffect, of layer: Layer, sigma: CGFloat, offset: CGSize, in rect: CGRect) {
    let reach = (DrawingNode.spread(1) * sigma).rounded(.up)
    let frame = layer.deviceFrame.insetBy(dx: -reach, dy: -reach)
    let needed = rect.offsetBy(dx: -offset.width, dy: -offset.height).insetBy(dx: -reach, dy: -reach)
    guard let cast = Layer(frame.overlap(with: needed), map: .identity, reduction: layer.reduction) else { return }
    cast.canvas.setSource(shadow.color, opacity: 1)
    cairo_identity_matrix(cast.canvas.context)
    cairo_mask_surface(cast.canvas.context, layer.pixels.surface, 0, 0)
    if sigma > 0 { BoxBlur(sigma: sigma / layer.reduction).apply(to: cast.pixels) }
    isolated {
      cairo_identity_matrix(context)
      setSource(cast, offset: offset)
      cairo_paint(context)
    }
  }
}

extension Layer {
  /// The layer's frame, in device pixels.
  fileprivate var deviceFrame: CGRect {
    CGRect(x: frame.minX * reduction, y: frame.minY * reduction, width: frame.width * reduction, height: frame.height * reduction)
  }
}
