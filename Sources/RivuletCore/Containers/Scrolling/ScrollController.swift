package import Foundation
package import RivuletGeometry

/// The state of one scroll view, and everything that moves it: contacts, wheels, keys, momentum, and requests from the app.
///
/// Distances are measured from the leading and the top edge. `offset` is zero when the content rests at its start; `ScrollGeometry`
/// contains the same offset with the insets subtracted.
@MainActor
package final class ScrollController: ScrollSpace {
  package private(set) weak var node: ViewNode?
  unowned let tree: ViewTree
  package internal(set) var settings = ScrollSettings()

  // The results of layout:
  package internal(set) var containerSize = CGSize.zero
  package internal(set) var contentSize = CGSize.zero
  /// The extent of the safe areas within the viewport.
  package internal(set) var safeArea = EdgeInsets()
  var isLaidOut = false

  package internal(set) var offset = CGPoint.zero
  package internal(set) var phase = ScrollPhase.idle
  /// The courses that move the offset on their own.
  var courses = AxisPair<RunningCourse>()
  /// The offset at which the contact took control, including the pull beyond an edge.
  var grip: CGPoint?
  var wheelTime: Double?
  /// True while keys move the content.
  var isMovedByKeys = false
  /// True while fingers on a touchpad hold the content beyond an edge.
  var isPulledByFingers = false
  var shownGeometry: ScrollGeometry?
  /// The view that keeps its position in the viewport while the surrounding content changes (B15.43).
  var held: HeldView?
  /// The axes along which the content remains at the size-change anchor.
  var anchoredAxes: Axis.Set = [.horizontal, .vertical]
  /// The edge at which the content stays while its size changes.
  var keptEdge: Edge?
  var indicatorOpacity = 0.0
  var lastMove = -Double.infinity
  /// The axis of the indicator under the pointer on a desktop, which is wide and remains visible; nil if there is none.
  var hoveredIndicator: Axis?
  /// The drag of an indicator with the mouse; nil if there is none.
  var indicatorDrag: ScrollIndicatorDrag?
  /// The action for pulling the content down; nil if there is none.
  var refreshAction: RefreshAction?
  var refresh: ScrollRefresh?
  /// The targets, and the layout number for which they are valid.
  var knownTargets: (layout: UInt32, targets: [ScrollTargetPlace])?
  /// True if an observer needs to know which targets are visible.
  var tellsTargets = false
  /// True if the viewport size has changed, and a behaviour may therefore choose another target.
  var needsTarget = false
  /// The visible part between the insets before the viewport size changed, until a behaviour has chosen a target; nil otherwise.
  package private(set) var formerRoom: CGRect?
  /// The nodes in the content whose size depends on the size of the viewport, and the space that they use during layout.
  let relativeNodes = ContainerRelativeNodes()
  var proposedRoom: CGSize?
  /// True if the scroll view is registered for the end of the frame.
  var isNoted = false
  /// The destination of an animation to a view that did not exist when the animation started, and the row that contains the view.
  var pursued: (destination: ScrollDestination, row: UnmadeRow)?
  /// The latest scroll to a row that did not exist at the time.
  var attempt: PursuitAttempt?
  /// The lazy containers in the content.
  var lazyContents: [LazyContentReference] = []
  /// The height that a bar above has given up while content is scrolled under it, in points. It becomes space above the content, so the
  /// content moves on screen by exactly the distance that it is scrolled.
  package private(set) var barRoom: CGFloat = 0
  /// The size at the last layout without the space of the bar.
  private var steadySize = CGSize.zero

  package init(node: ViewNode) {
    self.node = node
    tree = node.tree
    super.init()
  }

  override package var axes: Axis.Set { settings.axes }

  /// A course and its start, in seconds on the frame clock.
  struct RunningCourse {
    let course: ScrollCourse
    let start: Double

    func place(at time: Double) -> ScrollCourse.Place { course.place(after: time - start) }
  }

  /// The content node.
  var content: ViewNode? { node?.children.first }

  package func update(_ settings: ScrollSettings, refresh: RefreshAction?) {
    self.settings = settings
    refreshAction = refresh
  }
}

