import CCairo
import CRivuletPictures
package import Foundation
package import RivuletDrawing

/// A codec that reads pictures in a separate process, as for drawing, and encodes files.
package struct RasterCodec: PictureCodec {
  package init() {}

  package func size(ofPictureAt path: String) -> CGSize? {
    guard case .success(let measure) = ImageDecoder.measure(path), measure.size.width > 0, measure.size.height > 0 else { return nil }
    return measure.size
  }

  package func pixels(ofPictureAt path: String) -> PictureBytes? {
    guard case .success(let measure) = ImageDecoder.measure(path) else { return nil }
    let (width, height) = (measure.size.width.rounded(.up), measure.size.height.rounded(.up))
    guard width * height <= CGFloat(ImageLimits.drawnPixels) || !measure.isDrawing else { return nil }
    guard case .success(let surface) = ImageDecoder.decode(path, width: Int(width), height: Int(height)) else { return nil }
    return surface.picture
  }

  package func png(of pixels: PictureBytes) -> Data? { RasterSurface(pixels).flatMap { try? $0.png() } }

  package func jpeg(of pixels: PictureBytes, quality: Double) -> Data? {
    let share = quality.isFinite ? min(max(quality, 0), 1) : 1
    var size = 0
    let file = pixels.bytes.withUnsafeBytes { bytes in
      bytes.bindMemory(to: UInt8.self).baseAddress.flatMap {
        rivulet_picture_jpeg($0, Int32(pixels.width), Int32(pixels.height), Int32((share * 100).rounded()), &size)
      }
    }
    guard let file else { return nil }
    return Data(bytesNoCopy: file, count: size, deallocator: .custom { file, _ in rivulet_picture_free(file) })
  }
}

extension RasterSurface {
  /// The pixels as red, green, blue and opacity.
  fileprivate var picture: PictureBytes? {
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
  fileprivate convenience init?(_ picture: PictureBytes) {
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
