import CCairo
import Foundation
import RivuletDrawing
import RivuletGeometry

/// A gradient computed as an image. This is necessary for an angular gradient, for which cairo has no pattern, and for numbers outside
/// cairo's range.
struct GradientImage {
  let stops: [GradientStop]
  let geometry: GradientPaint.Geometry

  /// The side length above which images are computed at a lower resolution.
  private static let sideLimit: CGFloat = 2048

  /// Computes an image of the entire drawable area and makes it the source of a canvas.
  func setSource(of canvas: Canvas) {
    let clip = canvas.deviceClip
    guard let toGroup = canvas.matrix.inverse, clip.width > 0, clip.height > 0 else {
      cairo_set_source_rgba(canvas.context, 0, 0, 0, 0)
      return
    }
    let scale = min(1, Self.sideLimit / max(clip.width, clip.height))
    let surface = RasterSurface(width: Int((clip.width * scale).rounded(.up)), height: Int((clip.height * scale).rounded(.up)))
    surface.withMutablePixels { pixels, stride in
      for row in 0..<surface.height {
        for column in 0..<surface.width {
          let pixel = CGPoint(x: clip.minX + (CGFloat(column) + 0.5) / scale, y: clip.minY + (CGFloat(row) + 0.5) / scale)
          pixels[row * stride + column] = GradientStop.color(of: stops, at: location(of: pixel.applying(toGroup))).pixel
        }
      }
    }
    guard let pattern = cairo_pattern_create_for_surface(surface.surface) else { return }
    defer { cairo_pattern_destroy(pattern) }
    var matrix = cairo_matrix_t(xx: scale, yx: 0, xy: 0, yy: scale, x0: -clip.minX * scale, y0: -clip.minY * scale)
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    let map = canvas.matrix
    cairo_identity_matrix(canvas.context)
    cairo_set_source(canvas.context, pattern)
    canvas.matrix = map
  }

  /// Returns the location of a point along the gradient. Locations beyond its ends are below 0 or above 1.
  private func location(of point: CGPoint) -> Double {
    switch geometry {
    case .linear(let from, let to):
      let way = CGVector(dx: to.x - from.x, dy: to.y - from.y)
      return Double(((point.x - from.x) * way.dx + (point.y - from.y) * way.dy) / (way.dx * way.dx + way.dy * way.dy))
    case .radial(let center, let start, let end, let verticalScale):
      let stretch = verticalScale > 0 ? 1 / verticalScale : 1
      let distance = hypot(point.x - center.x, (point.y - center.y) * stretch)
      return Double((distance - max(start, 0)) / (max(end, 0) - max(start, 0)))
    case .angular(let center, let from, let to):
      return share(of: atan2(Double(point.y - center.y), Double(point.x - center.x)), from: from.radians, to: to.radians)
    }
  }

  /// Returns the relative position of a direction between two angles, from 0 to 1. Outside the angles, returns the position of the nearer
  /// end.
  private func share(of direction: Double, from: Double, to: Double) -> Double {
    let turn = 2 * Double.pi
    let length = to - from
    guard length != 0, length.isFinite, from.isFinite else { return 1 }
    if length > 0 {
      let distance = (direction - from).positiveRemainder(turn)
      return distance <= length ? distance / length : (distance - length < turn - distance ? 1 : 0)
    }
    let distance = (from - direction).positiveRemainder(turn)
    return distance <= -length ? distance / -length : (distance + length < turn - distance ? 1 : 0)
  }
}

extension Double {
  fileprivate func positiveRemainder(_ divisor: Double) -> Double {
    let rest = truncatingRemainder(dividingBy: divisor)
    return rest < 0 ? rest + divisor : rest
  }
}

extension SIMD4<Float> {
  /// The pixel for a premultiplied colour.
  fileprivate var pixel: UInt32 {
    let bytes = (clamped(lowerBound: .zero, upperBound: .one) * 255).rounded(.toNearestOrAwayFromZero)
    return UInt32(bytes.w) << 24 | UInt32(bytes.x) << 16 | UInt32(bytes.y) << 8 | UInt32(bytes.z)
  }
}
