import Foundation
import RivuletGeometry
import RivuletTree

/// A weak reference to a lazy container in the scrolled content.
struct LazyContentReference {
  weak var content: LazyContent?
}

extension ScrollController {
  /// Adds a lazy container that belongs to the scrolled content.
  func join(_ content: LazyContent) {
    lazyContents.removeAll { $0.content == nil }
    lazyContents.append(LazyContentReference(content: content))
  }

  /// Removes a lazy container from the scrolled content.
  func leave(_ content: LazyContent) { lazyContents.removeAll { $0.content == nil || $0.content === content } }

  /// Returns true if the content's length along an axis is an estimate.
  func estimates(_ axis: Axis) -> Bool {
    lazyContents.contains { $0.content?.arrangement.layout.axis == axis && $0.content?.node?.scope.isRemoved == false }
  }

  /// Returns the range of the content that is inside the viewport along an axis, including the part behind insets.
  func shownRange(_ axis: Axis) -> LazyRange {
    let start = viewport.origin[axis] - contentOrigin[axis]
    return LazyRange(start: start, end: start + viewport.size[axis])
  }

  /// Compensates for a change of the estimated length before the visible content. All positions relative to the start move by the same
  /// distance, so that nothing moves on screen (B16.11).
  func shift(_ axis: Axis, by distance: CGFloat) {
    offset[axis] += distance
    grip?[axis] += distance
    if let running = courses[axis] { courses[axis] = RunningCourse(course: running.course.moved(by: distance), start: running.start) }
    applyOffset()
  }

  /// The lazy containers in the content, innermost first, excluding those in nested scroll views and removed rows.
  private var ownLazyContents: [LazyContent] {
    let own = lazyContents.compactMap(\.content).filter { $0.node.map { isDirectlyAround($0) } == true }
    if own.count < 2 { return own }
    return own.sorted { ($0.node?.scope.depth ?? 0) > ($1.node?.scope.depth ?? 0) }
  }

  /// Returns true if the node is inside the content but not inside a nested scroll view.
  private func isDirectlyAround(_ inner: ViewNode) -> Bool {
    guard !inner.scope.isRemoved else { return false }
    var next = inner.parent
    while let step = next, step.scrollController == nil { next = step.parent }
    return next === node
  }

  /// Creates rows until one contains the view with an id. Returns true if such a row was found (B16.28).
  func findRow(having id: AnyHashable, _ search: inout RowSearch) -> Bool {
    for content in ownLazyContents where content.findRow(having: id, &search) { return true }
    return false
  }

  /// Returns the location of the view with an id; nil if neither the existing rows nor the data contain the id.
  func location(of id: AnyHashable) -> ViewLocation? {
    if let inner = content?.firstNode(withID: id) { return ViewLocation(frame: naturalFrame(of: inner), row: nil) }
    for content in ownLazyContents {
      guard let index = content.rowIndex(of: id) else { continue }
      let row = UnmadeRow(of: content, at: index)
      return row.frame(in: self).map { ViewLocation(frame: $0, row: row) }
    }
    return nil
  }

  /// Returns the frame of a node in the content's coordinate space. The frame of a pinned header is the one that the header would have
  /// without pinning.
  private func naturalFrame(of inner: ViewNode) -> CGRect {
    var frame = frame(of: inner)
    for content in ownLazyContents { frame.origin[content.arrangement.layout.axis] -= content.arrangement.pinShift(of: inner) }
    return frame
  }

  /// Returns the location of a row in a lazy container; nil if the index is invalid.
  func location(ofRow index: Int, of content: LazyContent) -> ViewLocation? {
    guard content.node?.scope.isRemoved == false, (0..<content.rowCount).contains(index) else { return nil }
    let row = UnmadeRow(of: content, at: index)
    let isMade = content.arrangement.isPlaced(row: index)
    return row.frame(in: self).map { ViewLocation(frame: $0, row: isMade ? nil : row) }
  }
}

/// The location of a view in a scroll view, in the content's coordinate space.
struct ViewLocation {
  let frame: CGRect
  /// The row that will contain the view, if the row has not been created. In that case, the frame is an estimate.
  let row: UnmadeRow?
}

/// A row of a lazy container that may not have been created.
struct UnmadeRow {
  private(set) weak var content: LazyContent?
  let index: Int
  /// The number of the container's renumbering for which the index is valid.
  private let numbering: Int

  @MainActor init(of content: LazyContent, at index: Int) {
    self.content = content
    self.index = index
    numbering = content.numbering
  }

  /// Returns the estimated frame in a scroll view's content; nil if the rows have been renumbered since the value was created.
  @MainActor func frame(in controller: ScrollController) -> CGRect? {
    guard let content, let node = content.node, numbering == content.numbering else { return nil }
    let (axis, range) = (content.arrangement.layout.axis, content.arrangement.range(ofRow: index))
    var frame = controller.frame(of: node)
    frame.origin[axis] += range.start
    frame.size[axis] = range.end - range.start
    return frame
  }
}
