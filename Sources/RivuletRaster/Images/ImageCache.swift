import CCairo
import Foundation

/// Decoded pictures, kept by file.
final class ImageCache {
  /// Where pictures come from.
  private let library: ImageLibrary
  /// A picture that cannot be decoded is kept as nothing.
  private var pictures: [ImageLibrary.File: RasterSurface?] = [:]
  private var byteCount = 0

  /// More bytes of pixels than this are forgotten together.
  private static let byteLimit = 256 << 20

  /// An empty cache.
  init(_ library: ImageLibrary) {
    self.library = library
  }

  /// The pixels of a picture as they suit a display with this scale; nil if there is no such picture or its file is broken.
  func picture(_ name: String, bundlePath: String?, scale: CGFloat) -> RasterSurface? {
    guard let file = library.file(named: name, bundlePath: bundlePath, scale: scale) else { return nil }
    if let known = pictures[file] { return known }
    if byteCount > Self.byteLimit {
      pictures.removeAll()
      byteCount = 0
    }
    let picture = ImageDecoder.decode(file.path)
    byteCount += picture.map { $0.stride * $0.height } ?? 0
    pictures[file] = .some(picture)
    return picture
  }
}
