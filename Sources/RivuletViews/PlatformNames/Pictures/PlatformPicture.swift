import Foundation
import RivuletCore
import RivuletDrawing
import RivuletFoundation
import RivuletGeometry

/// A picture as the classes of UIKit and AppKit hold it.
struct PlatformPicture: Equatable, Sendable {
  /// The origin of the picture.
  enum Source: Equatable, Sendable {
    case none
    case pixels(CGImage)
    /// A picture of the app, or a symbol of the system, which is drawn as large as body text asks for.
    case image(Image, CGSize, isTemplate: Bool)
    /// A picture of the app's own making.
    case drawing(ImageDrawing)
  }

  var source = Source.none
  /// The pixels of a point.
  var scale: CGFloat = 1
  var orientation = Image.Orientation.up
  /// Whether all that is not clear is drawn in one colour; nil leaves that to the kind of picture.
  var isTemplate: Bool?
  /// The colour of a template; nil for the foreground style.
  var tint: Color?

  /// The picture in the data of a file; nil if it can't be drawn.
  static func encoded(_ data: Data, scale: CGFloat = 1) -> PlatformPicture? {
    CGImage(encoded: data).map { PlatformPicture(source: .pixels($0), scale: scale > 0 && scale.isFinite ? scale : 1) }
  }

  /// The picture in a file; nil if it can't be drawn.
  static func file(_ path: String) -> PlatformPicture? {
    CGImage(file: FetchedFile(path: path)).map { PlatformPicture(source: .pixels($0)) }
  }

  /// A picture of the app by its name; nil if there is none.
  static func named(_ name: String, bundle: Bundle? = nil) -> PlatformPicture? { found(Image(name, bundle: bundle)) }

  /// A symbol of the system; nil if there is none by that name.
  static func symbol(_ name: String) -> PlatformPicture? { found(Image(systemName: name)) }

  private static func found(_ image: Image) -> PlatformPicture? {
    onMain {
      guard let services = IssueSink.currentServices, let found = image.found(by: services), found.exists else { return nil }
      return PlatformPicture(source: .image(image, found.size, isTemplate: found.isTemplate))
    }
  }

  /// Asks the host, which answers on the main thread.
  private static func onMain<Result: Sendable>(_ ask: @MainActor () -> Result) -> Result {
    if MainThread.isCurrent { return MainActor.assumeIsolated(ask) }
    return DispatchQueue.main.sync { MainActor.assumeIsolated(ask) }
  }

  /// In points.
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

  /// The picture as a view.
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

  /// The picture as pixels; nil if it is empty or nothing paints it.
  var pixels: CGImage? {
    if case .pixels(let picture) = source, orientation == .up, tint == nil { return picture }
    return Self.onMain {
      let renderer = ImageRenderer(content: image)
      renderer.scale = scale
      return renderer.cgImage
    }
  }

  /// A PNG file; nil if it is empty or nothing paints it.
  var png: Data? {
    guard let pixels else { return nil }
    if let data = pixels.file.data, data.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return data }
    return pixels.pixels.flatMap { PictureCodecs.current?.png(of: $0) }
  }

  /// A JPEG file on white; nil if it is empty or nothing paints it.
  ///
  /// - Parameter quality: From 0 to 1.
  func jpeg(_ quality: CGFloat) -> Data? {
    pixels?.pixels.flatMap { PictureCodecs.current?.jpeg(of: $0, quality: Double(quality)) }
  }

  /// The picture drawn anew in another size in points.
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
  /// The image as the host knows it; one that is missing is not reported, and is nil.
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
