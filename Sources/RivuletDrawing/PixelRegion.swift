/// A set of pixels, kept as rectangles that do not overlap.
package struct PixelRegion: Equatable, Sendable {
  package private(set) var rects: [PixelRect] = []

  /// No pixels.
  package init() {}

  /// The pixels of a rectangle.
  package init(_ rect: PixelRect) {
    if !rect.isEmpty { rects = [rect] }
  }

  package var isEmpty: Bool { rects.isEmpty }
  package var pixelCount: Int { rects.reduce(0) { $0 + $1.pixelCount } }

  /// The smallest rectangle around all; empty for none.
  package var bounds: PixelRect { rects.reduce(.empty) { $0.union($1) } }

  /// Takes in the pixels of a rectangle.
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

  /// Leaves out the pixels of a rectangle.
  package mutating func subtract(_ rect: PixelRect) {
    if rects.contains(where: { $0.overlaps(rect) }) { rects = rects.flatMap { $0.subtracting(rect) } }
  }

  package mutating func subtract(_ other: PixelRegion) {
    for rect in other.rects { subtract(rect) }
  }

  /// The pixels that lie in a rectangle too.
  package func intersection(_ rect: PixelRect) -> PixelRegion {
    var region = PixelRegion()
    region.rects = rects.compactMap { known in
      let part = known.intersection(rect)
      return part.isEmpty ? nil : part
    }
    return region
  }

  /// The pixels of both regions.
  package func intersection(_ other: PixelRegion) -> PixelRegion {
    var region = PixelRegion()
    for rect in other.rects { region.rects += intersection(rect).rects }
    return region
  }

  /// The same pixels elsewhere.
  package func moved(by shift: PixelShift) -> PixelRegion {
    var region = self
    for index in rects.indices { region.rects[index] = rects[index].moved(by: shift) }
    return region
  }

  /// The rectangle around all in the place of more than `limit` ones.
  package mutating func limit(to limit: Int) {
    if rects.count > limit { rects = [bounds] }
  }

  /// Joins rectangles that have a whole side in common.
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
  /// What is left without another rectangle: at most a part on each side.
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
