import CPango
import Foundation
import RivuletDrawing
import RivuletGeometry
import RivuletText

/// A picture to draw text on and to count ink in.
final class Canvas {
  private let surface: OpaquePointer
  let context: OpaquePointer
  let width: Int
  let height: Int
  /// Pixels for each point.
  let scale: Int

  /// A transparent picture of this size in points.
  init(width: Int, height: Int, scale: Int = 1) {
    self.width = width * scale
    self.height = height * scale
    self.scale = scale
    surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(self.width), Int32(self.height))
    context = cairo_create(surface)
    cairo_scale(context, Double(scale), Double(scale))
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  /// Draws text at a point of the context's coordinates. `origin` is where the pixels begin.
  func draw(
    _ item: TextItem, at point: CGPoint = .zero, origin: CGPoint = .zero, clips: [PlacedClip] = [], with painter: some TextPainter
  ) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    cairo_matrix_translate(&matrix, point.x, point.y)
    let target = PixelTarget(
      width: width, height: height, stride: Int(cairo_image_surface_get_stride(surface)), origin: origin,
      map: CGAffineTransform(a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0), clips: clips)
    cairo_surface_flush(surface)
    let bytes = UnsafeMutableRawBufferPointer(start: cairo_image_surface_get_data(surface), count: target.stride * height)
    var pixels = MutableRawSpan(_unsafeBytes: bytes)
    painter.paint(item, on: target, into: &pixels)
    cairo_surface_mark_dirty(surface)
  }

  /// Blue, green, red and opacity of a pixel, multiplied by the opacity.
  func pixel(_ x: Int, _ y: Int) -> [UInt8] {
    cairo_surface_flush(surface)
    let start = y * Int(cairo_image_surface_get_stride(surface)) + 4 * x
    return (0..<4).map { cairo_image_surface_get_data(surface)![start + $0] }
  }

  /// The pixels that are not empty.
  var ink: [(x: Int, y: Int, color: [UInt8])] {
    cairo_surface_flush(surface)
    let stride = Int(cairo_image_surface_get_stride(surface))
    let data = cairo_image_surface_get_data(surface)!
    var list: [(x: Int, y: Int, color: [UInt8])] = []
    for y in 0..<height {
      for x in 0..<width where data[y * stride + 4 * x + 3] != 0 {
        list.append((x, y, (0..<4).map { data[y * stride + 4 * x + $0] }))
      }
    }
    return list
  }

  /// The smallest rectangle in points around all ink; null without ink.
  var inkBounds: CGRect {
    ink.reduce(CGRect.null) { bounds, pixel in
      bounds.union(
        CGRect(
          x: CGFloat(pixel.x) / CGFloat(scale), y: CGFloat(pixel.y) / CGFloat(scale), width: 1 / CGFloat(scale),
          height: 1 / CGFloat(scale)))
    }
  }

  func write(_ path: String) { cairo_surface_write_to_png(surface, path) }
  func fillWhite() { cairo_set_source_rgb(context, 1, 1, 1); cairo_paint(context) }
}
