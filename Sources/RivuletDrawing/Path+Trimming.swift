public import Foundation
import RivuletGeometry

extension Path {
  /// Returns the part between two fractions of the path's length, which are clamped to 0…1. The result is empty unless the first fraction
  /// is less than the second.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let from = min(max(from, 0), 1)
    let to = min(max(to, 0), 1)
    guard from < to else { return Path() }
    if from == 0, to == 1 { return self }

    let subpaths = subpaths
    let lengths = subpaths.map { $0.segments.map(\.length) }
    let total = lengths.reduce(0) { $1.reduce($0, +) }
    guard total.isFinite else { return self }
    let range = from * total...to * total
    var trimmed: [Element] = []
    var position: CGFloat = 0
    for (subpath, lengths) in zip(subpaths, lengths) {
      let whole = lengths.reduce(0, +)
      var penIsDown = false
      let end = position + whole
      let isWhole = range.lowerBound <= position && end <= range.upperBound
      for (segment, length) in zip(subpath.segments, lengths) {
        let start = max(range.lowerBound - position, 0)
        let stop = min(range.upperBound - position, length)
        if start < stop {
          let part = segment.part(from: start, to: stop, of: length)
          if !penIsDown { trimmed.append(.move(to: part.start)) }
          penIsDown = true
          trimmed.append(part.element)
        }
        position += length
      }
      position = end
      if isWhole, penIsDown, subpath.isClosed { trimmed.append(.closeSubpath) }
    }
    return Path(elements: trimmed)
  }
}
