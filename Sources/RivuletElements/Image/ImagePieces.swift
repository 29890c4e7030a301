package import Foundation
import RivuletGeometry

/// A resized image, divided into pieces. Each piece draws the whole image in a rectangle but shows only the part inside a window.
package struct ImagePieces: Equatable {
  /// A piece of the image.
  package struct Piece: Equatable {
    /// The visible part of the piece.
    package var window: CGRect
    /// The rectangle in which the piece draws the whole image.
    package var image: CGRect
  }

  /// The maximum number of pieces. An image that needs more is stretched.
  private static let limit = 4096

  package private(set) var pieces: [Piece] = []

  /// Creates the pieces of an image that fills a size. The margins in `caps` keep their size. The part between them is stretched, or
  /// repeated if `tiles` is true.
  package init(of size: CGSize, filling target: CGSize, caps: (left: CGFloat, top: CGFloat, right: CGFloat, bottom: CGFloat), tiles: Bool) {
    guard size.width > 0, size.height > 0, target.width > 0, target.height > 0 else { return }
    let columns = ImagePieces.bands(size.width, target.width, caps.left, caps.right, tiles)
    let rows = ImagePieces.bands(size.height, target.height, caps.top, caps.bottom, tiles)
    guard columns.count * rows.count <= ImagePieces.limit else {
      pieces = [Piece(window: CGRect(origin: .zero, size: target), image: CGRect(origin: .zero, size: target))]
      return
    }
    for row in rows {
      for column in columns {
        pieces.append(
          Piece(
            window: CGRect(x: column.start, y: row.start, width: column.length, height: row.length),
            image: CGRect(x: column.imageStart, y: row.imageStart, width: column.imageLength, height: row.imageLength)))
      }
    }
  }

  /// A section along one axis, and the position and length of the whole image that shows the matching part in that section.
  private struct Band {
    var start: CGFloat
    var length: CGFloat
    var imageStart: CGFloat
    var imageLength: CGFloat
  }

  private static func bands(_ size: CGFloat, _ target: CGFloat, _ first: CGFloat, _ last: CGFloat, _ tiles: Bool) -> [Band] {
    let first = min(max(first, 0), size)
    let last = min(max(last, 0), size - first)
    let middle = size - first - last
    let room = target - first - last
    // Margins that don't fit leave no middle, so everything is stretched.
    guard room >= 0, middle > 0 || room == 0 else { return [Band(start: 0, length: target, imageStart: 0, imageLength: target)] }
    var bands: [Band] = []
    if first > 0 { bands.append(Band(start: 0, length: first, imageStart: 0, imageLength: size)) }
    if room > 0 {
      if tiles {
        var start = first
        while start < target - last, bands.count <= limit {
          let length = min(middle, target - last - start)
          bands.append(Band(start: start, length: length, imageStart: start - first, imageLength: size))
          start += middle
        }
      } else {
        let scale = room / middle
        bands.append(Band(start: first, length: room, imageStart: first - first * scale, imageLength: size * scale))
      }
    }
    if last > 0 { bands.append(Band(start: target - last, length: last, imageStart: target - size, imageLength: size)) }
    return bands
  }
}
