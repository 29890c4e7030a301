import CCairo
import Foundation
import RivuletDrawing
import RivuletGeometry

/// A builder that creates the cairo pattern of a gradient.
struct GradientPattern {
  /// The stops, in the gradient's interpolation and in order.
  private let stops: [GradientStop]
  /// The geometry, which maps the plane to locations along the gradient.
  private let geometry: GradientPaint.Geometry

  /// Creates a builder for a gradient whose colours are multiplied by an opacity.
  init(_ gradient: GradientPaint, opacity: Double) {
    stops = GradientStop.stops(of: gradient, opacity: opacity)
    geometry = gradient.geometry
  }

  /// Makes the gradient the source of the canvas's next drawing operation. If cairo has no suitable pattern or can't represent the
  /// numbers, the gradient is computed as an image of the drawable area.
  func setSource(of canvas: Canvas) {
    if let pattern = plainPattern() {
      defer { cairo_pattern_destroy(pattern.pointer) }
      if canvas.setSource(pattern.pointer, under: pattern.map) { return }
    }
    GradientImage(stops: stops, geometry: geometry).setSource(of: canvas)
  }

  /// Returns the cairo pattern, which the caller must destroy, and the map to its coordinates; nil if cairo has no suitable pattern.
  private func plainPattern() -> (pointer: OpaquePointer, map: CGAffineTransform)? {
    switch geometry {
    case .linear(let from, let to):
      guard [from.x, from.y, to.x, to.y].allSatisfy({ abs($0) <= CGAffineTransform.patternLimit }) else { return nil }
      return (addingStops(cairo_pattern_create_linear(from.x, from.y, to.x, to.y)), .identity)
    case .radial(let center, let start, let end, let verticalScale):
      guard abs(start) <= CGAffineTransform.patternLimit, abs(end) <= CGAffineTransform.patternLimit else { return nil }
      // A pattern's matrix maps user space to pattern space.
      let stretch = verticalScale > 0 ? 1 / verticalScale : 1
      let map = CGAffineTransform(a: 1, b: 0, c: 0, d: stretch, tx: -center.x, ty: -center.y * stretch)
      return (addingStops(cairo_pattern_create_radial(0, 0, max(start, 0), 0, 0, max(end, 0))), map)
    case .angular: return nil
    }
  }

  private func addingStops(_ pattern: OpaquePointer?) -> OpaquePointer {
    let pattern = pattern!
    for stop in stops {
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, Double(stop.red), Double(stop.green), Double(stop.blue), Double(stop.opacity))
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    return pattern
  }
}
