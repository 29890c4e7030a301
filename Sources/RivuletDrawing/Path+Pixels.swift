package import Foundation
package import RivuletGeometry

extension Path {
  /// Calls a closure with each element, in order and in device pixels. Coordinates are clamped to `PixelTarget.farthestPixel` around 0,
  /// and quadratic curves are converted to cubic curves.
  package func forEachInPixels(_ map: CGAffineTransform, _ body: (Element) -> Void) {
    var pen = CGPoint.zero
    var start = CGPoint.zero
    visit { element in
      switch element {
      case .move(let end):
        pen = end.limited(by: map)
        start = pen
        body(.move(to: pen))
      case .line(let end):
        pen = end.limited(by: map)
        body(.line(to: pen))
      case .quadCurve(let end, let control):
        let (control, end) = (control.limited(by: map), end.limited(by: map))
        body(.curve(to: end, control1: pen.approaching(control, by: 2.0 / 3), control2: end.approaching(control, by: 2.0 / 3)))
        pen = end
      case .curve(let end, let control1, let control2):
        let (first, second) = (control1.limited(by: map), control2.limited(by: map))
        pen = end.limited(by: map)
        body(.curve(to: pen, control1: first, control2: second))
      case .closeSubpath:
        body(.closeSubpath)
        // Painters start the next subpath on their own subpixel grid.
        pen = start.roundedToSubpixels
      }
    }
  }
}

extension CGPoint {
  /// Returns the point in device pixels, clamped to the range that painters support. NaN becomes 0.
  fileprivate func limited(by map: CGAffineTransform) -> CGPoint {
    let (x, y) = (x.limited(to: .farthest), y.limited(to: .farthest))
    return CGPoint(
      x: (map.a * x + map.c * y + map.tx).limited(to: PixelTarget.farthestPixel),
      y: (map.b * x + map.d * y + map.ty).limited(to: PixelTarget.farthestPixel))
  }

  /// Returns the point at a fraction of the distance to another point.
  fileprivate func approaching(_ other: CGPoint, by share: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }

  /// The nearest point whose coordinates are multiples of 1/256 pixel.
  fileprivate var roundedToSubpixels: CGPoint {
    CGPoint(x: (x * 256).rounded(.toNearestOrEven) / 256, y: (y * 256).rounded(.toNearestOrEven) / 256)
  }
}

extension CGFloat {
  /// Returns the number clamped to a range around 0. NaN becomes 0.
  package func limited(to limit: CGFloat) -> CGFloat {
    isNaN ? 0 : Swift.min(Swift.max(self, -limit), limit)
  }

  /// The maximum coordinate before mapping, which ensures that products are finite.
  fileprivate static var farthest: CGFloat { 1e100 }
}
