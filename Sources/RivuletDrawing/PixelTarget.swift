package import Foundation
package import RivuletGeometry

/// The layout of pixels in memory, with the coordinates and the outlines in which a painter draws on them.
///
/// A pixel has a byte each for blue, green, red and opacity, with colours multiplied by the opacity.
package struct PixelTarget: Sendable {
  /// The number of pixels in a row.
  package let width: Int
  /// The number of rows.
  package let height: Int
  /// The number of bytes from one row to the next.
  package let stride: Int
  /// The position of the top left pixel among the device's pixels, in whole pixels.
  package let origin: CGPoint
  /// The map from the painter's coordinates to device pixels.
  package let map: CGAffineTransform
  /// The outlines outside which nothing is drawn, from the outermost to the innermost.
  package let clips: [PlacedClip]

  /// Creates the description of pixels.
  package init(width: Int, height: Int, stride: Int, origin: CGPoint, map: CGAffineTransform, clips: [PlacedClip]) {
    self.width = width
    self.height = height
    self.stride = stride
    self.origin = origin
    self.map = map
    self.clips = clips
  }

  /// The farthest device pixel that is drawn. The range of painters' fixed-point numbers is four times as large, which leaves room for
  /// offset layers and wide lines.
  package static let farthestPixel: CGFloat = 2_000_000
}
