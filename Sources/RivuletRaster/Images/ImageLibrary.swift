package import Foundation
import RivuletDrawing

/// A library that finds images in the resources of an app's bundles.
package struct ImageLibrary: Sendable {
  /// An image file.
  package struct File: Hashable, Sendable {
    /// The path of the file.
    package let path: String
    /// The number of pixels per point in the file.
    package let scale: CGFloat
  }

  /// Creates a library of the images in the app's bundles.
  package init() {}

  private let sizes = ImageSizes()
  /// The size, in points, assumed for a file whose size can't be read.
  private static let placeholderSize = CGSize(width: 32, height: 32)

  private static let endings = ["png", "jpg", "jpeg", "gif", "svg", "webp", "heic", "avif", "tiff", "tif", "bmp"]
  /// The file name suffixes, with the number of pixels per point that each indicates.
  private static let marks: [(suffix: String, scale: CGFloat)] = [("", 1), ("@2x", 2), ("@3x", 3)]

  /// Returns the most suitable file of an image for a display with the given scale; nil if there is none. By default, searches the app's
  /// main bundle.
  package func file(named name: String, bundlePath: String?, scale: CGFloat) -> File? {
    if bundlePath == ImageItem.filePath { return File(path: name, scale: 1) }
    let bundle = bundlePath.flatMap { Bundle(path: $0) } ?? .main
    let files = Self.marks.compactMap { mark in
      Self.endings.lazy.compactMap { bundle.url(forResource: name + mark.suffix, withExtension: $0) }.first
        .map { File(path: $0.path, scale: mark.scale) }
    }
    return files.first { $0.scale >= scale } ?? files.last
  }

  /// The properties of an image, available before it is drawn.
  package struct Finding: Sendable {
    /// The size in points; the placeholder's size if there is a problem.
    package let size: CGSize
    /// A sentence that explains why a placeholder is drawn; nil if there is no problem.
    package let problem: String?
  }

  /// Returns the size of an image, which is read from its file only once; nil if the file does not exist.
  package func find(_ name: String, bundlePath: String?) -> Finding? {
    file(named: name, bundlePath: bundlePath, scale: 1).map(find)
  }

  /// Returns the size, in pixels, of the image in an arbitrary file.
  package func find(file path: String) -> Finding { find(File(path: path, scale: 1)) }

  private func find(_ file: File) -> Finding {
    switch measure(file) {
    case .success(let measure):
      let size = CGSize(width: measure.size.width / file.scale, height: measure.size.height / file.scale)
      return Finding(size: size, problem: nil)
    case .failure(let problem): return Finding(size: Self.placeholderSize, problem: problem.sentence(file.path))
    }
  }

  /// Returns the size, in pixels, of the image in a file, or the reason why the image can't be drawn.
  func measure(_ file: File) -> Result<ImageDecoder.Measure, ImageProblem> {
    sizes.measure(file.path)
  }
}
