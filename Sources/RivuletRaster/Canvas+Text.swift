import CCairo
import Foundation
import RivuletDrawing
import RivuletGeometry

extension Canvas {
  /// Paints text at a point. The painter draws directly into the canvas's pixels, inside its clip outlines.
  func paint(_ text: TextItem, at point: CGPoint, with painter: any TextPainter) {
    let map = CGAffineTransform(translationX: point.x, y: point.y).concatenating(matrix)
    guard map.isDrawable, isReadable, let surface = cairo_get_group_target(context) else { return }
    cairo_surface_flush(surface)
    guard let start = cairo_image_surface_get_data(surface) else { return }
    var (x, y) = (0.0, 0.0)
    cairo_surface_get_device_offset(surface, &x, &y)
    let target = PixelTarget(
      width: Int(cairo_image_surface_get_width(surface)), height: Int(cairo_image_surface_get_height(surface)),
      stride: Int(cairo_image_surface_get_stride(surface)), origin: CGPoint(x: -x, y: -y), map: map, clips: clips)
    var pixels = MutableRawSpan(_unsafeBytes: UnsafeMutableRawBufferPointer(start: start, count: target.stride * target.height))
    painter.paint(text, on: target, into: &pixels)
    cairo_surface_mark_dirty(surface)
  }
}
