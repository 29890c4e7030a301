package import Foundation
package import RivuletGeometry

/// Where one scroll view is, and what moves it: contacts, wheels, keys, momentum, and requests of the app.
///
/// Distances are counted from the leading and the top edge. `offset` is zero where the content rests at its beginning; `ScrollGeometry` says the same
/// with the insets subtracted.
@MainActor
package final class ScrollController {
  package private(set) weak var node: ViewNode?
  unowned let tree: ViewTree
  @exclusivity(unchecked) package internal(set) var settings = ScrollSettings()

  // What layout has found.
  @exclusivity(unchecked) package internal(set) var containerSize = CGSize.zero
  @exclusivity(unchecked) package internal(set) var contentSize = CGSize.zero
  /// How far safe areas reach into the viewport.
  @exclusivity(unchecked) var safeArea = EdgeInsets()
  @exclusivity(unchecked) var isLaidOut = false

  @exclusivity(unchecked) package internal(set) var offset = CGPoint.zero
  @exclusivity(unchecked) package internal(set) var phase = ScrollPhase.idle
  /// What moves the offset by itself.
  @exclusivity(unchecked) var courses = AxisPair<RunningCourse>()
  /// The offset at which the contact took over, and how far it is pulled beyond an edge.
  @exclusivity(unchecked) var grip: CGPoint?
  @exclusivity(unchecked) var wheelTime: Double?
  /// True while the content moves because of keys.
  @exclusivity(unchecked) var isMovedByKeys = false
  /// Whether fingers on a touchpad hold the content beyond an edge.
  @exclusivity(unchecked) var isPulledByFingers = false
  @exclusivity(unchecked) var shownGeometry: ScrollGeometry?
  /// A view that stays where it is in the viewport while the content around it changes (B15.43).
  @exclusivity(unchecked) var held: HeldView?
  /// The axes along which the content stays at the anchor for changes of size.
  @exclusivity(unchecked) var anchoredAxes: Axis.Set = [.horizontal, .vertical]
  /// The edge at which the content stays while its size changes.
  @exclusivity(unchecked) var keptEdge: Edge?
  @exclusivity(unchecked) var indicatorOpacity = 0.0
  @exclusivity(unchecked) var lastMove = -Double.infinity
  /// The bar under a desktop's pointer: it is wide and stays; nil for most.
  @exclusivity(unchecked) var hoveredIndicator: Axis?
  /// The bar that a mouse holds; nil for most.
  @exclusivity(unchecked) var indicatorDrag: ScrollIndicatorDrag?
  /// What pulling the content down does; nil for nothing.
  @exclusivity(unchecked) var refreshAction: RefreshAction?
  @exclusivity(unchecked) var refresh: ScrollRefresh?
  /// The targets as the layout of that number has them.
  @exclusivity(unchecked) var knownTargets: (layout: UInt32, targets: [ScrollTargetPlace])?
  /// Whether an observer wants to know which targets are in sight.
  @exclusivity(unchecked) var tellsTargets = false
  /// The viewport has another size, and a behaviour may want another target.
  @exclusivity(unchecked) var needsTarget = false
  /// The part in sight between the insets before the viewport got another size, until a behaviour was asked because of that; nil otherwise.
  @exclusivity(unchecked) package private(set) var formerRoom: CGRect?
  /// The nodes inside whose size follows from that of the viewport, and the room that they go by while layout runs.
  let relativeNodes = ContainerRelativeNodes()
  @exclusivity(unchecked) var proposedRoom: CGSize?
  /// Whether it stands in the list of those that the frame settles.
  @exclusivity(unchecked) var isNoted = false
  /// Where an animation leads to a view that was not made when it began.
  @exclusivity(unchecked) var pursued: (destination: ScrollDestination, row: UnmadeRow)?
  /// The last scroll to a row that was not made then.
  @exclusivity(unchecked) var attempt: PursuitAttempt?
  /// The lazy containers inside that it scrolls.
  @exclusivity(unchecked) var lazyContents: [LazyContentReference] = []

  package init(node: ViewNode) {
    self.node = node
    tree = node.tree
  }

  /// A course and when it began, in seconds on the frame clock.
  struct RunningCourse {
    let course: ScrollCourse
    let start: Double

    func place(at time: Double) -> ScrollCourse.Place { course.place(after: time - start) }
  }

  /// The node of the content.
  var content: ViewNode? { node?.children.first }

  package func update(_ settings: ScrollSettings, refresh: RefreshAction?) {
    self.settings = settings
    refreshAction = refresh
  }
}

// MARK: - Lengths

