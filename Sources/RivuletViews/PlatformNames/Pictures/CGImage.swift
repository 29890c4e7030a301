public import Foundation
import RivuletDrawing
import RivuletFoundation

/// A picture of pixels under its name in Core Graphics: what `ImageRenderer` makes, and what data of a picture file holds.
///
/// Its pixels are read when they are asked for or drawn, in a process of their own.
public final class CGImage: Hashable, Sendable {
  /// Pixels a row.
  public let width: Int
  /// Rows.
  public let height: Int
  /// The file with the picture.
  let file: FetchedFile

  private init(file: FetchedFile, width: Int, height: Int) {
    self.file = file
    self.width = width
    self.height = height
  }

  /// The picture in a file; nil if it can't be drawn.
  convenience init?(file: FetchedFile) {
    guard let size = PictureCodecs.current?.size(ofPictureAt: file.path) else { return nil }
    self.init(file: file, width: Int(size.width.rounded(.up)), height: Int(size.height.rounded(.up)))
  }

  /// The picture in the data of a file; nil if it can't be drawn.
  convenience init?(encoded data: Data) {
    guard !data.isEmpty, let file = try? FetchedFile(keeping: data) else { return nil }
    self.init(file: file)
  }

  /// A picture of some pixels; nil if it can't be kept.
  convenience init?(_ pixels: PictureBytes) {
    guard let data = PictureCodecs.current?.png(of: pixels), let file = try? FetchedFile(keeping: data) else { return nil }
    self.init(file: file, width: pixels.width, height: pixels.height)
  }

  /// Bits of each of red, green, blue and opacity.
  public var bitsPerComponent: Int { 8 }
  /// Bits of a pixel.
  public var bitsPerPixel: Int { 32 }
  /// Bytes from one row to the next.
  public var bytesPerRow: Int { width * 4 }
  /// The place of the opacity in a pixel.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  /// The layout of a pixel.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
  /// The colours that the components stand for.
  public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }
  /// The bytes of the pixels: red, green, blue and opacity, colours multiplied by the opacity. Nil if the picture can't be read.
  public var dataProvider: CGDataProvider? { pixels.flatMap { CGDataProvider(data: $0.bytes) } }

  /// The pixels; nil if the picture can't be read.
  var pixels: PictureBytes? { PictureCodecs.current?.pixels(ofPictureAt: file.path) }

  /// Returns the picture itself.
  public func copy() -> CGImage? { self }

  /// The part of the picture in a rectangle of pixels; nil if there is none.
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
