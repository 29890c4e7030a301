package import Foundation
import RivuletDrawing

/// Finds the pictures that belong to an app: files in the resources of its bundles.
package struct ImageLibrary: Sendable {
  /// A file with a picture.
  package struct File: Hashable, Sendable {
    /// Where it lies.
    package let path: String
    /// How many of its pixels make a point.
    package let scale: CGFloat
  }

  /// A library of everything that the app's bundles hold.
  package init() {}

  private let sizes = ImageSizes()
  /// In points, where the file does not say how large its picture is.
  private static let placeholderSize = CGSize(width: 32, height: 32)

  private static let endings = ["png", "jpg", "jpeg", "gif", "svg", "webp", "heic", "avif", "tiff", "tif", "bmp"]
  /// What the end of a file's name says of its pixels for each point.
  private static let marks: [(suffix: String, scale: CGFloat)] = [("", 1), ("@2x", 2), ("@3x", 3)]

  /// The file of a picture that suits a display with this scale best; the app's own bundle if none is given. Nil if there is none.
  package func file(named name: String, bundlePath: String?, scale: CGFloat) -> File? {
    if bundlePath == ImageItem.filePath { return File(path: name, scale: 1) }
    let bundle = bundlePath.flatMap { Bundle(path: $0) } ?? .main
    let files = Self.marks.compactMap { mark in
      Self.endings.lazy.compactMap { bundle.url(forResource: name + mark.suffix, withExtension: $0) }.first
        .map { File(path: $0.path, scale: mark.scale) }
    }
    return files.first { $0.scale >= scale } ?? files.last
  }

  /// What the app knows of a picture before it is drawn.
  package struct Finding: Sendable {
    /// In points; that of a placeholder if there is a problem.
    package let size: CGSize
    /// Why a placeholder is drawn, in a sentence; nil if all is well.
    package let problem: String?
  }

  /// A picture and its size, which is read from its file once; nil if there is no file.
  package func find(_ name: String, bundlePath: String?) -> Finding? {
    file(named: name, bundlePath: bundlePath, scale: 1).map(find)
  }

  /// The picture in a file that lies anywhere, and its size in pixels.
  package func find(file path: String) -> Finding { find(File(path: path, scale: 1)) }

  private func find(_ file: File) -> Finding {
    switch measure(file) {
    case .success(let measure):
      let size = CGSize(width: measure.size.width / file.scale, height: measure.size.height / file.scale)
      return Finding(size: size, problem: nil)
    case .failure(let problem): return Finding(size: Self.placeholderSize, problem: problem.sentence(file.path))
    }
  }

  /// The size of the picture in a file in pixels, or why it is not drawn.
  func measure(_ file: File) -> Result<ImageDecoder.Measure, ImageProblem> {
    sizes.measure(file.path)
  }
}
