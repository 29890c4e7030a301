import CPango
import Foundation
import RivuletDrawing
import RivuletGeometry

extension PixelTarget {
  /// Calls `body` with a cairo context that draws on the pixels, in the target's coordinates and within its outlines. The context is valid
  /// during the call. Does nothing if there are fewer bytes than the target describes.
  func withContext(on pixels: UnsafeMutableRawBufferPointer, _ body: (OpaquePointer) -> Void) {
    guard let start = pixels.baseAddress, pixels.count >= stride * height,
      let surface = cairo_image_surface_create_for_data(
        start.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(stride))
    else { return }
    defer { cairo_surface_destroy(surface) }
    cairo_surface_set_device_offset(surface, Double(-origin.x), Double(-origin.y))
    guard let context = cairo_create(surface) else { return }
    defer { cairo_destroy(context) }
    for clip in clips { clip.apply(to: context) }
    var matrix = cairo_matrix_t(xx: map.a, yx: map.b, xy: map.c, yy: map.d, x0: map.tx, y0: map.ty)
    cairo_set_matrix(context, &matrix)
    body(context)
  }
}

extension PlacedClip {
  /// Hides everything outside the outline on a context whose coordinates are device pixels.
  fileprivate func apply(to context: OpaquePointer) {
    clip.path.forEachInPixels(map) { element in
      switch element {
      case .move(let end): cairo_move_to(context, end.x, end.y)
      case .line(let end): cairo_line_to(context, end.x, end.y)
      case .curve(let end, let control1, let control2):
        cairo_curve_to(context, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
      case .closeSubpath: cairo_close_path(context)
      case .quadCurve: break
      }
    }
    cairo_set_fill_rule(context, clip.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_set_antialias(context, clip.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    cairo_clip(context)
    // Decorations are drawn with the current setting.
    cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
  }
}
