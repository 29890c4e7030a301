import CCairo
import Foundation
import RivuletDrawing
import RivuletGeometry

/// A drawing surface in use. The canvas is a thin wrapper around a cairo context, which it retains.
///
/// Coordinates are in points of the open group. Numbers outside cairo's range are clamped.
final class Canvas {
  /// The cairo context.
  let context: OpaquePointer
  /// The outlines set by `clip(to:)` in `isolated` calls that have not returned, outermost first.
  private(set) var clips: [PlacedClip] = []

  /// Creates a canvas on a surface.
  init(on surface: OpaquePointer) {
    context = cairo_create(surface)
  }

  deinit {
    cairo_destroy(context)
  }

  /// The largest coordinate of a device pixel that can be drawn.
  static var limit: CGFloat { PixelTarget.farthestPixel }

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

  /// Runs a closure, and then restores the coordinates, the clip and the source.
  func isolated(_ body: () -> Void) {
    let count = clips.count
    cairo_save(context)
    body()
    cairo_restore(context)
    if clips.count > count { clips.removeLast(clips.count - count) }
  }

  /// Enters a group, whose coordinates `transform` maps to the outer ones. Returns false if the group can't be drawn.
  func enter(_ transform: CGAffineTransform) -> Bool {
    let combined = transform.concatenating(matrix)
    guard combined.isDrawable else { return false }
    matrix = combined
    return true
  }

  /// Sets the current path. The points are transformed here, because cairo does not check that the results are within range.
  func setPath(_ path: Path) {
    setPath(path, under: matrix)
  }

  /// Sets the current path, transformed by a map.
  private func setPath(_ path: Path, under map: CGAffineTransform) {
    cairo_new_path(context)
    cairo_identity_matrix(context)
    path.forEachInPixels(map) { element in
      switch element {
      case .move(let end): cairo_move_to(context, end.x, end.y)
      case .line(let end): cairo_line_to(context, end.x, end.y)
      case .curve(let end, let control1, let control2):
        cairo_curve_to(context, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
      case .closeSubpath: cairo_close_path(context)
      case .quadCurve: break
      }
    }
    matrix = map
  }

  /// Clips drawing to an outline until the enclosing `isolated` call returns.
  func clip(to clip: ClipEffect) {
    let map = matrix
    clips.append(PlacedClip(clip, map: map))
    setPath(clip.path, under: map)
    cairo_set_fill_rule(context, clip.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_set_antialias(context, clip.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    cairo_clip(context)
    // Text decorations and parts of symbols are drawn with the current antialiasing setting.
    cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
  }
}

extension CGAffineTransform {
  /// The equivalent cairo matrix.
  var cairoMatrix: cairo_matrix_t {
    cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty)
  }

  /// True if the map preserves nonzero areas.
  var isDrawable: Bool {
    let determinant = a * d - b * c
    return determinant.isFinite && abs(determinant) > 1e-12 && abs(tx) < 1e100 && abs(ty) < 1e100
  }

  /// The average scale factor over all directions.
  var meanScale: CGFloat { abs(a * d - b * c).squareRoot() }

  /// The largest scale factor in any direction, or a slightly larger number.
  var largestScale: CGFloat { max(hypot(a, c), hypot(b, d)) * 2.0.squareRoot() }

  /// True if the numbers are within the range that pixman, which composites pixels, supports in a pattern.
  var fitsPattern: Bool {
    func fits(_ number: CGFloat) -> Bool { abs(number) <= Self.patternLimit }
    return fits(a) && fits(b) && fits(c) && fits(d) && fits(tx) && fits(ty)
  }

  /// Half the range of a pattern's fixed-point numbers.
  static let patternLimit: CGFloat = 16_000
}
