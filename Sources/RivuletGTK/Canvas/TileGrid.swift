#if GTK
package import Foundation
package import RivuletHost

/// The grid of a window's square tiles in row-major order from the top left. Tiles at the right and bottom edges are cut off.
package struct TileGrid: Equatable {
  /// The side length of a tile, in pixels.
  package static let side = 256

  /// The size of the window, in pixels.
  package let width: Int
  package let height: Int
  /// The number of pixels per point.
  package let scale: CGFloat

  /// Creates the grid for a window size in points. An empty size yields no tiles.
  package init(size: CGSize, scale: CGFloat) {
    self.scale = scale.isFinite && scale > 0 ? scale : 1
    width = Self.pixels(size.width, self.scale)
    height = Self.pixels(size.height, self.scale)
  }

  private static func pixels(_ length: CGFloat, _ scale: CGFloat) -> Int {
    let pixels = (length * scale).rounded(.up)
    return pixels.isFinite ? Int(min(max(pixels, 0), 32_767)) : 0
  }

  package var columns: Int { height == 0 ? 0 : (width + Self.side - 1) / Self.side }
  package var rows: Int { width == 0 ? 0 : (height + Self.side - 1) / Self.side }
  package var tileCount: Int { columns * rows }

  /// The rectangle that contains all pixels of the window.
  package var frame: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// Returns a tile's frame in the window.
  package func frame(ofTile index: Int) -> PixelRect {
    let x = index % columns * Self.side
    let y = index / columns * Self.side
    return PixelRect(x: x, y: y, width: min(Self.side, width - x), height: min(Self.side, height - y))
  }

  /// Returns the tiles that intersect a rectangle in points, each with the intersection in window pixels.
  package func tiles(touching rect: CGRect) -> [(index: Int, part: PixelRect)] { tiles(touching: pixels(rect)) }

  /// Returns the tiles that intersect a pixel rectangle inside the window, each with the intersection.
  func tiles(touching area: PixelRect) -> [(index: Int, part: PixelRect)] {
    guard !area.isEmpty else { return [] }
    var touched: [(index: Int, part: PixelRect)] = []
    for row in (area.y / Self.side)...((area.y + area.height - 1) / Self.side) {
      for column in (area.x / Self.side)...((area.x + area.width - 1) / Self.side) {
        let index = row * columns + column
        touched.append((index, area.intersection(frame(ofTile: index))))
      }
    }
    return touched
  }

  /// Converts a pixel rectangle to points.
  package func points(_ rect: PixelRect) -> CGRect {
    rect.points(scale: scale)
  }

  /// Returns the smallest pixel rectangle that contains a rectangle in points, clipped to the window.
  func pixels(_ rect: CGRect) -> PixelRect {
    guard !rect.isNull else { return PixelRect(x: 0, y: 0, width: 0, height: 0) }
    let left = clamped((rect.minX * scale).rounded(.down), to: width)
    let top = clamped((rect.minY * scale).rounded(.down), to: height)
    let right = clamped((rect.maxX * scale).rounded(.up), to: width)
    let bottom = clamped((rect.maxY * scale).rounded(.up), to: height)
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private func clamped(_ value: CGFloat, to length: Int) -> Int {
    value.isNaN ? 0 : Int(min(max(value, 0), CGFloat(length)))
  }
}
#endif
