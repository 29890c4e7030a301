import CPango
import Foundation
import RivuletDrawing
import RivuletGeometry

/// A cairo context that draws into pixels in memory. A typesetter keeps the most recent pen, because consecutive texts usually share
/// their pixels and clip outlines.
///
/// The pixels are accessed only between `aim(at:)` and the end of the call that provided them.
final class PixelPen {
  /// The cairo context.
  let context: OpaquePointer
  private let start: UnsafeMutableRawPointer
  private let width: Int, height: Int, stride: Int
  private let origin: CGPoint
  /// The clip outlines that are currently set.
  private var clips: [PlacedClip] = []

  /// Creates a pen without clip outlines; nil if there are fewer bytes than the target describes.
  init?(_ target: PixelTarget, on pixels: UnsafeMutableRawBufferPointer) {
    guard let start = pixels.baseAddress, pixels.count >= target.stride * target.height,
      let surface = cairo_image_surface_create_for_data(
        start.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(target.width), Int32(target.height), Int32(target.stride))
    else { return nil }
    self.start = start
    (width, height, stride, origin) = (target.width, target.height, target.stride, target.origin)
    cairo_surface_set_device_offset(surface, Double(-origin.x), Double(-origin.y))
    context = cairo_create(surface)
    cairo_surface_destroy(surface)
  }

  deinit {
    cairo_destroy(context)
  }

  /// Returns true if the pen draws into these pixels and is usable. A cairo error is permanent.
  func fits(_ target: PixelTarget, on pixels: UnsafeMutableRawBufferPointer) -> Bool {
    start == pixels.baseAddress && pixels.count >= stride * height && width == target.width && height == target.height
      && stride == target.stride && origin == target.origin && cairo_status(context) == CAIRO_STATUS_SUCCESS
  }

  /// Sets the clip outlines and the coordinates.
  func aim(at target: PixelTarget) {
    if clips != target.clips {
      cairo_reset_clip(context)
      cairo_identity_matrix(context)
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
      clips = target.clips
      for clip in clips { clip.apply(to: context) }
    }
    let map = target.map
    var matrix = cairo_matrix_t(xx: map.a, yx: map.b, xy: map.c, yy: map.d, x0: map.tx, y0: map.ty)
    cairo_set_matrix(context, &matrix)
  }
}

extension PlacedClip {
  /// Clips a context to the outline. The context's coordinates must be device pixels.
  fileprivate func apply(to context: OpaquePointer) {
    cairo_new_path(context)
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
    // Decorations are drawn with the current antialiasing setting.
    cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
  }
}
