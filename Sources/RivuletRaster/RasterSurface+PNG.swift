import CCairo
package import Foundation

extension RasterSurface {
  /// Returns the surface as a PNG image. Throws an error if the encoder fails, which happens only if memory runs out.
  package func png() throws -> Data {
    let output = ByteOutput()
    let status = cairo_surface_write_to_png_stream(
      surface,
      { closure, bytes, count in
        guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
        Unmanaged<ByteOutput>.fromOpaque(closure).takeUnretainedValue().data.append(bytes, count: Int(count))
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(output).toOpaque())
    guard status == CAIRO_STATUS_SUCCESS else {
      throw RasterError.encoding(String(cString: cairo_status_to_string(status)), width: width, height: height)
    }
    return output.data
  }
}

extension RasterSurface {
  /// Creates a surface from a PNG image with four bytes per pixel; nil if the data has another format.
  package convenience init?(png: Data) {
    let input = ByteInput(png)
    let read = cairo_image_surface_create_from_png_stream(
      { closure, bytes, count in
        guard let closure, let bytes else { return CAIRO_STATUS_READ_ERROR }
        return Unmanaged<ByteInput>.fromOpaque(closure).takeUnretainedValue().read(Int(count), to: bytes)
      }, Unmanaged.passUnretained(input).toOpaque())
    guard let read else { return nil }
    let format = cairo_image_surface_get_format(read)
    guard cairo_surface_status(read) == CAIRO_STATUS_SUCCESS, format == CAIRO_FORMAT_ARGB32 || format == CAIRO_FORMAT_RGB24 else {
      cairo_surface_destroy(read)
      return nil
    }
    self.init(owning: read)
  }
}

/// A reader that provides the bytes of the data to the decoder.
private final class ByteInput {
  private var rest: Data

  init(_ data: Data) {
    rest = data
  }

  func read(_ count: Int, to bytes: UnsafeMutablePointer<UInt8>) -> cairo_status_t {
    guard rest.count >= count else { return CAIRO_STATUS_READ_ERROR }
    rest.prefix(count).copyBytes(to: bytes, count: count)
    rest = rest.dropFirst(count)
    return CAIRO_STATUS_SUCCESS
  }
}

/// An error that prevents an image from being created.
package enum RasterError: Error, Equatable, CustomStringConvertible {
  /// An encoding failure, with the encoder's message and the size in pixels.
  case encoding(String, width: Int, height: Int)

  package var description: String {
    switch self {
    case .encoding(let reason, let width, let height):
      "An image of \(width)×\(height) pixels could not be written as PNG: \(reason). Use a smaller size or scale."
    }
  }
}
