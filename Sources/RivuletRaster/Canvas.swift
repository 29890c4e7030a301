import CCairo
import Foundation
import RivuletDrawing
import RivuletGeometry

/// A drawing surface in use: a thin wrapper around a cairo context, which it keeps alive.
///
/// Coordinates are points of the open group. Numbers outside cairo's range are limited to it.
final class Canvas {
  /// The cairo context.
  let context: OpaquePointer

  /// Creates a canvas on a context that has another owner.
  init(sharing context: OpaquePointer) {
    self.context = cairo_reference(context)
  }

  /// Creates a canvas on a surface.
  init(on surface: OpaquePointer) {
    context = cairo_create(surface)
  }

  deinit {
    cairo_destroy(context)
  }

  /// The farthest device pixel that is drawn. Cairo's fixed-point numbers reach four times as far, which offset layers and wide lines need.
  static let limit: CGFloat = 2_000_000

  /// The map from the open group to device pixels.
  var matrix: CGAffineTransform {
    get {
      var matrix = cairo_matrix_t()
      cairo_get_matrix(context, &matrix)
      return CGAffineTransform(a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
    }
    set {
      var matrix = newValue.cairoMatrix
      cairo_set_matrix(context, &matrix)
    }
  }

  /// The drawable area, in device pixels.
  var deviceClip: CGRect {
    cairo_save(context)
    cairo_identity_matrix(context)
    var left = 0.0
    var top = 0.0
    var right = 0.0
    var bottom = 0.0
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    cairo_restore(context)
    // The target may be unbounded.
    let corner = CGPoint(x: CGFloat(left).limited(to: Canvas.limit), y: CGFloat(top).limited(to: Canvas.limit))
    return CGRect(
      x: corner.x, y: corner.y, width: CGFloat(right).limited(to: Canvas.limit) - corner.x,
      height: CGFloat(bottom).limited(to: Canvas.limit) - corner.y)
  }

  /// Runs a closure and restores the coordinates, the clip and the source afterwards.
  func isolated(_ body: () -> Void) {
    cairo_save(context)
    body()
    cairo_restore(context)
  }

  /// Enters a group; `transform` maps its coordinates to the outer ones. Returns false if nothing can be drawn in it.
  func enter(_ transform: CGAffineTransform) -> Bool {
    let combined = transform.concatenating(matrix)
    guard combined.isDrawable else { return false }
    matrix = combined
    return true
  }

  /// Sets the current path. The points are mapped here, because cairo does not check that its results are within range.
  func setPath(_ path: Path) {
    cairo_new_path(context)
    let map = matrix
    cairo_identity_matrix(context)
    defer { matrix = map }
    var pen = CGPoint.zero
    path.forEach { element in
      switch element {
      case .move(let end):
        pen = end.limited(by: map)
        cairo_move_to(context, pen.x, pen.y)
      case .line(let end):
        pen = end.limited(by: map)
        cairo_line_to(context, pen.x, pen.y)
      case .quadCurve(let end, let control):
        let (start, control, end) = (pen, control.limited(by: map), end.limited(by: map))
        let first = start.approaching(control, by: 2.0 / 3)
        let second = end.approaching(control, by: 2.0 / 3)
        cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
        pen = end
      case .curve(let end, let control1, let control2):
        let (first, second, end) = (control1.limited(by: map), control2.limited(by: map), end.limited(by: map))
        cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
        pen = end
      case .closeSubpath:
        cairo_close_path(context)
        pen = currentPoint
      }
    }
  }

  /// The current point.
  private var currentPoint: CGPoint {
    var x = 0.0
    var y = 0.0
    cairo_get_current_point(context, &x, &y)
    return CGPoint(x: x, y: y)
  }

  /// Hides everything outside an outline until the enclosing `isolated` ends.
  func clip(to clip: ClipEffect) {
    setPath(clip.path)
    cairo_set_fill_rule(context, clip.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_set_antialias(context, clip.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    cairo_clip(context)
    // Decorations of text and parts of symbols are drawn with the current setting.
    cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
  }
}

extension CGAffineTransform {
  /// The cairo matrix.
  var cairoMatrix: cairo_matrix_t {
    cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty)
  }

  /// True if the map does not collapse areas.
  var isDrawable: Bool {
    let determinant = a * d - b * c
    return determinant.isFinite && abs(determinant) > 1e-12 && abs(tx) < 1e100 && abs(ty) < 1e100
  }

  /// The factor by which lengths grow, on average over directions.
  var meanScale: CGFloat { abs(a * d - b * c).squareRoot() }

  /// The largest factor by which lengths grow, or a little more.
  var largestScale: CGFloat { max(hypot(a, c), hypot(b, d)) * 2.0.squareRoot() }

  /// True if pixman, which mixes pixels, can represent all numbers, as a pattern requires.
  var fitsPattern: Bool {
    func fits(_ number: CGFloat) -> Bool { abs(number) <= Self.patternLimit }
    return fits(a) && fits(b) && fits(c) && fits(d) && fits(tx) && fits(ty)
  }

  /// Half the range of a pattern's fixed-point numbers.
  static let patternLimit: CGFloat = 16_000
}

extension CGPoint {
  /// Returns the point mapped to device pixels, limited to cairo's range; NaN becomes 0.
  fileprivate func limited(by map: CGAffineTransform) -> CGPoint {
    let (x, y) = (x.limited(to: .farthest), y.limited(to: .farthest))
    return CGPoint(
      x: (map.a * x + map.c * y + map.tx).limited(to: Canvas.limit), y: (map.b * x + map.d * y + map.ty).limited(to: Canvas.limit))
  }

  /// Returns a point on the way to another one.
  fileprivate func approaching(_ other: CGPoint, by share: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }
}

extension CGFloat {
  /// Returns the number limited to a range around 0; NaN becomes 0.
  fileprivate func limited(to limit: CGFloat) -> CGFloat {
    isNaN ? 0 : Swift.min(Swift.max(self, -limit), limit)
  }

  /// The largest coordinate, chosen so that products with a map stay finite.
  fileprivate static var farthest: CGFloat { 1e100 }
}
