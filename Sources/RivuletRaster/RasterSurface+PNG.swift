import CCairo
package import Foundation

extension RasterSurface {
  /// The surface as a PNG file. Throws if the encoder fails, which it does for lack of memory only.
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

/// Collects what the encoder writes.
private final class ByteOutput {
  var data = Data()
}
