public import Foundation
import RivuletControls
import RivuletCore
import RivuletDrawing
public import RivuletElements
import RivuletScreens

/// An AppKit-compatible image. It may be created and read on any thread.
open class NSImage: NSObject, @unchecked Sendable {
  /// The name of an image in the app's resources.
  public typealias Name = String

  /// The content, which changes only by drawing into the image.
  var picture: PlatformPicture
  /// The size, in points. It differs from the size in pixels only if it has been set explicitly.
  open var size: CGSize
  /// A Boolean value that indicates whether the opaque parts of the image are drawn in the foreground style.
  open var isTemplate: Bool

  init(_ picture: PlatformPicture) {
    self.picture = picture
    size = picture.size
    if case .image(_, _, let isTemplate) = picture.source { self.isTemplate = isTemplate } else { isTemplate = false }
  }

  /// Creates an empty image.
  public override convenience init() { self.init(PlatformPicture()) }

  /// Creates an empty image of the given size, in points.
  public convenience init(size: CGSize) {
    self.init(PlatformPicture(source: .drawing(ImageDrawing(size: size, isOpaque: false) { _ in })))
  }

  /// The name of the app's icon.
  public static let applicationIconName: Name = "NSApplicationIcon"

  /// Creates an image from the app's resources. Returns nil if the name is unknown.
  public convenience init?(named name: Name) {
    self.init(name == Self.applicationIconName ? PlatformPicture.appIcon : PlatformPicture.named(name))
  }

  /// Creates an image from an asset catalog. The image is empty if the asset does not exist.
  @available(macOS 14.0, *)
  public convenience init(resource: ImageResource) {
    self.init(PlatformPicture.named(resource.name, bundle: resource.bundle) ?? PlatformPicture())
  }

  /// Creates an image of a system symbol. Returns nil if the name is unknown.
  public convenience init?(systemSymbolName name: String, accessibilityDescription description: String?) {
    self.init(PlatformPicture.symbol(name))
  }

  /// Creates an image from the data of a file. Returns nil if it can't be drawn.
  public convenience init?(data: Data) { self.init(PlatformPicture.encoded(data)) }

  /// Creates an image from a file. Returns nil if it can't be drawn.
  public convenience init?(contentsOfFile path: String) { self.init(PlatformPicture.file(path)) }

  /// Creates an image from a file. Returns nil if it can't be drawn.
  public convenience init?(contentsOf url: URL) {
    guard url.isFileURL else { return nil }
    self.init(PlatformPicture.file(url.path))
  }

  /// Creates an image from pixels, at a size in points. If the size is zero, each pixel is one point.
  public convenience init(cgImage: CGImage, size: CGSize) {
    self.init(PlatformPicture(source: .pixels(cgImage)))
    if size != .zero { self.size = size }
  }

  private convenience init?(_ picture: PlatformPicture?) {
    guard let picture else { return nil }
    self.init(picture)
  }

  /// True if the image has a size.
  open var isValid: Bool { picture.size.width > 0 && picture.size.height > 0 }

  /// The image in TIFF format; nil if it is empty.
  open var tiffRepresentation: Data? { picture.pixels?.pixels.map { TIFFFile.data(of: $0) } }

  /// Returns the pixels of the image, or nil if there are none. The proposed rectangle, context and hints have no effect.
  open func cgImage(forProposedRect proposedRect: CGRect?, context: AnyObject?, hints: [String: Any]?) -> CGImage? { picture.pixels }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSImage else { return false }
    return other.picture == picture && other.size == size && other.isTemplate == isTemplate
  }

  open override var hash: Int { ObjectIdentifier(NSImage.self).hashValue }
}

extension Image {
  /// Creates an image from an AppKit image. Screen readers ignore the image.
  public init(nsImage: NSImage) {
    var picture = nsImage.picture
    if nsImage.isTemplate { picture.isTemplate = true }
    let (image, size) = (picture.image, nsImage.size)
    guard size != picture.size else {
      self = image
      return
    }
    self.init(
      ImageDrawing(size: size, isOpaque: false) { $0.draw(image, in: CGRect(origin: .zero, size: size)) }, label: .decorative)
  }
}

