import CCairo
import Foundation
import RivuletDrawing
import RivuletGeometry

/// Makes cairo patterns of gradients.
struct GradientPattern {
  /// Ordered, with their colours mixed as the gradient wants it.
  private let stops: [GradientStop]
  /// Where they lie.
  private let geometry: GradientPaint.Geometry

  /// A maker for one gradient, whose colours are all multiplied by an opacity.
  init(_ gradient: GradientPaint, opacity: Double) {
    stops = GradientStop.stops(of: gradient, opacity: opacity)
    geometry = gradient.geometry
  }

  /// A new pattern, which the caller destroys. A gradient that cairo has no pattern for is computed for the clip at `scale` pixels a point.
  func makePattern(clip: CGRect, scale: CGFloat) -> OpaquePointer {
    switch geometry {
    case .linear(let from, let to):
      return addingStops(cairo_pattern_create_linear(from.x, from.y, to.x, to.y))
    case .radial(let center, let start, let end, let verticalScale):
      let pattern: OpaquePointer = cairo_pattern_create_radial(0, 0, max(start, 0), 0, 0, max(end, 0))
      // A pattern's matrix leads from the plane to the pattern.
      let stretch = verticalScale > 0 ? 1 / verticalScale : 1
      var matrix = cairo_matrix_t(xx: 1, yx: 0, xy: 0, yy: stretch, x0: -center.x, y0: -center.y * stretch)
      cairo_pattern_set_matrix(pattern, &matrix)
      return addingStops(pattern)
    case .angular(let center, let from, let to):
      return SweepImage(stops: stops, center: center, from: from.radians, to: to.radians).makePattern(clip: clip, scale: scale)
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
