import Foundation
import RivuletCore
import RivuletDrawing
import RivuletElements
import RivuletFoundation
import RivuletGeometry

/// An image in the representation that UIKit and AppKit classes share.
struct PlatformPicture: Equatable, Sendable {
  /// The source of the image.
  enum Source: Equatable, Sendable {
    case none
    case pixels(CGImage)
    /// An image in the app's resources or a system symbol, drawn at the size for body text.
    case image(Image, CGSize, isTemplate: Bool)
    /// An image drawn by an app's closure.
    case drawing(ImageDrawing)
  }

  var source = Source.none
  /// The number of pixels per point.
  package var scale: CGFloat = 1
  var orientation = Image.Orientation.up
  /// True to draw the opaque parts of the image in a single colour; nil to let the kind of image decide.
  var isTemplate: Bool?
  /// The colour of a template; nil for the foreground style.
  package var tint: Color?
  /// The margins and mode with which the image fills a rectangle in drawings; nil if the image is stretched as a whole.
  var resizing: Resizing?

  /// A description of how an image fills a rectangle.
  struct Resizing: Equatable, Sendable {
    let caps: UIEdgeInsets
    let tiles: Bool
  }

  /// Returns the image in a file's data, or nil if it can't be drawn.
  static func encoded(_ data: Data, scale: CGFloat = 1) -> PlatformPicture? {
    CGImage(encoded: data).map { PlatformPicture(source: .pixels($0), scale: scale > 0 && scale.isFinite ? scale : 1) }
  }

  /// Returns the image in a file, or nil if it can't be drawn.
  static func file(_ path: String) -> PlatformPicture? {
    CGImage(file: FetchedFile(path: path)).map { PlatformPicture(source: .pixels($0)) }
  }

  /// Returns an image in the app's resources, or nil if the name is unknown.
  static func named(_ name: String, bundle: Bundle? = nil) -> PlatformPicture? { found(Image(name, bundle: bundle)) }

  /// The app's icon; nil if the resources contain none.
  static var appIcon: PlatformPicture? { named("AppIcon") ?? AssetCatalogs.ofFrontWindow.icon(named: "AppIcon").flatMap { file($0) } }

  /// Returns the image of a system symbol, or nil if the name is unknown.
  static func symbol(_ name: String) -> PlatformPicture? { found(Image(systemName: name)) }

  private static func found(_ image: Image) -> PlatformPicture? {
    MainThread.run { () -> PlatformPicture? in
      guard let services = IssueSink.currentServices, let found = image.found(by: services), found.exists else { return nil }
      return PlatformPicture(source: .image(image, found.size, isTemplate: found.isTemplate))
    }
  }

  /// The size, in points.
  var size: CGSize {
    switch source {
    case .none: return .zero
    case .pixels(let picture):
      let (width, height) = (CGFloat(picture.width) / scale, CGFloat(picture.height) / scale)
      return orientation.swapsSides ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    case .image(_, let size, _): return size
    case .drawing(let drawing): return drawing.size
    }
  }

  /// The image as an `Image`.
  var image: Image {
    var image =
      switch source {
      case .none: Image(ImageDrawing(size: .zero, isOpaque: false) { _ in }, label: .decorative)
      case .pixels(let picture): Image(picture, scale: scale, orientation: orientation, label: .decorative)
      case .image(let image, _, _): image
      case .drawing(let drawing): Image(drawing, label: .decorative)
      }
    if let isTemplate { image = image.renderingMode(isTemplate ? .template : .original) }
    guard let tint, isTemplate != false else { return image }
    let (template, size) = (image.renderingMode(.template), size)
    return Image(
      ImageDrawing(size: size, isOpaque: false) { context in
        var resolved = context.resolve(template)
        resolved.shading = .color(tint)
        context.draw(resolved, in: CGRect(origin: .zero, size: size))
      }, label: .decorative)
  }

  /// The pixels of the image; nil if it is empty or there is no painter.
  var pixels: CGImage? {
    if case .pixels(let picture) = source, orientation == .up, tint == nil { return picture }
    return MainThread.run {
      let renderer = ImageRenderer(content: image)
      renderer.scale = scale
      return renderer.cgImage
    }
  }

  /// The image in PNG format; nil if it is empty or there is no painter.
  var png: Data? {
    guard let pixels else { return nil }
    if let data = pixels.file.data, data.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return data }
    return pixels.pixels.flatMap { PictureCodecs.current?.png(of: $0) }
  }

  /// Returns the image on a white background in JPEG format, or nil if it is empty or there is no painter.
  ///
  /// - Parameter quality: The quality, from 0 to 1.
  func jpeg(_ quality: CGFloat) -> Data? {
    pixels?.pixels.flatMap { PictureCodecs.current?.jpeg(of: $0, quality: Double(quality)) }
  }

  /// Returns the image drawn at another size, in points.
  func resized(to size: CGSize) -> PlatformPicture? {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite, self.size != .zero else { return nil }
    let image = image
    var copy = PlatformPicture(
      source: .drawing(
        ImageDrawing(size: size, isOpaque: false) { context in context.draw(image, in: CGRect(origin: .zero, size: size)) }))
    copy.scale = scale
    return copy.pixels.map { PlatformPicture(source: .pixels($0), scale: scale) }
  }
}

extension Image {
  /// Resolves the image with the host. Returns nil for a missing image, without reporting it.
  @MainActor fileprivate func found(by services: any HostServices) -> ResolvedImage? {
    var environment = EnvironmentValues()
    (environment.idiom, environment.displayScale, environment.locale) = (services.idiom, services.displayScale, services.locale)
    if source.isSymbol {
      guard services.hasSymbol(named: source.name) else { return nil }
    } else {
      let asset = environment.assets.image(named: source.name, bundle: source.bundle, in: environment.assetTraits)
      guard asset != nil || services.image(named: source.name, bundle: source.bundle) != nil else { return nil }
    }
    return resolve(in: environment, services: services, font: Font.body.resolve(in: environment))
  }
}
