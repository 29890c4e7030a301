package import Foundation
package import RivuletGeometry

/// The distribution of a length among the columns of a lazy grid, or among the rows if the grid grows horizontally (B16.40–B16.46).
package struct GridTracks: Equatable, Sendable {
  /// The specification of a grid item.
  package struct Item: Equatable, Sendable {
    package enum Size: Equatable, Sendable {
      case fixed(CGFloat)
      case flexible(minimum: CGFloat, maximum: CGFloat)
      /// Tracks of equal size, as many as fit.
      case adaptive(minimum: CGFloat, maximum: CGFloat)
    }

    package var size: Size
    /// The gap after the track.
    package var spacing: CGFloat
    package var alignment: Alignment?

    package init(_ size: Size, spacing: CGFloat, alignment: Alignment?) {
      (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
    }
  }

  /// A column, or a row if the grid grows horizontally.
  package struct Track: Equatable, Sendable {
    package var start: CGFloat
    package var length: CGFloat
    package var alignment: Alignment?
  }

  package var items: [Item]

  package init(_ items: [Item]) {
    self.items = items
  }

  /// Returns the tracks for an available length, starting at 0. Their total length may exceed the available length.
  package func tracks(in length: CGFloat) -> [Track] {
    var rest = length
    var flexible = 0
    for (place, item) in items.enumerated() {
      if place < items.count - 1 { rest -= item.spacing }
      if case .fixed(let fixed) = item.size { rest -= fixed } else { flexible += 1 }
    }
    var tracks: [Track] = []
    var start: CGFloat = 0
    for item in items {
      switch item.size {
      case .fixed(let length):
        append(length, item, to: &tracks, at: &start)
      case .flexible(let minimum, let maximum):
        let length = min(max(max(rest, 0) / CGFloat(flexible), minimum), max(maximum, minimum))
        rest -= length
        flexible -= 1
        append(length, item, to: &tracks, at: &start)
      case .adaptive(let minimum, let maximum):
        let share = max(rest, 0) / CGFloat(flexible)
        let step = minimum + item.spacing
        let count = step > 0 && share.isFinite ? max(1, min(Int(((share + item.spacing) / step).rounded(.down)), 10_000)) : 1
        let length = max(min(maximum, (share - CGFloat(count - 1) * item.spacing) / CGFloat(count)), minimum)
        rest -= CGFloat(count) * length + CGFloat(count - 1) * item.spacing
        flexible -= 1
        for _ in 0..<count { append(length, item, to: &tracks, at: &start) }
      }
    }
    return tracks
  }

  private func append(_ length: CGFloat, _ item: Item, to tracks: inout [Track], at start: inout CGFloat) {
    tracks.append(Track(start: start, length: length, alignment: item.alignment))
    start += length + item.spacing
  }

  /// Returns the total length of the tracks, including gaps, for an available length.
  package func length(in length: CGFloat) -> CGFloat { tracks(in: length).last.map { $0.start + $0.length } ?? 0 }
}
