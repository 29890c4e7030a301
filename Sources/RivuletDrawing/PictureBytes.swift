package import Foundation

/// The pixels of a picture: red, green, blue and opacity, a byte each, colours multiplied by the opacity. Rows follow each other without gaps.
package struct PictureBytes: Equatable, Sendable {
  /// Pixels a row.
  package let width: Int
  /// Rows.
  package let height: Int
  /// Four bytes a pixel.
  package let bytes: Data

  /// Some pixels; nil unless there are four bytes for each.
  package init?(width: Int, height: Int, bytes: Data) {
    guard width > 0, height > 0, width <= 32_767, height <= 32_767, bytes.count == width * height * 4 else { return nil }
    self.width = width
    self.height = height
    self.bytes = bytes
  }
}
