public import Foundation
import RivuletControls
import RivuletCore
public import RivuletElements
import RivuletScreens

/// A UIKit-compatible image. It may be created and read on any thread.
open class UIImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {
  /// The orientation of an image's pixels.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// The rendering mode, which determines whether an image is drawn in its own colours or as a template.
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// The way in which an image fills the area between its margins.
  public enum ResizingMode: Int, Sendable {
    case tile, stretch
  }

  let picture: PlatformPicture

  /// Creates an empty image.
  public override convenience init() { self.init(PlatformPicture()) }

  init(_ picture: PlatformPicture) { self.picture = picture }

  /// Creates an image from the app's resources. Returns nil if the name is unknown.
  public convenience init?(named name: String) { self.init(PlatformPicture.named(name)) }

  /// Creates an image from a bundle's resources. Returns nil if the name is unknown.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init(PlatformPicture.named(name, bundle: bundle))
  }

  /// Creates an image from a bundle's resources. Returns nil if the name is unknown. The traits have no effect, because the variant is
  /// selected where the image is drawn.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    self.init(PlatformPicture.named(name, bundle: bundle))
  }

  /// Creates an image from an asset catalog. The image is empty if the asset does not exist.
  @available(iOS 17.0, tvOS 17.0, watchOS 10.0, *)
  public convenience init(resource: ImageResource) {
    self.init(PlatformPicture.named(resource.name, bundle: resource.bundle) ?? PlatformPicture())
  }

  /// Creates an image of a system symbol. Returns nil if the name is unknown.
  public convenience init?(systemName name: String) { self.init(PlatformPicture.symbol(name)) }

  /// Creates an image of a system symbol. Returns nil if the name is unknown. The configuration has no effect.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) { self.init(systemName: name) }

  /// Creates an image from the data of a file. Returns nil if it can't be drawn.
  public convenience init?(data: Data) { self.init(PlatformPicture.encoded(data)) }

  /// Creates an image from the data of a file. Returns nil if the image can't be drawn.
  ///
  /// - Parameters:
  ///   - data: The content of the file.
  ///   - scale: The number of pixels per point.
  public convenience init?(data: Data, scale: CGFloat) { self.init(PlatformPicture.encoded(data, scale: scale)) }

  /// Creates an image from a file. Returns nil if it can't be drawn.
  public convenience init?(contentsOfFile path: String) { self.init(PlatformPicture.file(path)) }

  /// Creates an image from pixels, at one pixel per point.
  public convenience init(cgImage: CGImage) { self.init(PlatformPicture(source: .pixels(cgImage))) }

  /// Creates an image from pixels.
  ///
  /// - Parameters:
  ///   - cgImage: The pixels.
  ///   - scale: The number of pixels per point.
  ///   - orientation: The orientation of the pixels.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    self.init(PlatformPicture(source: .pixels(cgImage), scale: scale, orientation: orientation.image))
  }

  /// Creates an image from a literal. The image is empty if the name is unknown.
  public required convenience init(imageLiteralResourceName name: String) {
    self.init(PlatformPicture.named(name) ?? PlatformPicture())
  }

  private convenience init?(_ picture: PlatformPicture?) {
    guard let picture else { return nil }
    self.init(picture)
  }

  /// A configuration for images. It has no effect on Linux.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// A configuration for symbols. It has no effect on Linux.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    public init(pointSize: CGFloat) {}
    public init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {}
    public init(scale: UIImage.SymbolScale) {}
    public init(textStyle: UIFont.TextStyle) {}
  }

  /// The weight of a symbol.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The scale of a symbol.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified, small, medium, large
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIImage)?.picture == picture }

  open override var hash: Int { ObjectIdentifier(UIImage.self).hashValue }
}