// MARK: - Lengths

extension ScrollController {
  /// The margins of the content: those set by the app, and the height that a bar above has given up.
  var margins: EdgeInsets {
    var margins = settings.contentMargins
    margins.top += barRoom
    return margins
  }

  /// Sets the height that a bar above has given up.
  package func give(barRoom: CGFloat) {
    guard barRoom != self.barRoom else { return }
    self.barRoom = barRoom
    node?.invalidateLayout()
  }

  /// The insets of the content: safe areas and content margins.
  package var insets: EdgeInsets {
    let margins = margins
    return EdgeInsets(
      top: safeArea.top + margins.top, leading: safeArea.leading + margins.leading, bottom: safeArea.bottom + margins.bottom,
      trailing: safeArea.trailing + margins.trailing)
  }

  /// The whole scroll view, including the part behind safe areas.
  package var viewport: CGRect {
    CGRect(
      x: -safeArea.leading, y: -safeArea.top, width: containerSize.width + safeArea.horizontal,
      height: containerSize.height + safeArea.vertical)
  }

  /// Returns the length of the viewport between the insets along an axis.
  package func room(_ axis: Axis) -> CGFloat {
    let margins = margins
    return max(containerSize[axis] - (axis == .horizontal ? margins.horizontal : margins.vertical), 0)
  }

  package func scrolls(_ axis: Axis) -> Bool { settings.axes.contains(Axis.Set(axis)) }

  /// Returns the largest offset at which the content rests.
  package func limit(_ axis: Axis) -> CGFloat { scrolls(axis) ? max(contentSize[axis] - room(axis), 0) : 0 }

  /// Returns the smallest offset at which the content rests, which is negative while a refresh needs space above the content.
  func start(_ axis: Axis) -> CGFloat { axis == .vertical && isRefreshing ? -ScrollConstants.refreshRoom : 0 }

  /// True if pulling the content down refreshes it. Among nested scroll views in a view with the app's action, only the outermost one does
  /// this.
  var canRefresh: Bool {
    guard let refreshAction else { return false }
    var around = node?.enclosingScrollController
    while let controller = around {
      if controller.scrolls(.vertical), controller.refreshAction?.level == refreshAction.level { return false }
      around = controller.node?.enclosingScrollController
    }
    return true
  }

  /// True while the app refreshes the content.
  package var isRefreshing: Bool { refresh?.isRunning == true }

  func clamped(_ value: CGFloat, _ axis: Axis) -> CGFloat { min(max(value, start(axis)), limit(axis)) }

  func clamped(_ point: CGPoint) -> CGPoint { CGPoint(x: clamped(point.x, .horizontal), y: clamped(point.y, .vertical)) }

  /// Returns true if moving the offset in this direction reveals more of the content.
  func canMove(_ axis: Axis, by direction: CGFloat) -> Bool {
    guard scrolls(axis), direction != 0 else { return false }
    return direction > 0 ? offset[axis] < limit(axis) - 0.01 : offset[axis] > start(axis) + 0.01
  }

  /// Returns true if a contact may pull the content beyond its edges.
  func bounces(_ axis: Axis) -> Bool {
    scrolls(axis) && (limit(axis) > 0 || settings.bouncesWhenFitting.contains(Axis.Set(axis)))
  }

  /// The lengths and the offset as they are reported to apps.
  package var geometry: ScrollGeometry {
    let insets = insets
    return ScrollGeometry(
      contentOffset: CGPoint(x: offset.x - insets.leading, y: offset.y - insets.top), contentSize: contentSize, contentInsets: insets,
      containerSize: CGSize(
        width: max(viewport.width - insets.leading - insets.trailing, 0), height: max(viewport.height - insets.top - insets.bottom, 0)))
  }

