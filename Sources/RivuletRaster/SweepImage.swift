import CCairo
import Foundation

/// An angular gradient as an image, since cairo has no such pattern.
struct SweepImage {
  let stops: [GradientStop]
  /// What the directions are counted from.
  let center: CGPoint
  /// Where the gradient begins and ends, clockwise from the horizontal, in radians.
  let from: Double
  let to: Double

  /// Larger images are computed coarser.
  private static let sideLimit: CGFloat = 2048

  /// A new pattern that covers the clip, with so many pixels for each point; the caller destroys it.
  func makePattern(clip: CGRect, scale: CGFloat) -> OpaquePointer {
    let longest = max(clip.width, clip.height, 1e-6)
    let scale = max(min(scale, Self.sideLimit / longest), 1e-6)
    let surface = RasterSurface(
      width: max(Int((clip.width * scale).rounded(.up)), 1), height: max(Int((clip.height * scale).rounded(.up)), 1))
    surface.withMutablePixels { pixels, stride in
      for row in 0..<surface.height {
        for column in 0..<surface.width {
          let x = clip.minX + (CGFloat(column) + 0.5) / scale - center.x
          let y = clip.minY + (CGFloat(row) + 0.5) / scale - center.y
          pixels[row * stride + column] = color(atan2(y, x)).pixel
        }
      }
    }
    let pattern: OpaquePointer = cairo_pattern_create_for_surface(surface.surface)
    var matrix = cairo_matrix_t(xx: scale, yx: 0, xy: 0, yy: scale, x0: -clip.minX * scale, y0: -clip.minY * scale)
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    return pattern
  }

  /// Outside of the two angles the nearer end's colour goes on.
  private func color(_ direction: Double) -> SIMD4<Float> {
    let turn = 2 * Double.pi
    let length = to - from
    guard length != 0, length.isFinite, from.isFinite else { return GradientStop.color(of: stops, at: 1) }
    let share: Double
    if length > 0 {
      let distance = (direction - from).positiveRemainder(turn)
      share = distance <= length ? distance / length : (distance - length < turn - distance ? 1 : 0)
    } else {
      let distance = (from - direction).positiveRemainder(turn)
      share = distance <= -length ? distance / -length : (distance + length < turn - distance ? 1 : 0)
    }
    return GradientStop.color(of: stops, at: share)
  }
}

extension Double {
  fileprivate func positiveRemainder(_ divisor: Double) -> Double {
    let rest = truncatingRemainder(dividingBy: divisor)
    return rest < 0 ? rest + divisor : rest
  }
}

extension SIMD4<Float> {
  /// A premultiplied colour as a pixel of a surface.
  fileprivate var pixel: UInt32 {
    let bytes = (clamped(lowerBound: .zero, upperBound: .one) * 255).rounded(.toNearestOrAwayFromZero)
    return UInt32(bytes.w) << 24 | UInt32(bytes.x) << 16 | UInt32(bytes.y) << 8 | UInt32(bytes.z)
  }
}
