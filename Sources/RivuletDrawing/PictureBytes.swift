package import Foundation

/// The pixels of an image, with one byte each for red, green, blue and opacity. Colours are premultiplied, and rows are contiguous.
package struct PictureBytes: Equatable, Sendable {
  /// The number of pixels in a row.
  package let width: Int
  /// The number of rows.
  package let height: Int
  /// The pixel data, four bytes per pixel.
  package let bytes: Data

  /// Creates an image; nil unless the data has four bytes for each pixel and both sides are between 1 and 32,767 pixels.
  package init?(width: Int, height: Int, bytes: Data) {
    guard width > 0, height > 0, width <= 32_767, height <= 32_767, bytes.count == width * height * 4 else { return nil }
    self.width = width
    self.height = height
    self.bytes = bytes
  }
}