extension ScrollController {
  /// What is kept free around the content.
  package var insets: EdgeInsets {
    let margins = settings.contentMargins
    return EdgeInsets(
      top: safeArea.top + margins.top, leading: safeArea.leading + margins.leading, bottom: safeArea.bottom + margins.bottom,
      trailing: safeArea.trailing + margins.trailing)
  }

  /// The whole scroll view, with what lies behind safe areas.
  package var viewport: CGRect {
    CGRect(
      x: -safeArea.leading, y: -safeArea.top, width: containerSize.width + safeArea.horizontal,
      height: containerSize.height + safeArea.vertical)
  }

  /// The length between the insets.
  package func room(_ axis: Axis) -> CGFloat {
    let margins = settings.contentMargins
    return max(containerSize[axis] - (axis == .horizontal ? margins.horizontal : margins.vertical), 0)
  }

  package func scrolls(_ axis: Axis) -> Bool { settings.axes.contains(Axis.Set(axis)) }

  /// The largest offset at which the content rests.
  package func limit(_ axis: Axis) -> CGFloat { scrolls(axis) ? max(contentSize[axis] - room(axis), 0) : 0 }

  /// The smallest offset at which the content rests: what is being refreshed leaves room above.
  func start(_ axis: Axis) -> CGFloat { axis == .vertical && isRefreshing ? -ScrollConstants.refreshRoom : 0 }

  /// Whether pulling the content down does something.
  var canRefresh: Bool { refreshAction != nil }

  /// Whether the app is bringing the content up to date.
  package var isRefreshing: Bool { refresh?.isRunning == true }

  func clamped(_ value: CGFloat, _ axis: Axis) -> CGFloat { min(max(value, start(axis)), limit(axis)) }

  func clamped(_ point: CGPoint) -> CGPoint { CGPoint(x: clamped(point.x, .horizontal), y: clamped(point.y, .vertical)) }

  /// Whether a movement of the offset in this direction shows more of the content.
  func canMove(_ axis: Axis, by direction: CGFloat) -> Bool {
    guard scrolls(axis), direction != 0 else { return false }
    return direction > 0 ? offset[axis] < limit(axis) - 0.01 : offset[axis] > start(axis) + 0.01
  }

  /// Whether a contact may pull the content beyond its edges.
  func bounces(_ axis: Axis) -> Bool {
    scrolls(axis) && (limit(axis) > 0 || settings.bouncesWhenFitting.contains(Axis.Set(axis)))
  }

  /// Lengths and offset as apps see them.
  package var geometry: ScrollGeometry {
    let insets = insets
    return ScrollGeometry(
      contentOffset: CGPoint(x: offset.x - insets.leading, y: offset.y - insets.top), contentSize: contentSize, contentInsets: insets,
      containerSize: CGSize(
        width: max(viewport.width - insets.leading - insets.trailing, 0), height: max(viewport.height - insets.top - insets.bottom, 0)))
  }

  /// In points per second.
  package var velocity: CGVector {
    let now = tree.services.now
    func along(_ axis: Axis) -> CGFloat { courses[axis]?.place(at: now).velocity ?? 0 }
    return CGVector(dx: along(.horizontal), dy: along(.vertical))
  }

  /// Where the content's top left corner lies in the node's space, before mirroring.
  var contentOrigin: CGPoint {
    func along(_ axis: Axis) -> CGFloat {
      let start = axis == .horizontal ? settings.contentMargins.leading : settings.contentMargins.top
      guard scrolls(axis) else { return start }
      let slack = max(room(axis) - contentSize[axis], 0)
      let anchor = settings.alignmentAnchor.map { axis == .horizontal ? $0.x : $0.y } ?? 0
      return start + slack * anchor - offset[axis]
    }
    return CGPoint(x: along(.horizontal), y: along(.vertical))
  }
}

// MARK: - Layout

extension ScrollController {
  /// Takes over what layout has found, and puts the content there. Called by the node's placement.
  func place(_ content: ViewNode, in node: ViewNode, size: CGSize, contentSize: CGSize, proposal: ProposedViewSize) {
    let wasLaidOut = isLaidOut
    let isOtherContainer = containerSize != size
    let isOther = isOtherContainer || self.contentSize != contentSize
    containerSize = size
    self.contentSize = contentSize
    isLaidOut = true
    if shownGeometry == nil { begin() } else if isOther || settings.sizeChangeAnchor != nil { follow() }
    if wasLaidOut, isOtherContainer { needTarget() }
    node.place(content, at: contentOrigin, proposal: proposal)
    tree.scrolling.note(self)
  }

