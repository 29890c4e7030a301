import CPango
import Foundation

/// Where user space's origin lies among the pixels of a picture whose axes are those of user space.
struct PixelPlace {
  /// What the look of glyphs depends on.
  struct Variant: Hashable {
    /// Pixels for each unit of user space.
    let scaleX: Double, scaleY: Double
    /// How far right of a whole pixel glyphs begin: 0, 0.25, 0.5 or 0.75 pixels.
    let phase: Double
  }

  let variant: Variant
  /// The whole pixel, counted from the picture's left and top.
  let x: Double, y: Double
  /// Pixels for each unit of the picture's own coordinates.
  let surfaceScaleX: Double, surfaceScaleY: Double

  /// The place of a context's origin; nil if what is drawn on has no pixels, is turned, or is scaled as only animations scale.
  init?(_ context: OpaquePointer) {
    let target = cairo_get_group_target(context)
    guard cairo_surface_get_type(target) == CAIRO_SURFACE_TYPE_IMAGE else { return nil }
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    var scaleX = 1.0, scaleY = 1.0
    cairo_surface_get_device_scale(target, &scaleX, &scaleY)
    variant = Variant(
      scaleX: matrix.xx * scaleX, scaleY: matrix.yy * scaleY,
      phase: PixelPlace.quarters(matrix.x0 * scaleX) - PixelPlace.floor(matrix.x0 * scaleX))
    guard matrix.xy == 0, matrix.yx == 0, PixelPlace.isSteady(variant.scaleX), PixelPlace.isSteady(variant.scaleY) else { return nil }
    x = PixelPlace.floor(matrix.x0 * scaleX)
    y = (matrix.y0 * scaleY + 0.5).rounded(.down)
    surfaceScaleX = scaleX
    surfaceScaleY = scaleY
  }

  /// The nearest quarter of a pixel, halves up: left of a surface's origin as right of it.
  private static func quarters(_ x: Double) -> Double { (x * 4 + 0.5).rounded(.down) / 4 }

  /// The whole pixel at or left of the nearest quarter.
  private static func floor(_ x: Double) -> Double { quarters(x).rounded(.down) }

  /// Whether a scale is that of a screen; another one would not be met again.
  private static func isSteady(_ scale: Double) -> Bool {
    scale > 0 && scale <= 4 && (scale * 4).rounded() == scale * 4
  }
}
