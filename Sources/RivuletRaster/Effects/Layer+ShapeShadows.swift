import CCairo
import Foundation
import RivuletDrawing
import RivuletGeometry

extension Layer {
  /// Adds shadows of the layer's shape: first the inner shadows, which its outline casts onto it, and then the shadows beneath it. `map`
  /// converts points to device pixels.
  ///
  /// The layer must be large enough for the shadows, and must contain everything that casts them.
  func addShadows(_ shadows: [ShapeShadow], map: CGAffineTransform) {
    guard let shape = Layer(frame, map: .identity) else { return }
    shape.canvas.put(inOwnPixels, opacity: 1, mode: .normal)
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

  // The coordinates in the following methods are pixels of the layer, regardless of their size.

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

/// The shadows of a shape style, limited in size because larger ones would require images larger than any screen. Lengths are in device
/// pixels, to which `map` converts.
extension ShapeShadow {
  /// The largest standard deviation. A wider blur would not look different.
  private static var widest: CGFloat { 192 }
  private static var farthest: CGFloat { 512 }

  /// Returns the offset of the shadow; nil if the shadow is too far away to be drawn.
  fileprivate func drawnOffset(_ map: CGAffineTransform) -> CGSize? {
    let offset = shadow.offset(map)
    return abs(offset.width) <= Self.farthest && abs(offset.height) <= Self.farthest ? offset : nil
  }

  /// Returns the standard deviation of the blur.
  fileprivate func drawnDeviation(_ map: CGAffineTransform) -> CGFloat {
    min(DrawingNode.deviation(shadow.radius) * map.meanScale, Self.widest)
  }

  /// Returns the maximum distance between a point and its shadow, as drawn.
  func drawnReach(_ map: CGAffineTransform) -> CGFloat {
    guard let offset = drawnOffset(map) else { return 0 }
    return DrawingNode.spread(1) * drawnDeviation(map) + max(abs(offset.width), abs(offset.height))
  }
}
