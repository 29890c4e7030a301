import CCairo
import Foundation

/// A cache of symbols rendered as pixels, keyed by name and size. Only the opacity of the pixels is used.
final class SymbolCache {
  /// The key of a cached image, which shows a symbol or part of one.
  private struct Key: Hashable {
    let name: String
    let width: Int
    let height: Int
    let layer: SymbolLayer
  }

  private let library: SymbolLibrary
  /// The images; nil for a symbol that can't be drawn.
  private var pictures: [Key: RasterSurface?] = [:]
  private var pixelCount = 0

  /// The number of images above which the cache is emptied.
  private static let limit = 512
  /// The total number of pixels above which the cache is emptied.
  private static let pixelLimit = 1 << 24
  /// The maximum side length of an image, in pixels. Larger symbols are stretched.
  private static let sideLimit: CGFloat = 2048

  /// Creates an empty cache.
  init(_ library: SymbolLibrary) {
    self.library = library
  }

  /// Returns an image of a symbol or one of its layers, at a size in pixels; nil if the symbol is unknown, its file is damaged, or it has
  /// no such layer.
  func picture(_ name: String, width: CGFloat, height: CGFloat, layer: SymbolLayer = .whole) -> RasterSurface? {
    guard width > 0, height > 0, width.isFinite, height.isFinite else { return nil }
    let key = Key(
      name: name, width: Int(min(width.rounded(.up), Self.sideLimit)), height: Int(min(height.rounded(.up), Self.sideLimit)),
      layer: layer)
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
    guard let drawing = library.drawing(named: key.name) else { return nil }
    guard key.layer != .whole else { return render(drawing, key) }
    guard let enclosure = drawing.enclosure, let whole = render(drawing, key), let shape = render(enclosure.drawing, key) else {
      return nil
    }
    switch (key.layer, enclosure.isFilled) {
    case (.around, true): return whole
    case (.inside, true):
      shape.subtractOpacity(whole)
      return shape
    case (.around, false): return shape
    default:
      whole.subtractOpacity(shape)
      return whole
    }
  }

  private func render(_ drawing: SymbolDrawing, _ key: Key) -> RasterSurface? {
    let surface = RasterSurface(width: max(key.width, 1), height: max(key.height, 1))
    let canvas = Canvas(on: surface.surface)
    let rect = CGRect(x: 0, y: 0, width: surface.width, height: surface.height)
    return SymbolPainter(context: canvas.context).paint(drawing, in: rect) ? surface : nil
  }
}

extension RasterSurface {
  /// Subtracts the opacity of another surface of equal size, and turns the pixels black.
  fileprivate func subtractOpacity(_ other: RasterSurface) {
    guard width == other.width, height == other.height else { return }
    let (width, height) = (width, height)
    withMutablePixels { pixels, rowLength in
      other.withMutablePixels { others, otherRowLength in
        for row in 0..<height {
          for column in 0..<width {
            let (own, less) = (pixels[row * rowLength + column] >> 24, others[row * otherRowLength + column] >> 24)
            pixels[row * rowLength + column] = (own > less ? own - less : 0) << 24
          }
        }
      }
    }
  }
}
