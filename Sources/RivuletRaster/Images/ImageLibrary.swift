import CCairo
package import Foundation

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

  private static let endings = ["png", "jpg", "jpeg", "gif", "svg"]
  /// What the end of a file's name says of its pixels for each point.
  private static let marks: [(suffix: String, scale: CGFloat)] = [("", 1), ("@2x", 2), ("@3x", 3)]

  /// The file of a picture that suits a display with this scale best; the app's own bundle if none is given. Nil if there is none.
  package func file(named name: String, bundlePath: String?, scale: CGFloat) -> File? {
    let bundle = bundlePath.flatMap { Bundle(path: $0) } ?? .main
    let files = Self.marks.compactMap { mark in
      Self.endings.lazy.compactMap { bundle.url(forResource: name + mark.suffix, withExtension: $0) }.first
        .map { File(path: $0.path, scale: mark.scale) }
    }
    return files.first { $0.scale >= scale } ?? files.last
  }

  /// The size of a picture in points, read from the head of its file; nil if there is none or no picture is in it.
  package func size(named name: String, bundlePath: String?) -> CGSize? {
    guard let file = file(named: name, bundlePath: bundlePath, scale: 1) else { return nil }
    var width: Int32 = 0
    var height: Int32 = 0
    guard gdk_pixbuf_get_file_info(file.path, &width, &height) != nil, width > 0, height > 0 else { return nil }
    return CGSize(width: CGFloat(width) / file.scale, height: CGFloat(height) / file.scale)
  }
}