/// An AppKit-compatible type that represents the pixels of an image, which can be converted to files.
open class NSBitmapImageRep: NSObject, @unchecked Sendable {
  /// The type of a file.
  public enum FileType: UInt, Sendable {
    case tiff, bmp, gif, jpeg, png, jpeg2000
  }

  /// A property of a file.
  public struct PropertyKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The quality of a JPEG file, from 0 to 1.
    public static let compressionFactor = PropertyKey(rawValue: "NSImageCompressionFactor")
  }

  private let picture: CGImage

  /// Creates a bitmap representation from the pixels of an image.
  public init(cgImage: CGImage) { picture = cgImage }

  /// Creates a bitmap representation from the data of a file. Returns nil if the data can't be read.
  public init?(data: Data) {
    guard let picture = CGImage(encoded: data) else { return nil }
    self.picture = picture
  }

  /// The number of pixels per row.
  open var pixelsWide: Int { picture.width }
  /// The number of rows.
  open var pixelsHigh: Int { picture.height }
  /// The size, in points, at one pixel per point.
  open var size: CGSize { CGSize(width: picture.width, height: picture.height) }
  /// The pixels as an image.
  open var cgImage: CGImage? { picture }

  /// Encodes the pixels as a file. Returns nil for BMP, GIF and JPEG 2000, which are not supported.
  open func representation(using storageType: FileType, properties: [PropertyKey: Any]) -> Data? {
    let picture = PlatformPicture(source: .pixels(picture))
    switch storageType {
    case .png: return picture.png
    case .jpeg:
      let quality = properties[.compressionFactor]
      return picture.jpeg(quality as? CGFloat ?? (quality as? Double ?? (quality as? Float).map { Double($0) }).map { CGFloat($0) } ?? 0.75)
    case .tiff: return self.picture.pixels.map { TIFFFile.data(of: $0) }
    case .bmp, .gif, .jpeg2000: return nil
    }
  }
}

/// A writer that stores images as uncompressed TIFF files.
private enum TIFFFile {
  /// The type of a number in a field.
  private enum Kind: UInt16 {
    case short = 3
    case long = 4
  }

  static func data(of picture: PictureBytes) -> Data {
    let fields: [(tag: UInt16, kind: Kind, count: UInt32, value: UInt32)] = [
      (256, .long, 1, UInt32(picture.width)), (257, .long, 1, UInt32(picture.height)), (258, .short, 4, 8), (259, .short, 1, 1),
      (262, .short, 1, 2), (273, .long, 1, 0), (277, .short, 1, 4), (278, .long, 1, UInt32(picture.height)),
      (279, .long, 1, UInt32(picture.bytes.count)),
      // The colours are premultiplied.
      (338, .short, 1, 1),
    ]
    let bits = UInt32(8 + 2 + fields.count * 12 + 4)
    var file = Data([0x49, 0x49, 42, 0])
    append(UInt32(8), to: &file)
    append(UInt16(fields.count), to: &file)
    for field in fields {
      append(field.tag, to: &file)
      append(field.kind.rawValue, to: &file)
      append(field.count, to: &file)
      switch field.tag {
      case 258: append(bits, to: &file)
      case 273: append(bits + 8, to: &file)
      default: append(field.value, to: &file)
      }
    }
    append(UInt32(0), to: &file)
    for _ in 0..<4 { append(UInt16(8), to: &file) }
    return file + picture.bytes
  }

  private static func append<Number: FixedWidthInteger>(_ number: Number, to file: inout Data) {
    for byte in 0..<Number.bitWidth / 8 { file.append(UInt8(truncatingIfNeeded: number >> (byte * 8))) }
  }
}
