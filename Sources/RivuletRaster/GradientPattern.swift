import CCairo
import Foundation
import RivuletDrawing
import RivuletGeometry

/// A builder for the cairo pattern of a gradient.
struct GradientPattern {
  /// The stops in order, with the interpolation of the gradient.
  private let stops: [GradientStop]
  /// The mapping of the plane to locations.
  private let geometry: GradientPaint.Geometry

  /// Creates a builder for a gradient whose colours are multiplied by an opacity.
  init(_ gradient: GradientPaint, opacity: Double) {
    stops = GradientStop.stops(of: gradient, opacity: opacity)
    geometry = gradient.geometry
  }

  /// Makes the gradient the source of a canvas for the next step. A gradient that cairo has no pattern for, or whose numbers it could not
  /// represent, is computed as an image of the drawable area.
  func setSource(of canvas: Canvas) {
    if let pattern = plainPattern() {
      defer { cairo_pattern_destroy(pattern.pointer) }
      if canvas.setSource(pattern.pointer, under: pattern.map) { return }
    }
    GradientImage(stops: stops, geometry: geometry).setSource(of: canvas)
  }

  /// Returns the cairo pattern, which the caller destroys, and the map to its coordinates; nil if cairo has none.
  private func plainPattern() -> (pointer: OpaquePointer, map: CGAffineTransform)? {
    switch geometry {
    case .linear(let from, let to):
      guard [from.x, from.y, to.x, to.y].allSatisfy({ abs($0) <= CGAffineTransform.patternLimit }) else { return nil }
      return (addingStops(cairo_pattern_create_linear(from.x, from.y, to.x, to.y)), .identity)
    case .radial(let center, let start, let end, let verticalScale):
      guard abs(start) <= CGAffineTransform.patternLimit, abs(end) <= CGAffineTransform.patternLimit else { return nil }
      // A pattern's matrix maps the plane to the pattern.
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
