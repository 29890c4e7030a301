import Foundation
import RivuletGeometry

/// A growing set of rectangles, which stays small because nearby rectangles are merged.
struct DamageRegion {
  /// The maximum number of rectangles. If there are more, the nearest ones are merged (our choice).
  static let limit = 8

  /// The rectangles, at most `limit`, which may overlap.
  private var rects: [CGRect] = []

  /// True if nothing is damaged.
  var isEmpty: Bool { rects.isEmpty }

  /// Adds a rectangle. Rectangles without area are ignored.
  mutating func add(_ rect: CGRect) {
    guard !rect.isNothing, rect.size.width > 0, rect.size.height > 0 else { return }
    var best = -1
    var leastWaste = CGFloat.infinity
    for index in rects.indices {
      let other = rects[index]
      let union = other.joined(with: rect)
      if union.isSame(as: other) { return }
      let waste = union.area - other.area - rect.area
      if waste < leastWaste {
        leastWaste = waste
        best = index
      }
    }
    // Merging is free if the union is hardly larger than its parts, and required if the limit is reached.
    if best >= 0, leastWaste <= 0 || rects.count == DamageRegion.limit {
      rects[best] = rects[best].joined(with: rect)
    } else {
      rects.append(rect)
    }
  }

  /// Calls `body` with each rectangle.
  func forEach(_ body: (CGRect) -> Void) { rects.forEach(body) }

  /// Passes each rectangle to `body` and clears the region.
  mutating func drain(_ body: (CGRect) -> Void) {
    rects.forEach(body)
    rects.removeAll(keepingCapacity: true)
  }

  /// Stores the rectangles in `list`, from top to bottom, and clears the region. The rectangles are rounded outwards to pixels, and
  /// overlapping ones are merged.
  mutating func drain(scale: CGFloat, into list: inout [CGRect]) {
    list.removeAll(keepingCapacity: true)
    for rect in rects {
      var joined = rect.outwards(scale: scale)
      while let index = list.firstIndex(where: { !$0.overlap(with: joined).isNull }) {
        joined = joined.union(list.remove(at: index))
      }
      list.append(joined)
    }
    rects.removeAll(keepingCapacity: true)
    if list.count > 1 { list.sort { ($0.minY, $0.minX) < ($1.minY, $1.minX) } }
  }
}

extension CGRect {
  /// The area, in square points.
  var area: CGFloat { size.width * size.height }

  /// Returns the smallest rectangle of whole pixels that contains this rectangle.
  func outwards(scale: CGFloat) -> CGRect {
    guard scale > 0, !isInfinite, !isNull else { return self }
    let left = (minX * scale).rounded(.down) / scale
    let top = (minY * scale).rounded(.down) / scale
    let right = (maxX * scale).rounded(.up) / scale
    let bottom = (maxY * scale).rounded(.up) / scale
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
