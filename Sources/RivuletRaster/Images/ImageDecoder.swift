import CCairo
import Foundation

/// Reads picture files.
enum ImageDecoder {
  /// The pixels of a file, turned as its camera was held; nil if it cannot be read.
  static func decode(_ path: String) -> RasterSurface? {
    guard let loaded = gdk_pixbuf_new_from_file(path, nil) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(loaded)) }
    guard let upright = gdk_pixbuf_apply_embedded_orientation(loaded) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(upright)) }
    let width = Int(gdk_pixbuf_get_width(upright))
    let height = Int(gdk_pixbuf_get_height(upright))
    let channels = Int(gdk_pixbuf_get_n_channels(upright))
    guard width <= RasterSurface.sideLimit, height <= RasterSurface.sideLimit, channels >= 3, gdk_pixbuf_get_bits_per_sample(upright) == 8,
      let bytes = gdk_pixbuf_read_pixels(upright)
    else { return nil }
    let rowLength = Int(gdk_pixbuf_get_rowstride(upright))
    let surface = RasterSurface(width: width, height: height)
    surface.withMutablePixels { pixels, stride in
      for row in 0..<height {
        for column in 0..<width {
          let source = bytes + row * rowLength + column * channels
          pixels[row * stride + column] = pixel(source[0], source[1], source[2], channels > 3 ? source[3] : 255)
        }
      }
    }
    return surface
  }

  /// A pixel with its colours multiplied by its opacity.
  private static func pixel(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ opacity: UInt8) -> UInt32 {
    func multiplied(_ value: UInt8) -> UInt32 { (UInt32(value) * UInt32(opacity) + 127) / 255 }
    return UInt32(opacity) << 24 | multiplied(red) << 16 | multiplied(green) << 8 | multiplied(blue)
  }
}
