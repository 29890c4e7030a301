package import Foundation

/// A part of an image, repeated over the plane.
package struct TilePaint: Equatable, Sendable {
  /// The image, positioned so that the repeated part lies in `tile`.
  package var image: ImageItem
  /// One of the tiles, in the coordinates of the item. The others adjoin it.
  package var tile: CGRect
  /// The opacity of the image, from 0 to 1.
  package var opacity: Double

  /// Creates a paint with a part of an image that fills `tile` and all adjoining tiles.
  package init(image: ImageItem, tile: CGRect, opacity: Double = 1) {
    self.image = image
    self.tile = tile
    self.opacity = opacity
  }

  /// The number of tiles above which tiles are too small to be seen.
  private static let limit: CGFloat = 10_000

  /// Returns the tiles that touch a rectangle, each with its image. The result is empty if there are too many tiles, or if they have no
  /// size.
  package func tiles(over bounds: CGRect) -> [(image: ImageItem, tile: CGRect)] {
    guard tile.width > 0, tile.height > 0, bounds.width > 0, bounds.height > 0 else { return [] }
    let (left, top) = (((bounds.minX - tile.minX) / tile.width).rounded(.down), ((bounds.minY - tile.minY) / tile.height).rounded(.down))
    let columns = ((bounds.maxX - tile.minX) / tile.width).rounded(.up) - left
    let rows = ((bounds.maxY - tile.minY) / tile.height).rounded(.up) - top
    guard columns >= 1, rows >= 1, columns * rows <= Self.limit else { return [] }
    return (0..<Int(rows)).flatMap { row in
      (0..<Int(columns)).map { column in
        let (dx, dy) = ((left + CGFloat(column)) * tile.width, (top + CGFloat(row)) * tile.height)
        var image = image
        image.rect = image.rect.offsetBy(dx: dx, dy: dy)
        return (image, tile.offsetBy(dx: dx, dy: dy))
      }
    }
  }

  /// Returns the paint moved with its item.
  package func offsetBy(dx: CGFloat, dy: CGFloat) -> TilePaint {
    var paint = self
    paint.image.rect = image.rect.offsetBy(dx: dx, dy: dy)
    paint.tile = tile.offsetBy(dx: dx, dy: dy)
    return paint
  }
}
