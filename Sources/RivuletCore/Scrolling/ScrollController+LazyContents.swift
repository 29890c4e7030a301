import Foundation
import RivuletGeometry
import RivuletTree

/// A lazy container that goes with its content.
struct LazyContentReference {
  weak var content: LazyContent?
}

extension ScrollController {
  /// Scrolls a lazy container from now on.
  func join(_ content: LazyContent) {
    lazyContents.removeAll { $0.content == nil }
    lazyContents.append(LazyContentReference(content: content))
  }

  /// Scrolls a lazy container no longer.
  func leave(_ content: LazyContent) { lazyContents.removeAll { $0.content == nil || $0.content === content } }

  /// Whether lengths of the content are estimates along an axis.
  func estimates(_ axis: Axis) -> Bool {
    lazyContents.contains { $0.content?.arrangement.layout.axis == axis && $0.content?.node?.scope.isRemoved == false }
  }

  /// The part of the content along an axis that is in the viewport, with what lies behind insets.
  func shownRange(_ axis: Axis) -> LazyRange {
    let start = viewport.origin[axis] - contentOrigin[axis]
    return LazyRange(start: start, end: start + viewport.size[axis])
  }

  /// All of the content that is in sight has moved because what lies before it is estimated anew: everything that counts from the beginning moves with
  /// it, so that nothing is seen of that (B16.11).
  func shift(_ axis: Axis, by distance: CGFloat) {
    offset[axis] += distance
    grip?[axis] += distance
    if let running = courses[axis] { courses[axis] = RunningCourse(course: running.course.moved(by: distance), start: running.start) }
    applyOffset()
  }

  /// The frame of the view with an id in the content's space, though it was not made: along the axis of its container as it is estimated.
  func estimatedFrame(of id: AnyHashable) -> (frame: CGRect, content: LazyContent, row: Int)? {
    for reference in lazyContents {
      guard let content = reference.content, let node = content.node, !node.scope.isRemoved, let found = content.range(of: id) else {
        continue
      }
      let axis = content.arrangement.layout.axis
      var frame = frame(of: node)
      frame.origin[axis] += found.range.start
      frame.size[axis] = found.range.end - found.range.start
      return (frame, content, found.row)
    }
    return nil
  }
}