  /// Notes that a behaviour chooses another target, since the viewport has another size.
  private func needTarget() {
    needsTarget = true
    guard formerRoom == nil, let shown = shownGeometry else { return }
    let origin = CGPoint(x: shown.contentOffset.x + shown.contentInsets.leading, y: shown.contentOffset.y + shown.contentInsets.top)
    formerRoom = CGRect(origin: origin, size: shown.containerSize)
  }

  /// Puts the content at its beginning. Its length may be known better in each layout before the first frame.
  private func begin() {
    guard courses.isEmpty, grip == nil else { return }
    if let anchor = settings.initialAnchor { offset = CGPoint(x: anchor.x * limit(.horizontal), y: anchor.y * limit(.vertical)) }
    noteAnchoredAxes()
  }

  /// Notes the axes along which the content is at the anchor for changes of size.
  func noteAnchoredAxes() {
    guard let anchor = settings.sizeChangeAnchor else { return }
    for axis in Axis.allCases {
      let share = axis == .horizontal ? anchor.x : anchor.y
      if abs(offset[axis] - share * limit(axis)) < 1 { anchoredAxes.insert(Axis.Set(axis)) } else { anchoredAxes.remove(Axis.Set(axis)) }
    }
  }

  /// Keeps the content fixed at the anchor for changes of size, and the offset within its limits (B15.50–B15.52).
  func follow() {
    guard grip == nil, courses.isEmpty, !isPulledByFingers else { return }
    if let anchor = settings.sizeChangeAnchor {
      // Content that was scrolled away from the anchor keeps its offset.
      for axis in Axis.allCases where anchoredAxes.contains(Axis.Set(axis)) {
        offset[axis] = (axis == .horizontal ? anchor.x : anchor.y) * limit(axis)
      }
    }
    if let keptEdge, let kept = self.offset(for: .edge(keptEdge)) { offset = kept } else { keepWithinKnownLimits() }
    noteAnchoredAxes()
  }

  /// Brings the offset within its limits. Where those are estimated, rows are made first, and it is done when the frame settles.
  private func keepWithinKnownLimits() {
    for axis in Axis.allCases where !estimates(axis) { offset[axis] = clamped(offset[axis], axis) }
  }

  /// Carries out what waits for layout: safe areas, the view that is held, and what observers want. Called by the frame, once layout is done.
  func settle() {
    guard let node, !node.scope.isRemoved, isLaidOut else { return }
    updateSafeArea(of: node)
    followHeldView()
    observers { $0.layoutChanged(of: self) }
    if needsTarget { rest() }
    if isIndicatorAtEnd { followIndicator() }
    if grip == nil, courses.isEmpty, !isPulledByFingers { move(to: clamped(offset)) }
    let geometry = geometry
    if geometry != shownGeometry {
      if shownGeometry == nil { tellBeginning(geometry) }
      shownGeometry = geometry
      observers { $0.geometryChanged(geometry, of: self) }
    }
    observers { $0.settled(self) }
    rememberHeldView()
  }

  /// Has the behaviour of targets choose where the content rests in a viewport of another size (B15.45).
  func rest() {
    // Content whose lengths follow from the viewport is laid out again first.
    guard !tree.layout.isDirty, tree.lazyContents.isQuiet else { return tree.scrolling.note(self) }
    needsTarget = false
    defer { formerRoom = nil }
    guard grip == nil, courses.isEmpty, !isPulledByFingers else { return }
    var target = offset
    observers { $0.adjustTarget(&target, velocity: CGVector(dx: 0, dy: 0), from: offset, of: self) }
    move(to: clamped(target))
  }

  func updateSafeArea(of node: ViewNode) {
    let area = node.safeAreaAround
    guard area != safeArea else { return }
    safeArea = area
    node.invalidateDrawing()
  }

  /// Has the content at an offset, without asking whether it may be there.
  func move(to new: CGPoint) {
    guard new != offset else { return }
    // A view that is held is as far from its place as the content has moved.
    if let distance = held?.distance {
      held?.distance = CGPoint(x: distance.x + offset.x - new.x, y: distance.y + offset.y - new.y)
    }
    offset = new
    noteAnchoredAxes()
    applyOffset()
  }

  func applyOffset() {
    guard let node, let content, let proposal = content.proposal, !node.scope.isRemoved else { return }
    node.place(content, at: contentOrigin, proposal: proposal)
    if indicatorOpacity > 0 || canRefresh { node.invalidateDrawing() }
    tree.scrolling.note(self)
    tree.services.requestTurn()
  }
}
