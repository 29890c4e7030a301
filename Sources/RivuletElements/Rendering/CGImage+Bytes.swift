public import Foundation
import RivuletDrawing

/// A source of image data, named as in Core Graphics.
public final class CGDataProvider: Sendable {
  /// The bytes.
  public let data: Data?

  /// Creates a provider for the given bytes.
  public init?(data: Data) { self.data = data }

  /// Creates a provider for the given bytes.
  public convenience init?(data: NSData) { self.init(data: Data(referencing: data)) }
}

/// The position of the opacity in a pixel, named as in Core Graphics.
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none = 0
  case premultipliedLast = 1
  case premultipliedFirst = 2
  case last = 3
  case first = 4
  case noneSkipLast = 5
  case noneSkipFirst = 6
  case alphaOnly = 7
}

/// The byte order of pixels, named as in Core Graphics. The lowest bits contain a `CGImageAlphaInfo`.
public struct CGBitmapInfo: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The bits that contain the position of the opacity.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// The components in their default order.
  public static let byteOrderDefault = CGBitmapInfo([])
  /// The components in reverse order, last component first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// The components in order, first component first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

/// The treatment of colours that a screen cannot show, named as in Core Graphics. In Rivulet, all images are in sRGB.
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

/// A colour space, named as in Core Graphics. Rivulet treats all colour spaces as sRGB, or as shades of grey in sRGB.
public final class CGColorSpace: Hashable, Sendable {
  /// The name of the colour space.
  public let name: String?
  /// The number of components of a colour, excluding the opacity.
  public let numberOfComponents: Int

  /// Creates a colour space with a name.
  public init?(name: String) {
    self.name = name
    numberOfComponents = name == Self.genericGrayGamma2_2 || name == Self.linearGray ? 1 : 3
  }

  public static let sRGB = "kCGColorSpaceSRGB"
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  public static let genericRGBLinear = "kCGColorSpaceGenericRGBLinear"
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  public static let linearGray = "kCGColorSpaceLinearGray"

  public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool { lhs.name == rhs.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// Returns the colour space of the screen.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(name: CGColorSpace.sRGB)! }

/// Returns the screen's colour space for greys.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(name: CGColorSpace.genericGrayGamma2_2)! }

extension CGImage {
  /// Creates an image from pixels with 8 bits per component. The result is nil for other pixel formats and if there are too few bytes.
  ///
  /// - Parameters:
  ///   - width: The width, in pixels.
  ///   - height: The height, in pixels.
  ///   - bitsPerComponent: The number of bits per component, which must be 8.
  ///   - bitsPerPixel: The number of bits from one pixel to the next.
  ///   - bytesPerRow: The number of bytes from one row to the next.
  ///   - space: The colour space, which is read as red, green and blue, or as grey.
  ///   - bitmapInfo: The position of the opacity, and the order of the bytes.
  ///   - provider: The bytes.
  ///   - decode: This parameter has no effect.
  ///   - shouldInterpolate: This parameter has no effect.
  ///   - intent: This parameter has no effect.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace, bitmapInfo: CGBitmapInfo,
    provider: CGDataProvider, decode: [CGFloat]?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard let data = provider.data, let order = PixelOrder(bitsPerComponent, bitsPerPixel, space, bitmapInfo) else { return nil }
    guard let pixels = order.picture(of: data, width: width, height: height, bytesPerRow: bytesPerRow) else { return nil }
    self.init(pixels)
  }

  /// Creates an image from a PNG file. The result is nil if the image can't be drawn.
  public convenience init?(
    pngDataProviderSource source: CGDataProvider, decode: [CGFloat]?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard let data = source.data else { return nil }
    self.init(encoded: data)
  }

  /// Creates an image from a JPEG file. The result is nil if the image can't be drawn.
  public convenience init?(
    jpegDataProviderSource source: CGDataProvider, decode: [CGFloat]?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard let data = source.data else { return nil }
    self.init(encoded: data)
  }
}
