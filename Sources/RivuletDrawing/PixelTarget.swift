package import Foundation
package import RivuletGeometry

/// A description of pixels in memory, with the coordinates and clip outlines that a painter uses.
///
/// Each pixel consists of one byte each for blue, green, red and opacity. Colours are premultiplied.
package struct PixelTarget: Sendable {
  /// The number of pixels in a row.
  package let width: Int
  /// The number of rows.
  package let height: Int
  /// The number of bytes between the starts of two rows.
  package let stride: Int
  /// The position of the top left pixel in the device, in whole pixels.
  package let origin: CGPoint
  /// The map from the painter's coordinates to device pixels.
  package let map: CGAffineTransform
  /// The clip outlines, from the outermost to the innermost.
  package let clips: [PlacedClip]

  /// Creates a description of pixels.
  package init(width: Int, height: Int, stride: Int, origin: CGPoint, map: CGAffineTransform, clips: [PlacedClip]) {
    self.width = width
    self.height = height
    self.stride = stride
    self.origin = origin
    self.map = map
    self.clips = clips
  }

  /// The largest coordinate of a device pixel that can be drawn. The range of painters' fixed-point numbers is four times as large, which
  /// leaves a margin for offset layers and wide lines.
  package static let farthestPixel: CGFloat = 2_000_000
}
