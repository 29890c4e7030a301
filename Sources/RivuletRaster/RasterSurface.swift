import CCairo
import Foundation
import RivuletDrawing
import RivuletGeometry

/// An image in memory, with one byte each for blue, green, red and opacity. Colours are premultiplied.
package final class RasterSurface {
  /// The number of pixels in a row.
  package let width: Int
  /// The number of rows.
  package let height: Int
  /// The number of bytes in a row.
  package let stride: Int
  /// The image surface, which this object owns.
  private(set) var surface: OpaquePointer
  /// True if an error has stopped cairo from drawing on the surface, which should never happen.
  package internal(set) var hasFailed = false

  /// Creates a clear surface. Each side is clamped to the range from one pixel to cairo's maximum.
  package init(width: Int, height: Int) {
    self.width = min(max(width, 1), Self.sideLimit)
    self.height = min(max(height, 1), Self.sideLimit)
    surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(self.width), Int32(self.height))
    stride = Int(cairo_image_surface_get_stride(surface))
  }

  /// Creates an object that takes ownership of a cairo surface.
  init(owning surface: OpaquePointer) {
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
    stride = Int(cairo_image_surface_get_stride(surface))
    self.surface = surface
  }

  deinit {
    cairo_surface_destroy(surface)
  }

  /// Replaces the surface with a copy if an error has stopped cairo from drawing on it. Errors of a surface are permanent.
  func replaceIfFailed() {
    guard cairo_surface_status(surface) != CAIRO_STATUS_SUCCESS,
      let fresh = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    else { return }
    hasFailed = true
    if let old = cairo_image_surface_get_data(surface), let new = cairo_image_surface_get_data(fresh),
      Int(cairo_image_surface_get_stride(fresh)) == stride
    {
      memcpy(new, old, stride * height)
      cairo_surface_mark_dirty(fresh)
    }
    cairo_surface_destroy(surface)
    surface = fresh
  }

  /// The maximum side length of a cairo image surface, in pixels.
  package static let sideLimit = 32_767

  /// Calls `body` with the bytes in row-major order. Rows are `stride` bytes apart. The pointer is valid only during the call.
  package func withBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    cairo_surface_flush(surface)
    let start = cairo_image_surface_get_data(surface)
    return try body(UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : stride * height))
  }

  /// Calls `body` with the mutable bytes in row-major order. Rows are `stride` bytes apart. Does nothing if memory for the pixels could
  /// not be allocated.
  func withMutableBytes(_ body: (UnsafeMutableRawBufferPointer) -> Void) {
    cairo_surface_flush(surface)
    guard let start = cairo_image_surface_get_data(surface) else { return }
    body(UnsafeMutableRawBufferPointer(start: start, count: stride * height))
    cairo_surface_mark_dirty(surface)
  }

  /// Calls `body` with the mutable pixels and the number of pixels per row. Does nothing if memory for the pixels could not be allocated.
  func withMutablePixels(_ body: (PixelRows, Int) -> Void) {
    withMutableBytes { bytes in
      bytes.withMemoryRebound(to: UInt32.self) { body(PixelRows(pixels: $0), stride / 4) }
    }
  }
}

extension RasterSurface {
  /// Returns the red, green, blue and opacity of a pixel, from 0 to 255 and not premultiplied; nil outside the surface.
  package func pixel(x: Int, y: Int) -> (red: Int, green: Int, blue: Int, opacity: Int)? {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return nil }
    return withBytes { bytes in
      let start = y * stride + x * 4
      guard start + 3 < bytes.count else { return nil }
      let opacity = Int(bytes[start + 3])
      func plain(_ value: UInt8) -> Int { opacity == 0 ? 0 : min((Int(value) * 255 + opacity / 2) / opacity, 255) }
      return (plain(bytes[start + 2]), plain(bytes[start + 1]), plain(bytes[start]), opacity)
    }
  }
}

/// The pixels of a surface in row-major order. They are valid only during the closure that receives them.
struct PixelRows {
  fileprivate let pixels: UnsafeMutableBufferPointer<UInt32>

  /// A pixel, which contains the opacity in its highest byte, followed by red, green and blue.
  subscript(index: Int) -> UInt32 {
    get { pixels[index] }
    nonmutating set { pixels[index] = newValue }
  }

  /// Copies pixels within a row or between rows. The source and target may overlap.
  func copyRow(from source: Int, to target: Int, count: Int) {
    guard count > 0, let start = pixels.baseAddress else { return }
    memmove(start + target, start + source, count * MemoryLayout<UInt32>.stride)
  }

  /// Returns a copy of a rectangle's pixels in row-major order.
  func copy(_ rect: PixelRect, rowLength: Int) -> [UInt32] {
    [UInt32](unsafeUninitializedCapacity: rect.pixelCount) { copy, count in
      count = rect.pixelCount
      guard count > 0, let start = pixels.baseAddress, let place = copy.baseAddress else { return }
      for row in 0..<rect.height {
        let source = start + (rect.y + row) * rowLength + rect.x
        memcpy(place + row * rect.width, source, rect.width * MemoryLayout<UInt32>.stride)
      }
    }
  }

  /// Writes copied pixels to a rectangle.
  func put(_ copy: [UInt32], on rect: PixelRect, rowLength: Int) {
    copy.withUnsafeBufferPointer { copy in
      guard let start = pixels.baseAddress, let place = copy.baseAddress else { return }
      for row in 0..<rect.height {
        let target = start + (rect.y + row) * rowLength + rect.x
        memcpy(target, place + row * rect.width, rect.width * MemoryLayout<UInt32>.stride)
      }
    }
  }
}
