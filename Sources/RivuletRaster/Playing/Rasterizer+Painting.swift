import CCairo
import Foundation
package import RivuletDrawing
import RivuletGeometry

extension Rasterizer: PicturePainter {
  package func paint(_ list: DisplayList, over background: PaintColor, on target: PixelTarget, into pixels: inout MutableRawSpan) -> Bool {
    pixels.withUnsafeMutableBytes { bytes in
      guard let canvas = Canvas(on: target, bytes) else { return false }
      canvas.setSource(background, opacity: 1)
      cairo_set_operator(canvas.context, CAIRO_OPERATOR_SOURCE)
      cairo_paint(canvas.context)
      cairo_set_operator(canvas.context, CAIRO_OPERATOR_OVER)
      draw(list, on: canvas)
      return canvas.isIntact
    }
  }

  package func releaseUnused() {
    text.releaseUnusedGlyphs()
    images.releaseUnused()
  }
}

extension Canvas {
  /// Creates a canvas that draws into memory, with the target's coordinates and outlines. Returns nil if there are fewer bytes than the
  /// target describes. The memory must outlive the canvas.
  fileprivate convenience init?(on target: PixelTarget, _ bytes: UnsafeMutableRawBufferPointer) {
    guard let start = bytes.baseAddress, bytes.count >= target.stride * target.height,
      let surface = cairo_image_surface_create_for_data(
        start.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(target.width), Int32(target.height), Int32(target.stride))
    else { return nil }
    defer { cairo_surface_destroy(surface) }
    cairo_surface_set_device_offset(surface, Double(-target.origin.x), Double(-target.origin.y))
    self.init(on: surface)
    for placed in target.clips {
      matrix = placed.map
      clip(to: placed.clip)
    }
    matrix = target.map
  }

  /// True if cairo has drawn everything without an error. Errors of a surface are permanent.
  fileprivate var isIntact: Bool { cairo_surface_status(cairo_get_target(context)) == CAIRO_STATUS_SUCCESS }
}
