import CCairo
import Foundation
import RivuletDrawing
import RivuletGeometry

extension Layer {
  /// Adds shadows of the shape that the layer shows: first those that fall onto it from around its outline, then those beneath it. `map` leads from points
  /// to device pixels.
  ///
  /// The layer has to be large enough for them, and to show all that casts them.
  func addShadows(_ shadows: [ShapeShadow], map: CGAffineTransform) {
    guard let shape = Layer(frame, map: .identity) else { return }
    shape.canvas.put(onItsPixels, opacity: 1, mode: .normal)
    for part in shadows.filter(\.isInner) + shadows.filter({ !$0.isInner }) {
      guard let way = part.drawnOffset(map) else { continue }
      let sigma = part.drawnDeviation(map) / reduction
      let offset = CGSize(width: way.width / reduction, height: way.height / reduction)
      if part.isInner {
        addInnerShadow(part.shadow.color, of: shape, sigma: sigma, offset: offset)
      } else if let cast = Layer(frame, map: .identity) {
        cast.canvas.putShadow(part.shadow, of: shape, sigma: sigma, offset: offset, in: frame)
        canvas.put(cast, opacity: 1, mode: .destinationOver)
      }
    }
  }

  // Here coordinates are pixels of the layer, whatever they cover.

  private func addInnerShadow(_ color: PaintColor, of shape: Layer, sigma: CGFloat, offset: CGSize) {
    let reach = (DrawingNode.spread(1) * sigma).rounded(.up)
    guard let hole = Layer(frame.insetBy(dx: -reach, dy: -reach), map: .identity) else { return }
    let context = hole.canvas.context
    hole.canvas.setSource(color, opacity: 1)
    cairo_paint(context)
    cairo_set_operator(context, CAIRO_OPERATOR_DEST_OUT)
    cairo_set_source_surface(context, shape.pixels.surface, offset.width, offset.height)
    cairo_paint(context)
    if sigma > 0 { BoxBlur(sigma: sigma).apply(to: hole.pixels) }
    canvas.put(hole, opacity: 1, mode: .sourceAtop)
  }
}

/// A style's shadow is small beside what it belongs to; larger ones would need pictures that are larger than any screen. In device pixels, to which `map`
/// leads.
extension ShapeShadow {
  /// A wider blur looks no different.
  private static var widest: CGFloat { 192 }
  private static var farthest: CGFloat { 512 }

  /// Where the shadow falls; nil if that is so far away that it is not drawn.
  fileprivate func drawnOffset(_ map: CGAffineTransform) -> CGSize? {
    let offset = shadow.offset(map)
    return abs(offset.width) <= Self.farthest && abs(offset.height) <= Self.farthest ? offset : nil
  }

  /// The standard deviation of the blur.
  fileprivate func drawnDeviation(_ map: CGAffineTransform) -> CGFloat {
    min(DrawingNode.deviation(shadow.radius) * map.meanScale, Self.widest)
  }

  /// How far from a place what is drawn of the shadow may fall.
  func drawnReach(_ map: CGAffineTransform) -> CGFloat {
    guard let offset = drawnOffset(map) else { return 0 }
    return DrawingNode.spread(1) * drawnDeviation(map) + max(abs(offset.width), abs(offset.height))
  }
}
