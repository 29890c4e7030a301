import CPango
import Foundation

/// The position of the user-space origin in an image whose pixels are aligned with the axes of user space.
struct PixelPlace {
  /// The values that affect the appearance of glyphs.
  struct Variant: Hashable {
    /// The numbers of pixels per unit of user space.
    let scaleX: Double, scaleY: Double
    /// The distance of the glyphs' origin from the whole pixel to its left: 0, 0.25, 0.5 or 0.75 pixels.
    let phase: Double
  }

  let variant: Variant
  /// The whole pixel, relative to the left and top of the image.
  let x: Double, y: Double

  /// Creates the position of a context's origin; nil if the context is rotated, or if its scale occurs only in animations.
  init?(_ context: OpaquePointer) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    variant = Variant(
      scaleX: matrix.xx, scaleY: matrix.yy, phase: PixelPlace.quarters(matrix.x0) - PixelPlace.floor(matrix.x0))
    guard matrix.xy == 0, matrix.yx == 0, PixelPlace.isSteady(variant.scaleX), PixelPlace.isSteady(variant.scaleY) else { return nil }
    x = PixelPlace.floor(matrix.x0)
    y = (matrix.y0 + 0.5).rounded(.down)
  }

  /// Returns the nearest quarter of a pixel. Halves are rounded up on both sides of the surface's origin.
  private static func quarters(_ x: Double) -> Double { (x * 4 + 0.5).rounded(.down) / 4 }

  /// Returns the whole pixel at or to the left of the nearest quarter.
  private static func floor(_ x: Double) -> Double { quarters(x).rounded(.down) }

  /// Returns true for the scale of a screen. Masks for other scales would rarely be reused.
  private static func isSteady(_ scale: Double) -> Bool {
    scale > 0 && scale <= 4 && (scale * 4).rounded() == scale * 4
  }
}