  /// The velocity of the offset, in points per second.
  package var velocity: CGVector {
    let now = tree.services.now
    func along(_ axis: Axis) -> CGFloat { courses[axis]?.place(at: now).velocity ?? 0 }
    return CGVector(dx: along(.horizontal), dy: along(.vertical))
  }

  /// The position of the content's top left corner in the node's space, before mirroring.
  var contentOrigin: CGPoint {
    func along(_ axis: Axis) -> CGFloat {
      let start = axis == .horizontal ? margins.leading : margins.top
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
  /// Stores the results of layout, and places the content accordingly. The placement of the node calls this.
  func place(_ content: ViewNode, in node: ViewNode, size: CGSize, contentSize: CGSize, proposal: ProposedViewSize) {
    let wasLaidOut = isLaidOut
    let steadySize = CGSize(width: size.width, height: size.height - barRoom)
    let isOtherContainer = abs(self.steadySize.width - steadySize.width) > 0.001 || abs(self.steadySize.height - steadySize.height) > 0.001
    self.steadySize = steadySize
    let isOther = isOtherContainer || self.contentSize != contentSize
    containerSize = size
    self.contentSize = contentSize
    isLaidOut = true
    if shownGeometry == nil { begin() } else if isOther || settings.sizeChangeAnchor != nil { follow() }
    if wasLaidOut, isOtherContainer { needTarget() }
    node.place(content, at: contentOrigin, proposal: proposal)
    tree.scrolling.note(self)
  }

  /// Requests that a behaviour choose another target, because the viewport size has changed.
  private func needTarget() {
    needsTarget = true
    guard formerRoom == nil, let shown = shownGeometry else { return }
    let origin = CGPoint(x: shown.contentOffset.x + shown.contentInsets.leading, y: shown.contentOffset.y + shown.contentInsets.top)
    formerRoom = CGRect(origin: origin, size: shown.containerSize)
  }

  /// Moves the content to its initial offset. Each layout before the first frame may refine the length of the content.
  private func begin() {
    guard courses.isEmpty, grip == nil else { return }
    if let anchor = settings.initialAnchor { offset = CGPoint(x: anchor.x * limit(.horizontal), y: anchor.y * limit(.vertical)) }
    noteAnchoredAxes()
  }

  /// Records the axes along which the content is at the size-change anchor.
  func noteAnchoredAxes() {
    guard let anchor = settings.sizeChangeAnchor else { return }
    for axis in Axis.allCases {
      let share = axis == .horizontal ? anchor.x : anchor.y
      if abs(offset[axis] - share * limit(axis)) < 1 { anchoredAxes.insert(Axis.Set(axis)) } else { anchoredAxes.remove(Axis.Set(axis)) }
    }
  }

  /// Keeps the content at the size-change anchor, and the offset within its limits (B15.50–B15.52).
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

  /// Clamps the offset to its limits. If the limits are estimated, rows are created first, and the offset is clamped when the frame
  /// settles.
  private func keepWithinKnownLimits() {
    for axis in Axis.allCases where !estimates(axis) { offset[axis] = clamped(offset[axis], axis) }
  }

  /// Does the work that waits for layout: safe areas, the held view, and the requests of observers. The frame calls this after layout.
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

  /// Asks the target behaviour for the offset at which the content rests in a viewport with a different size (B15.45).
  func rest() {
    // Content whose lengths depend on the viewport is laid out again first.
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

  /// Moves the content to an offset without checking the limits.
  func move(to new: CGPoint) {
    guard new != offset else { return }
    // The movement of the content changes the distance of a held view from its target position.
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
    if indicatorOpacity > 0 || refreshAction != nil { node.invalidateDrawing() }
    tree.scrolling.note(self)
    tree.services.requestTurn()
  }
}
