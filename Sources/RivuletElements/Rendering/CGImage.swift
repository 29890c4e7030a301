public import Foundation
package import RivuletDrawing
package import RivuletFoundation

/// A bitmap image, named as in Core Graphics. Bitmap images come from `ImageRenderer` or from image files.
///
/// A separate process reads the pixels when they are first accessed or drawn.
public final class CGImage: Hashable, Sendable {
  /// The number of pixels per row.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The file that contains the image.
  package let file: FetchedFile

  private init(file: FetchedFile, width: Int, height: Int) {
    self.file = file
    self.width = width
    self.height = height
  }

  /// Creates an image from a file. The result is nil if the image can't be drawn.
  package convenience init?(file: FetchedFile) {
    guard let size = PictureCodecs.current?.size(ofPictureAt: file.path) else { return nil }
    self.init(file: file, width: Int(size.width.rounded(.up)), height: Int(size.height.rounded(.up)))
  }

  /// Creates an image from the data of a file. The result is nil if the image can't be drawn.
  package convenience init?(encoded data: Data) {
    guard !data.isEmpty, let file = try? FetchedFile(keeping: data) else { return nil }
    self.init(file: file)
  }

  /// Creates an image from pixels. The result is nil if the image can't be stored.
  package convenience init?(_ pixels: PictureBytes) {
    guard let data = PictureCodecs.current?.png(of: pixels), let file = try? FetchedFile(keeping: data) else { return nil }
    self.init(file: file, width: pixels.width, height: pixels.height)
  }

  /// The number of bits per component.
  public var bitsPerComponent: Int { 8 }
  /// The number of bits per pixel.
  public var bitsPerPixel: Int { 32 }
  /// The number of bytes per row.
  public var bytesPerRow: Int { width * 4 }
  /// The position of the opacity in a pixel.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  /// The layout of a pixel.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
  /// The colour space of the components.
  public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }
  /// The bytes of the pixels: premultiplied red, green and blue, then the opacity. The value is nil if the image can't be read.
  public var dataProvider: CGDataProvider? { pixels.flatMap { CGDataProvider(data: $0.bytes) } }

  /// The pixels, or nil if the image can't be read.
  package var pixels: PictureBytes? { PictureCodecs.current?.pixels(ofPictureAt: file.path) }

  /// Returns the image itself.
  public func copy() -> CGImage? { self }

  /// Returns the part of the image in a rectangle of pixels, or nil if that part is empty.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let part = rect.standardized.integral.intersection(whole)
    guard !part.isNull, part.width >= 1, part.height >= 1, let pixels else { return nil }
    if part == whole { return self }
    let (left, top, width, height) = (Int(part.minX), Int(part.minY), Int(part.width), Int(part.height))
    var bytes = Data(capacity: width * height * 4)
    for row in top..<top + height {
      let start = pixels.bytes.startIndex + (row * pixels.width + left) * 4
      bytes += pixels.bytes[start..<start + width * 4]
    }
    return PictureBytes(width: width, height: height, bytes: bytes).flatMap { CGImage($0) }
  }

  public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
