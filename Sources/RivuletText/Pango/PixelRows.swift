import CPango
import Foundation

/// The pixel rows of an image, aligned with the axes of user space. Snapping decorations to whole rows prevents lines of equal thickness
/// from looking different depending on their positions.
struct PixelRows {
  /// The number of pixels per unit of user space.
  private let scale: Double
  /// The position of the user-space origin, in pixels.
  private let origin: Double

  /// Creates the rows for a context; nil if the context is rotated.
  init?(_ context: OpaquePointer) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    guard matrix.xy == 0, matrix.yx == 0, matrix.yy > 0 else { return nil }
    var offsetX = 0.0, offsetY = 0.0
    cairo_surface_get_device_offset(cairo_get_group_target(context), &offsetX, &offsetY)
    scale = matrix.yy
    origin = matrix.y0 + offsetY
    guard scale.isFinite, scale > 0, origin.isFinite else { return nil }
  }

  /// Returns the nearest line that covers whole rows, and at least one row, in user space.
  func snapped(middle: Double, thickness: Double) -> (middle: Double, thickness: Double) {
    let count = max((thickness * scale).rounded(), 1)
    let first = (middle * scale + origin - count / 2 + 0.5).rounded(.down)
    return ((first + count / 2 - origin) / scale, count / scale)
  }
}