extension UIImage {
  /// The size, in points.
  public var size: CGSize { picture.size }
  /// The number of pixels per point.
  public var scale: CGFloat { picture.scale }
  /// The orientation of the pixels.
  public var imageOrientation: Orientation { Orientation(picture.orientation) }
  /// The pixels; nil if there are none. Symbols and images in the app's resources are rendered on access.
  public var cgImage: CGImage? { picture.pixels }
  /// True if the image is a system symbol.
  public var isSymbolImage: Bool { if case .image(_, _, true) = picture.source { true } else { false } }

  /// The rendering mode, which determines whether the image is drawn in its own colours or as a template.
  public var renderingMode: RenderingMode {
    switch picture.isTemplate {
    case nil: .automatic
    case true?: .alwaysTemplate
    case false?: .alwaysOriginal
    }
  }

  /// Returns the image in PNG format, or nil if it is empty.
  public func pngData() -> Data? { picture.png }

  /// Returns the image in JPEG format, or nil if it is empty.
  ///
  /// - Parameter compressionQuality: The quality, from 0 (smallest file) to 1 (best image).
  public func jpegData(compressionQuality: CGFloat) -> Data? { picture.jpeg(compressionQuality) }

  /// Returns the image with the given rendering mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changed { $0.isTemplate = renderingMode == .automatic ? nil : renderingMode == .alwaysTemplate }
  }

  /// Returns the image as a template with a tint colour.
  public func withTintColor(_ color: UIColor) -> UIImage { changed { $0.tint = color.color } }

  /// Returns the image as a template with a tint colour.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changed { picture in
      picture.tint = color.color
      picture.isTemplate = renderingMode == .alwaysTemplate ? true : nil
    }
  }

  /// Returns an image that is tiled between margins of fixed size when it fills a rectangle. Views use
  /// `resizable(capInsets:resizingMode:)`.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns an image that is tiled or stretched between margins of fixed size when it fills a rectangle. Views use
  /// `resizable(capInsets:resizingMode:)`.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    changed { $0.resizing = PlatformPicture.Resizing(caps: capInsets, tiles: resizingMode == .tile) }
  }

  /// The margins of fixed size.
  public var capInsets: UIEdgeInsets { picture.resizing?.caps ?? .zero }

  /// The way in which the image fills a rectangle.
  public var resizingMode: ResizingMode { picture.resizing?.tiles == false ? .stretch : .tile }

  /// Returns the image unchanged, because symbols ignore configurations.
  public func withConfiguration(_ configuration: Configuration) -> UIImage { self }

  /// Returns the image at another size, in points, or nil if it is empty.
  public func preparingThumbnail(of size: CGSize) -> UIImage? { picture.resized(to: size).map { UIImage($0) } }

  /// Returns the image at another size, in points, or nil if it is empty.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

  /// Returns the image unchanged.
  public func preparingForDisplay() -> UIImage? { self }

  /// Returns the image unchanged.
  public func byPreparingForDisplay() async -> UIImage? { self }

  private func changed(_ change: (inout PlatformPicture) -> Void) -> UIImage {
    var copy = picture
    change(&copy)
    return UIImage(copy)
  }
}

extension UIImage.Orientation {
  init(_ orientation: Image.Orientation) {
    self =
      switch orientation {
      case .up: .up
      case .upMirrored: .upMirrored
      case .down: .down
      case .downMirrored: .downMirrored
      case .left: .left
      case .leftMirrored: .leftMirrored
      case .right: .right
      case .rightMirrored: .rightMirrored
      }
  }

  /// The corresponding `Image.Orientation`.
  var image: Image.Orientation {
    switch self {
    case .up: .up
    case .upMirrored: .upMirrored
    case .down: .down
    case .downMirrored: .downMirrored
    case .left: .left
    case .leftMirrored: .leftMirrored
    case .right: .right
    case .rightMirrored: .rightMirrored
    }
  }
}

extension Image {
  /// Creates an image from a UIKit image. Screen readers ignore the image.
  public init(uiImage: UIImage) { self = uiImage.picture.image }
}

/// The default type of image literals.
public typealias _ImageLiteralType = UIImage
