import Foundation

/// A cache of decoded images, keyed by file and size. The size matters only for vector drawings.
final class ImageCache {
  /// The content to draw for an image.
  enum Content {
    case pixels(RasterSurface)
    /// A placeholder for a file that exists but can't be drawn.
    case placeholder
  }

  private struct Key: Hashable {
    let file: ImageLibrary.File
    let width: Int
    let height: Int
  }

  /// The source of images.
  private let library: ImageLibrary
  /// The images drawn since the last call to `renew`, and those drawn only before it.
  private var young: [Key: RasterSurface] = [:], old: [Key: RasterSurface] = [:]
  /// The total size of the young images, in bytes.
  private var youngBytes = 0
  /// The problems of files, which are not decoded again at any size.
  private var problems: [ImageLibrary.File: ImageProblem] = [:]
  /// A closure that is called whenever a placeholder is drawn, with a sentence that explains the reason.
  var onProblem: (String) -> Void = { _ in }

  /// The size, in bytes of pixels, above which images that are no longer drawn are discarded between frames.
  private static let usualBytes = 64 << 20
  /// The size, in bytes of pixels, above which such images are discarded during a frame.
  private static let byteLimit = 256 << 20

  /// Creates an empty cache.
  init(_ library: ImageLibrary) {
    self.library = library
  }

  /// Returns an image for a display with the given scale, where the image covers an area in pixels; nil if the file does not exist.
  func content(_ name: String, bundlePath: String?, scale: CGFloat, covering area: CGSize) -> Content? {
    guard let file = library.file(named: name, bundlePath: bundlePath, scale: scale) else { return nil }
    switch picture(file, covering: area) {
    case .success(let picture): return .pixels(picture)
    case .failure(let problem):
      problems[file] = problem
      onProblem(problem.sentence(file.path))
      return .placeholder
    }
  }

  private func picture(_ file: ImageLibrary.File, covering area: CGSize) -> Result<RasterSurface, ImageProblem> {
    if let problem = problems[file] { return .failure(problem) }
    return library.measure(file).flatMap { measure in
      let size = measure.isDrawing ? measure.size.enlarged(toCover: area, within: ImageLimits.drawnPixels) : measure.size
      return picture(Key(file: file, width: Int(size.width), height: Int(size.height)))
    }
  }

  private func picture(_ key: Key) -> Result<RasterSurface, ImageProblem> {
    if let known = young[key] { return .success(known) }
    if let known = old.removeValue(forKey: key) {
      add(known, key)
      return .success(known)
    }
    return ImageDecoder.decode(key.file.path, width: key.width, height: key.height).map { picture in
      add(picture, key)
      return picture
    }
  }

  private func add(_ picture: RasterSurface, _ key: Key) {
    if youngBytes > Self.byteLimit { renew() }
    youngBytes += picture.stride * picture.height
    young[key] = picture
  }

  /// Discards the images that have not been drawn since the last effective call, if the cache is large.
  func releaseUnused() {
    if youngBytes > Self.usualBytes { renew() }
  }

  private func renew() {
    old = young
    young.removeAll()
    youngBytes = 0
  }
}

extension CGSize {
  /// Returns a size in whole pixels that preserves these proportions and covers an area, within the limits on pixels and side lengths.
  fileprivate func enlarged(toCover area: CGSize, within pixels: Int) -> CGSize {
    let longest = max(width, height)
    let most = min((CGFloat(pixels) / (width * height)).squareRoot(), CGFloat(RasterSurface.sideLimit) / longest)
    let wish = max(area.width / width, area.height / height)
    let scale = wish.isFinite ? (wish * longest).steppedLength / longest : most
    // The limit is rounded down, because rounding up could exceed it.
    if scale >= most { return rounded(times: most, .down) }
    return rounded(times: scale, .toNearestOrAwayFromZero)
  }

  private func rounded(times scale: CGFloat, _ rule: FloatingPointRoundingRule) -> CGSize {
    CGSize(width: max((width * scale).rounded(rule), 1), height: max((height * scale).rounded(rule), 1))
  }
}

extension CGFloat {
  /// The length in pixels, rounded up to a step. Small drawings are exact to the pixel, and a large drawing that grows is not decoded
  /// again in each frame.
  fileprivate var steppedLength: CGFloat {
    let step: CGFloat = self <= 256 ? 1 : 16
    return (self / step).rounded(.up) * step
  }
}
