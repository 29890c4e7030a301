import CCairo
import Foundation
import RivuletDrawing
import RivuletGeometry

/// A drawing surface in use: a thin cover over one cairo context, which it keeps alive.
///
/// Coordinates are points of whatever group is open; numbers that cairo could not hold are brought into its range.
final class Canvas {
  /// The context.
  let context: OpaquePointer

  /// Takes over a context that somebody else owns.
  init(sharing context: OpaquePointer) {
    self.context = cairo_reference(context)
  }

  /// Draws on a surface.
  init(on surface: OpaquePointer) {
    context = cairo_create(surface)
  }

  deinit {
    cairo_destroy(context)
  }

  /// Beyond this many device pixels cairo's fixed-point numbers end.
  static let limit: CGFloat = 4_000_000

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

  /// What can be touched, in device pixels.
  var deviceClip: CGRect {
    cairo_save(context)
    cairo_identity_matrix(context)
    var left = 0.0
    var top = 0.0
    var right = 0.0
    var bottom = 0.0
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    cairo_restore(context)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Does something and takes back what it changed in coordinates, clip and source.
  func isolated(_ body: () -> Void) {
    cairo_save(context)
    body()
    cairo_restore(context)
  }

  /// Enters coordinates that this map leads out of; false if nothing can be drawn in them.
  func enter(_ transform: CGAffineTransform) -> Bool {
    let combined = transform.concatenating(matrix)
    guard combined.isDrawable else { return false }
    matrix = combined
    return true
  }

  /// Makes a path the current one.
  func setPath(_ path: Path) {
    cairo_new_path(context)
    var pen = CGPoint.zero
    path.forEach { element in
      switch element {
      case .move(let end):
        pen = end.limited
        cairo_move_to(context, pen.x, pen.y)
      case .line(let end):
        pen = end.limited
        cairo_line_to(context, pen.x, pen.y)
      case .quadCurve(let end, let control):
        let (start, control, end) = (pen, control.limited, end.limited)
        let first = start.approaching(control, by: 2.0 / 3)
        let second = end.approaching(control, by: 2.0 / 3)
        cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
        pen = end
      case .curve(let end, let control1, let control2):
        let (first, second, end) = (control1.limited, control2.limited, end.limited)
        cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
        pen = end
      case .closeSubpath:
        cairo_close_path(context)
        pen = currentPoint
      }
    }
  }

  /// Where the pen is.
  private var currentPoint: CGPoint {
    var x = 0.0
    var y = 0.0
    cairo_get_current_point(context, &x, &y)
    return CGPoint(x: x, y: y)
  }

  /// Hides everything outside of an outline until the enclosing `isolated` ends.
  func clip(to clip: ClipEffect) {
    setPath(clip.path)
    cairo_set_fill_rule(context, clip.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_set_antialias(context, clip.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    cairo_clip(context)
  }
}

extension CGAffineTransform {
  /// The same for cairo.
  var cairoMatrix: cairo_matrix_t {
    cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty)
  }

  /// Whether it maps areas to areas.
  var isDrawable: Bool {
    let determinant = a * d - b * c
    return determinant.isFinite && abs(determinant) > 1e-12 && tx.isFinite && ty.isFinite
  }

  /// How many times longer lengths become, on average over directions.
  var meanScale: CGFloat { abs(a * d - b * c).squareRoot() }
}

extension CGPoint {
  /// The point inside of what cairo can hold; what is not a number becomes 0.
  fileprivate var limited: CGPoint {
    CGPoint(x: x.limited, y: y.limited)
  }

  /// A point on the way to another one.
  fileprivate func approaching(_ other: CGPoint, by share: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }
}

extension CGFloat {
  /// The number inside of what cairo can hold; what is not a number becomes 0.
  fileprivate var limited: CGFloat {
    isNaN ? 0 : Swift.min(Swift.max(self, -Canvas.limit), Canvas.limit)
  }
}
