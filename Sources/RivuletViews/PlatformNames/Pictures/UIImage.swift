public import Foundation
import RivuletCore

/// A picture under its name in UIKit. It may be made and read on any thread.
open class UIImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {
  /// The turn of a picture before it is shown.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// Whether a picture has colours of its own.
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  let picture: PlatformPicture

  /// An empty picture.
  public override convenience init() { self.init(PlatformPicture()) }

  init(_ picture: PlatformPicture) { self.picture = picture }

  /// A picture of the app's resources; nil if there is none by that name.
  public convenience init?(named name: String) { self.init(PlatformPicture.named(name)) }

  /// A picture of a bundle's resources; nil if there is none by that name.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init(PlatformPicture.named(name, bundle: bundle))
  }

  /// A picture of an asset catalog; empty if there is none.
  public convenience init(resource: ImageResource) {
    self.init(PlatformPicture.named(resource.name, bundle: resource.bundle) ?? PlatformPicture())
  }

  /// A symbol of the system; nil if there is none by that name.
  public convenience init?(systemName name: String) { self.init(PlatformPicture.symbol(name)) }

  /// A symbol of the system; nil if there is none by that name. The configuration changes nothing.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) { self.init(systemName: name) }

  /// The picture in the data of a file; nil if it can't be drawn.
  public convenience init?(data: Data) { self.init(PlatformPicture.encoded(data)) }

  /// The picture in the data of a file; nil if it can't be drawn.
  ///
  /// - Parameter scale: How many pixels make a point.
  public convenience init?(data: Data, scale: CGFloat) { self.init(PlatformPicture.encoded(data, scale: scale)) }

  /// The picture in a file; nil if it can't be drawn.
  public convenience init?(contentsOfFile path: String) { self.init(PlatformPicture.file(path)) }

  /// A picture of pixels, each one point.
  public convenience init(cgImage: CGImage) { self.init(PlatformPicture(source: .pixels(cgImage))) }

  /// A picture of pixels.
  ///
  /// - Parameter scale: How many pixels make a point.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    self.init(PlatformPicture(source: .pixels(cgImage), scale: scale, orientation: orientation.image))
  }

  /// The picture of a literal; empty if there is none by that name.
  public required convenience init(imageLiteralResourceName name: String) {
    self.init(PlatformPicture.named(name) ?? PlatformPicture())
  }

  private convenience init?(_ picture: PlatformPicture?) {
    guard let picture else { return nil }
    self.init(picture)
  }

  /// The look of symbols. It changes nothing here.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// The look of symbols. It changes nothing here.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    public init(pointSize: CGFloat) {}
    public init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {}
    public init(scale: UIImage.SymbolScale) {}
    public init(textStyle: UIFont.TextStyle) {}
  }

  /// Weights of symbols.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// Sizes of symbols.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified, small, medium, large
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIImage)?.picture == picture }

  open override var hash: Int { ObjectIdentifier(UIImage.self).hashValue }
}

extension UIImage {
  /// In points.
  public var size: CGSize { picture.size }
  /// The pixels of a point.
  public var scale: CGFloat { picture.scale }
  /// The turn of the pixels.
  public var imageOrientation: Orientation { Orientation(picture.orientation) }
  /// The pixels, those of a symbol or of a picture of the app as they are painted; nil if there are none.
  public var cgImage: CGImage? { picture.pixels }
  /// Whether it is a symbol of the system.
  public var isSymbolImage: Bool { if case .image(_, _, true) = picture.source { true } else { false } }

  /// Whether the picture has colours of its own.
  public var renderingMode: RenderingMode {
    switch picture.isTemplate {
    case nil: .automatic
    case true?: .alwaysTemplate
    case false?: .alwaysOriginal
    }
  }

  /// The picture as a PNG file; nil if it is empty.
  public func pngData() -> Data? { picture.png }

  /// The picture as a JPEG file; nil if it is empty.
  ///
  /// - Parameter compressionQuality: From 0, the smallest file, to 1, the best picture.
  public func jpegData(compressionQuality: CGFloat) -> Data? { picture.jpeg(compressionQuality) }

  /// The picture in its own colours or as a template.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changed { $0.isTemplate = renderingMode == .automatic ? nil : renderingMode == .alwaysTemplate }
  }

  /// The picture as a template of a colour.
  public func withTintColor(_ color: UIColor) -> UIImage { changed { $0.tint = color.color } }

  /// The picture as a template of a colour.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changed { picture in
      picture.tint = color.color
      picture.isTemplate = renderingMode == .alwaysTemplate ? true : nil
    }
  }

  /// The picture itself: symbols look alike in every configuration.
  public func withConfiguration(_ configuration: Configuration) -> UIImage { self }

  /// The picture in another size in points; nil if it is empty.
  public func preparingThumbnail(of size: CGSize) -> UIImage? { picture.resized(to: size).map { UIImage($0) } }

  /// The picture in another size in points; nil if it is empty.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

  /// The picture itself.
  public func preparingForDisplay() -> UIImage? { self }

  /// The picture itself.
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

  /// The orientation of a view.
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
  /// The picture of that name in UIKit. A screen reader passes over it.
  public init(uiImage: UIImage) { self = uiImage.picture.image }
}

/// The type of a literal of an image where nothing else says.
public typealias _ImageLiteralType = UIImage
