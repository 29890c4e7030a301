import CCairo
import Foundation
import RivuletDrawing

extension RasterSurface {
  /// The pixels in the order red, green, blue, opacity; nil if memory runs out.
  var picture: PictureBytes? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 4)
    withBytes { source in
      guard source.count == stride * height else { return }
      for row in 0..<height {
        for column in 0..<width {
          let start = row * stride + column * 4
          bytes.append(source[start + 2])
          bytes.append(source[start + 1])
          bytes.append(source[start])
          bytes.append(source[start + 3])
        }
      }
    }
    return PictureBytes(width: width, height: height, bytes: Data(bytes))
  }

  /// Creates a surface with these pixels; nil if memory runs out.
  convenience init?(_ picture: PictureBytes) {
    self.init(width: picture.width, height: picture.height)
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
    let source = [UInt8](picture.bytes)
    withMutablePixels { rows, length in
      for row in 0..<picture.height {
        for column in 0..<picture.width {
          let start = (row * picture.width + column) * 4
          let (opacity, red) = (UInt32(source[start + 3]), UInt32(source[start]))
          let (green, blue) = (UInt32(source[start + 1]), UInt32(source[start + 2]))
          rows[row * length + column] = opacity << 24 | red << 16 | green << 8 | blue
        }
      }
    }
  }
}
