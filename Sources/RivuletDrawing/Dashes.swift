import Foundation
import RivuletGeometry

/// A repeating pattern of dashes and gaps.
struct Dashes {
  /// The lengths of the pattern. Dashes have even indices, and gaps have odd indices.
  private let lengths: [CGFloat]
  /// The index of the dash or gap in which a subpath starts.
  private let startIndex: Int
  /// The remaining length of that dash or gap at the start of a subpath.
  private let startRest: CGFloat

  /// Creates a pattern; nil if the style draws a solid line, or if the pattern's length is zero, negative or infinite.
  init?(_ style: StrokeStyle) {
    let total = style.dash.reduce(0, +)
    guard total > 0, total.isFinite, style.dash.allSatisfy({ $0 >= 0 }), style.dashPhase.isFinite else { return nil }
    lengths = style.dash.count.isMultiple(of: 2) ? style.dash : style.dash + style.dash
    let period = lengths.reduce(0, +)
    var phase = style.dashPhase.truncatingRemainder(dividingBy: period)
    if phase < 0 { phase += period }
    var index = 0
    while phase >= lengths[index] {
      phase -= lengths[index]
      index = (index + 1) % lengths.count
    }
    startIndex = index
    startRest = lengths[index] - phase
  }

  /// The number of periods above which a subpath is drawn solid, because the outline of so many dashes would take longer than a frame.
  /// Curves take longer than lines.
  private static let periodLimit: (lines: CGFloat, curves: CGFloat) = (10_000, 1_000)

  /// Returns the dashes of a subpath. A dash that crosses the joint of a closed subpath is not divided.
  func split(_ subpath: Subpath) -> [Subpath] {
    let whole = subpath.segments.reduce(0) { $0 + $1.length }
    let isStraight = subpath.segments.allSatisfy { if case .line = $0 { true } else { false } }
    let limit = isStraight ? Dashes.periodLimit.lines : Dashes.periodLimit.curves
    guard whole < lengths.reduce(0, +) * limit else { return [subpath] }
    var list: [Subpath] = []
    var index = startIndex
    var rest = startRest
    var dash: Subpath? = index.isMultiple(of: 2) ? Subpath(start: subpath.start) : nil
    let startsWithDash = dash != nil
    for segment in subpath.segments {
      let length = segment.length
      var position: CGFloat = 0
      while position < length {
        let stop = min(position + rest, length)
        if dash != nil { dash?.segments.append(segment.part(from: position, to: stop, of: length)) }
        rest -= stop - position
        position = stop
        if rest <= length * 1e-12 {
          if let finished = dash { list.append(finished) }
          index = (index + 1) % lengths.count
          rest = lengths[index]
          dash = index.isMultiple(of: 2) ? Subpath(start: segment.part(from: position, to: length, of: length).start) : nil
        }
      }
    }
    if var last = dash, !last.segments.isEmpty {
      if subpath.isClosed, startsWithDash, let first = list.first {
        last.segments += first.segments
        list[0] = last
      } else {
        list.append(last)
      }
    }
    return list
  }
}
