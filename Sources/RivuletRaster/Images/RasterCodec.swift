import CCairo
import CRivuletPictures
package import Foundation
package import RivuletDrawing

/// A codec that decodes images in a separate process, as drawing does, and encodes files.
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
