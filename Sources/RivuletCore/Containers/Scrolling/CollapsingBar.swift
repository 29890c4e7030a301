package import Foundation

/// A bar above a scroll view that collapses as content scrolls under it.
@MainActor
package protocol CollapsingBar: AnyObject {
  /// The maximum distance by which the bar can collapse, in points.
  var collapsibleHeight: CGFloat { get }

  /// Returns true if the bar collapses as the content of the given scroll view scrolls.
  func collapses(with controller: ScrollController) -> Bool
}

/// A weak reference to the collapsing bar above a scroll view, if any.
package struct CollapsingBarReference: Equatable {
  package private(set) weak var bar: (any CollapsingBar)?

  package init(_ bar: (any CollapsingBar)? = nil) { self.bar = bar }

  package static func == (one: CollapsingBarReference, other: CollapsingBarReference) -> Bool { one.bar === other.bar }
}

extension ScrollController {
  /// The height of the views above the content that remain visible, such as a pinned header.
  var pinnedTop: CGFloat {
    max(insets.top - barRoom, 0)
  }

  /// The maximum height by which the bar above the content can collapse, in points.
  private var availableBarRoom: CGFloat {
    guard scrolls(.vertical), let bar = settings.collapsingBar.bar, bar.collapses(with: self) else { return 0 }
    return bar.collapsibleHeight
  }

  /// Returns the height by which the bar above the content collapses at an offset.
  private func barRoom(_ axis: Axis, at offset: CGFloat) -> CGFloat {
    axis == .vertical ? min(availableBarRoom, max(offset, 0)) : 0
  }

  /// Returns the range of the content that is visible between the insets at an offset, along an axis.
  func shownRange(_ axis: Axis, at offset: CGFloat) -> ClosedRange<CGFloat> { offset - barRoom(axis, at: offset)...offset + room(axis) }

  /// Returns the offset at which a position in the content is at a given fraction of the visible range.
  func offset(_ axis: Axis, showing place: CGFloat, at share: CGFloat) -> CGFloat {
    let target = place - share * room(axis)
    let barRoom = axis == .vertical ? availableBarRoom : 0
    if target <= 0 || barRoom == 0 { return target }
    let whole = target + (1 - share) * barRoom
    // The bar does not fully collapse before the position reaches its target.
    return whole >= barRoom || share <= 0 ? whole : target / share
  }

  /// Returns the nearest offset at which a part of the content is fully visible. If the part is too long, returns the offset that shows its
  /// start.
  func offset(_ axis: Axis, revealing start: CGFloat, _ length: CGFloat) -> CGFloat {
    let shown = shownRange(axis, at: offset[axis])
    if start < shown.lowerBound || length > shown.upperBound - shown.lowerBound { return offset(axis, showing: start, at: 0) }
    return max(offset[axis], start + length - room(axis))
  }

  /// Returns the start of the visible range at an offset.
  package func shownStart(at offset: CGPoint) -> CGPoint {
    CGPoint(x: offset.x - barRoom(.horizontal, at: offset.x), y: offset.y - barRoom(.vertical, at: offset.y))
  }

  /// Returns the offset whose visible range starts at a point. At the start of the content, the bar takes whichever of its two heights is
  /// nearer to its current one.
  package func offset(startingAt point: CGPoint, near former: CGPoint) -> CGPoint {
    let room = availableBarRoom
    if room == 0 || point.y < 0 { return point }
    return CGPoint(x: point.x, y: point.y > 0 || former.y > room / 2 ? point.y + room : 0)
  }
}
