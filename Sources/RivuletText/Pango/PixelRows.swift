import CPango
import Foundation

/// The rows of pixels of a picture with the axes of user space, which let decorations along the text cover whole rows. Otherwise one of two
/// lines of equal thickness would look thicker, depending on its position among the rows.
struct PixelRows {
  /// The number of pixels per unit of user space.
  private let scale: Double
  /// The position of user space's origin, in pixels.
  private let origin: Double

  /// Creates the rows of a context's target; nil if the target has no pixels or is turned.
  init?(_ context: OpaquePointer) {
    let target = cairo_get_group_target(context)
    guard cairo_surface_get_type(target) == CAIRO_SURFACE_TYPE_IMAGE else { return nil }
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    guard matrix.xy == 0, matrix.yx == 0, matrix.yy > 0 else { return nil }
    var scaleX = 1.0, scaleY = 1.0
    var offsetX = 0.0, offsetY = 0.0
    cairo_surface_get_device_scale(target, &scaleX, &scaleY)
    cairo_surface_get_device_offset(target, &offsetX, &offsetY)
    scale = matrix.yy * scaleY
    origin = matrix.y0 * scaleY + offsetY
    guard scale.isFinite, scale > 0, origin.isFinite else { return nil }
  }

  /// Returns the nearest line over whole rows, in user space; at least one row.
  func snapped(middle: Double, thickness: Double) -> (middle: Double, thickness: Double) {
    let count = max((thickness * scale).rounded(), 1)
    let first = (middle * scale + origin - count / 2 + 0.5).rounded(.down)
    return ((first + count / 2 - origin) / scale, count / scale)
  }
}
