import Foundation
import RivuletGeometry

/// The state of an indicator drag with the mouse.
struct ScrollIndicatorDrag {
  let axis: Axis
  /// The distance from the start of the indicator to the pointer, in points.
  let hold: CGFloat
  /// The position of the indicator along its track, from 0 to 1.
  var share: CGFloat
}

extension ScrollController {
  /// Returns the axis of the visible indicator that receives a press at a point; nil if there is none.
  func indicatorAxis(at point: CGPoint) -> Axis? {
    guard settings.hasPointer, indicatorOpacity > 0 else { return nil }
    return Axis.allCases.reversed().first { ScrollIndicator.lane(self, $0)?.contains(point) == true }
  }

  /// Handles a press in an indicator's lane. If the press hits the indicator, the indicator follows the mouse. Otherwise, the content
  /// scrolls by a page.
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

  /// Moves the dragged indicator to follow the mouse.
  func dragIndicator(to point: CGPoint) {
    guard let drag = indicatorDrag, let way = ScrollIndicator.way(self, drag.axis) else { return }
    let start = alongIndicator(point, drag.axis) - drag.hold
    indicatorDrag?.share = way.length > 0 ? min(max((start - way.start) / way.length, 0), 1) : 0
    followIndicator()
    userMoved()
  }

  /// Updates the offset to match the position of the dragged indicator, even if the length of the content changes at its ends.
  func followIndicator() {
    guard let drag = indicatorDrag else { return }
    var target = offset
    target[drag.axis] = drag.share * limit(drag.axis)
    move(to: target)
  }

  /// True if a dragged indicator is at an end of its track, where the offset must follow changes of the content's length.
  var isIndicatorAtEnd: Bool { indicatorDrag.map { $0.share <= 0 || $0.share >= 1 } ?? false }

  /// Ends the drag of an indicator.
  func endIndicatorDrag() {
    guard indicatorDrag != nil else { return }
    indicatorDrag = nil
    node?.invalidateDrawing()
    setPhase(.idle)
  }

  private var mirrorsBars: Bool { node?.isMirrored == true }

  /// Returns the position of a point along an indicator's track, from the start of the content.
  private func alongIndicator(_ point: CGPoint, _ axis: Axis) -> CGFloat {
    axis == .horizontal && mirrorsBars ? containerSize.width - point.x : point[axis]
  }

  private func alongIndicator(_ bar: CGRect, _ axis: Axis) -> CGFloat {
    axis == .horizontal && mirrorsBars ? containerSize.width - bar.maxX : bar.origin[axis]
  }
}
