import CCairo
import Foundation

/// Symbols as pixels, kept by name and size. Only their opacity counts.
final class SymbolCache {
  /// One picture of a symbol.
  private struct Key: Hashable {
    let name: String
    let width: Int
    let height: Int
  }

  private let library: SymbolLibrary
  /// A symbol that cannot be drawn is kept as nothing.
  private var pictures: [Key: RasterSurface?] = [:]
  private var pixelCount = 0

  /// More pictures than this are forgotten together.
  private static let limit = 512
  /// More pixels than this are forgotten together.
  private static let pixelLimit = 1 << 24
  /// The longest side of a picture in pixels; larger ones are stretched.
  private static let sideLimit: CGFloat = 2048

  /// An empty cache.
  init(_ library: SymbolLibrary) {
    self.library = library
  }

  /// A symbol filling so many pixels; nil if it is unknown or its file is broken.
  func picture(_ name: String, width: CGFloat, height: CGFloat) -> RasterSurface? {
    guard width > 0, height > 0, width.isFinite, height.isFinite else { return nil }
    let key = Key(
      name: name, width: Int(min(width.rounded(.up), Self.sideLimit)), height: Int(min(height.rounded(.up), Self.sideLimit)))
    if let known = pictures[key] { return known }
    if pictures.count >= Self.limit || pixelCount > Self.pixelLimit {
      pictures.removeAll()
      pixelCount = 0
    }
    let picture = render(key)
    pixelCount += key.width * key.height
    pictures[key] = .some(picture)
    return picture
  }

  private func render(_ key: Key) -> RasterSurface? {
    guard let file = library.file(named: key.name), let handle = rsvg_handle_new_from_file(file.path, nil) else { return nil }
    defer { g_object_unref(handle) }
    let surface = RasterSurface(width: max(key.width, 1), height: max(key.height, 1))
    let canvas = Canvas(on: surface.surface)
    var viewport = RsvgRectangle(x: 0, y: 0, width: Double(surface.width), height: Double(surface.height))
    guard rsvg_handle_render_document(handle, canvas.context, &viewport, nil) != 0 else { return nil }
    return surface
  }
}
