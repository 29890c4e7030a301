import Foundation
import RivuletGeometry

/// A mouse that holds the bar of a scroll view.
struct ScrollIndicatorDrag {
  let axis: Axis
  /// From the start of the bar to the pointer.
  let hold: CGFloat
  /// How much of its way the bar has gone, from 0 to 1.
  var share: CGFloat
}

extension ScrollController {
  /// The axis whose bar takes a press at a point; nil where no bar is seen.
  func indicatorAxis(at point: CGPoint) -> Axis? {
    guard settings.idiom == .desktop, indicatorOpacity > 0 else { return nil }
    return Axis.allCases.reversed().first { ScrollIndicator.lane(self, $0)?.contains(point) == true }
  }

  /// The mouse goes down on the bar, which follows it from now on, or beside it, which scrolls by a page.
  func pressIndicator(_ axis: Axis, at point: CGPoint) {
    guard let bar = ScrollIndicator.bar(self, axis) else { return }
    let hold = alongIndicator(point, axis) - alongIndicator(bar, axis)
    stop()
    node?.invalidateDrawing()
    if (0...bar.size[axis]).contains(hold) {
      indicatorDrag = ScrollIndicatorDrag(axis: axis, hold: hold, share: offset[axis] / max(limit(axis), 1))
      setPhase(.interacting)
    } else {
      let page = max(room(axis) - ScrollConstants.keyOverlap, 1)
      var target = offset
      target[axis] = clamped(offset[axis] + (hold < 0 ? -page : page), axis)
      if target != offset { animate(to: target, .easeInOut(duration: ScrollConstants.keyDuration)) }
    }
  }

  /// The mouse that holds the bar is at a point.
  func dragIndicator(to point: CGPoint) {
    guard let drag = indicatorDrag, let way = ScrollIndicator.way(self, drag.axis) else { return }
    let start = alongIndicator(point, drag.axis) - drag.hold
    indicatorDrag?.share = way.length > 0 ? min(max((start - way.start) / way.length, 0), 1) : 0
    followIndicator()
    userMoved()
  }

  /// Keeps the offset where the bar that is held says, whatever the length of the content turns out to be at its ends.
  func followIndicator() {
    guard let drag = indicatorDrag else { return }
    var target = offset
    target[drag.axis] = drag.share * limit(drag.axis)
    move(to: target)
  }

  /// Whether a bar that is held stands at one of its ends, where the offset follows the length of the content.
  var isIndicatorAtEnd: Bool { indicatorDrag.map { $0.share <= 0 || $0.share >= 1 } ?? false }

  /// The mouse lets the bar go.
  func endIndicatorDrag() {
    guard indicatorDrag != nil else { return }
    indicatorDrag = nil
    node?.invalidateDrawing()
    setPhase(.idle)
  }

  private var mirrorsBars: Bool { node?.isMirrored == true }

  /// How far a point is along the way of a bar, counted from where the content begins.
  private func alongIndicator(_ point: CGPoint, _ axis: Axis) -> CGFloat {
    axis == .horizontal && mirrorsBars ? containerSize.width - point.x : point[axis]
  }

  private func alongIndicator(_ bar: CGRect, _ axis: Axis) -> CGFloat {
    axis == .horizontal && mirrorsBars ? containerSize.width - bar.maxX : bar.origin[axis]
  }
}
