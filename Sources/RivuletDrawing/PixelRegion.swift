/// A set of pixels, represented by disjoint rectangles.
package struct PixelRegion: Equatable, Sendable {
  package private(set) var rects: [PixelRect] = []

  /// Creates an empty region.
  package init() {}

  /// Creates a region that contains the pixels of a rectangle.
  package init(_ rect: PixelRect) {
    if !rect.isEmpty { rects = [rect] }
  }

  package var isEmpty: Bool { rects.isEmpty }
  package var pixelCount: Int { rects.reduce(0) { $0 + $1.pixelCount } }

  /// The smallest rectangle that contains all pixels; empty for an empty region.
  package var bounds: PixelRect { rects.reduce(.empty) { $0.union($1) } }

  /// Adds the pixels of a rectangle.
  package mutating func add(_ rect: PixelRect) {
    if rect.isEmpty || rects.contains(where: { $0.contains(rect) }) { return }
    rects.removeAll { rect.contains($0) }
    var pieces = [rect]
    for known in rects where known.overlaps(rect) { pieces = pieces.flatMap { $0.subtracting(known) } }
    rects += pieces
    joinNeighbours()
  }

  package mutating func add(_ other: PixelRegion) {
    for rect in other.rects { add(rect) }
  }

  /// Removes the pixels of a rectangle.
  package mutating func subtract(_ rect: PixelRect) {
    if rects.contains(where: { $0.overlaps(rect) }) { rects = rects.flatMap { $0.subtracting(rect) } }
  }

  package mutating func subtract(_ other: PixelRegion) {
    for rect in other.rects { subtract(rect) }
  }

  /// Returns the pixels of the region that lie in a rectangle.
  package func intersection(_ rect: PixelRect) -> PixelRegion {
    var region = PixelRegion()
    region.rects = rects.compactMap { known in
      let part = known.intersection(rect)
      return part.isEmpty ? nil : part
    }
    return region
  }

  /// Returns the pixels that lie in both regions.
  package func intersection(_ other: PixelRegion) -> PixelRegion {
    var region = PixelRegion()
    for rect in other.rects { region.rects += intersection(rect).rects }
    return region
  }

  /// Returns the region offset by a shift.
  package func moved(by shift: PixelShift) -> PixelRegion {
    var region = self
    for index in rects.indices { region.rects[index] = rects[index].moved(by: shift) }
    return region
  }

  /// Replaces the rectangles by their bounds if there are more than `limit`.
  package mutating func limit(to limit: Int) {
    if rects.count > limit { rects = [bounds] }
  }

  /// Merges rectangles that share an entire side.
  private mutating func joinNeighbours() {
    var index = 0
    while index < rects.count {
      if let other = rects.indices.first(where: { $0 > index && rects[$0].sharesSide(with: rects[index]) }) {
        rects[index] = rects[index].union(rects[other])
        rects.remove(at: other)
        index = 0
      } else {
        index += 1
      }
    }
  }
}

extension PixelRect {
  /// Returns the parts of the rectangle that lie outside another one, at most one on each side.
  fileprivate func subtracting(_ other: PixelRect) -> [PixelRect] {
    let hole = intersection(other)
    if hole.isEmpty { return [self] }
    return [
      PixelRect(x: x, y: y, width: width, height: hole.y - y),
      PixelRect(x: x, y: hole.y, width: hole.x - x, height: hole.height),
      PixelRect(x: hole.right, y: hole.y, width: right - hole.right, height: hole.height),
      PixelRect(x: x, y: hole.bottom, width: width, height: bottom - hole.bottom),
    ].filter { !$0.isEmpty }
  }

  fileprivate func sharesSide(with other: PixelRect) -> Bool {
    if x == other.x, width == other.width { return bottom == other.y || other.bottom == y }
    if y == other.y, height == other.height { return right == other.x || other.right == x }
    return false
  }
}
