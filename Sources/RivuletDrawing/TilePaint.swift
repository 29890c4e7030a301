package import Foundation

/// A paint that repeats part of an image across the plane.
package struct TilePaint: Equatable, Sendable {
  /// The image, positioned such that the repeated part occupies `tile`.
  package var image: ImageItem
  /// The rectangle of one tile, in the item's coordinates. The other tiles adjoin it.
  package var tile: CGRect
  /// The opacity of the image, from 0 to 1.
  package var opacity: Double

  /// Creates a paint in which part of an image occupies `tile` and is repeated in all adjoining tiles.
  package init(image: ImageItem, tile: CGRect, opacity: Double = 1) {
    self.image = image
    self.tile = tile
    self.opacity = opacity
  }

  /// The maximum number of tiles. Above it, tiles are too small to be visible.
  private static let limit: CGFloat = 10_000

  /// Returns the tiles that intersect a rectangle, each with its image. The result is empty if the tiles have no size or are too many.
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

  /// Returns the paint with its geometry offset.
  package func offsetBy(dx: CGFloat, dy: CGFloat) -> TilePaint {
    var paint = self
    paint.image.rect = image.rect.offsetBy(dx: dx, dy: dy)
    paint.tile = tile.offsetBy(dx: dx, dy: dy)
    return paint
  }
}
