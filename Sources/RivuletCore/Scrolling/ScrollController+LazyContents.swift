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

  /// Where the view with an id is; nil if it is not there.
  func location(of id: AnyHashable) -> ViewLocation? {
    if let frame = frame(of: id) { return ViewLocation(frame: frame, row: nil) }
    for content in lazyContents.lazy.compactMap(\.content) where content.node?.scope.isRemoved == false {
      guard let index = content.rowIndex(of: id) else { continue }
      let row = UnmadeRow(of: content, at: index)
      return row.frame(in: self).map { ViewLocation(frame: $0, row: row) }
    }
    return nil
  }

  /// Where a row of a lazy container is; nil if there is none at that place.
  func location(ofRow index: Int, of content: LazyContent) -> ViewLocation? {
    guard content.node?.scope.isRemoved == false, (0..<content.rowCount).contains(index) else { return nil }
    let row = UnmadeRow(of: content, at: index)
    let isMade = content.arrangement.isPlaced(row: index)
    return row.frame(in: self).map { ViewLocation(frame: $0, row: isMade ? nil : row) }
  }
}

/// Where a view is in a scroll view, in the content's space.
struct ViewLocation {
  let frame: CGRect
  /// The row of a lazy container that it will be in, if it was not made: its frame is an estimate then.
  let row: UnmadeRow?
}

/// A row of a lazy container that was not made.
struct UnmadeRow {
  private(set) weak var content: LazyContent?
  let index: Int
  /// The numbering of the rows for which the place was found.
  private let numbering: Int

  @MainActor init(of content: LazyContent, at index: Int) {
    self.content = content
    self.index = index
    numbering = content.numbering
  }

  /// Where it is estimated in the content of a scroll view; nil if the rows were numbered anew since.
  @MainActor func frame(in controller: ScrollController) -> CGRect? {
    guard let content, let node = content.node, numbering == content.numbering else { return nil }
    let (axis, range) = (content.arrangement.layout.axis, content.arrangement.range(ofRow: index))
    var frame = controller.frame(of: node)
    frame.origin[axis] += range.start
    frame.size[axis] = range.end - range.start
    return frame
  }
}
