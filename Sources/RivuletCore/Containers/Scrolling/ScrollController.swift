package import Foundation
package import RivuletGeometry

/// The state of a scroll view, and the operations of everything that moves it: contacts, wheels, keys, momentum, and the app's requests.
///
/// Distances are relative to the leading and top edges. `offset` is zero when the content rests at its start. `ScrollGeometry` reports the
/// same offset minus the insets.
@MainActor
package final class ScrollController: ScrollSpace {
  package private(set) weak var node: ViewNode?
  unowned let tree: ViewTree
  package internal(set) var settings = ScrollSettings()

  // The results of layout:
  package internal(set) var containerSize = CGSize.zero
  package internal(set) var contentSize = CGSize.zero
  /// The extent of the safe areas inside the viewport.
  package internal(set) var safeArea = EdgeInsets()
  var isLaidOut = false

  package internal(set) var offset = CGPoint.zero
  package internal(set) var phase = ScrollPhase.idle
  /// The courses that currently move the offset.
  var courses = AxisPair<RunningCourse>()
  /// The offset at which a contact took control, including the distance by which the content was pulled beyond an edge.
  var grip: CGPoint?
  var wheelTime: Double?
  /// True while scrolling by key.
  var isMovedByKeys = false
  /// True while fingers on a touchpad hold the content beyond an edge.
  var isPulledByFingers = false
  var shownGeometry: ScrollGeometry?
  /// The view that keeps its position in the viewport while the content around it changes (B15.43).
  var held: HeldView?
  /// The axes along which the content is at the size-change anchor.
  var anchoredAxes: Axis.Set = [.horizontal, .vertical]
  /// The edge at which the content is kept while its size changes.
  var keptEdge: Edge?
  var indicatorOpacity = 0.0
  var lastMove = -Double.infinity
  /// The axis of the indicator under the pointer on a desktop, which is wide and remains visible; nil if there is none.
  var hoveredIndicator: Axis?
  /// The state of an indicator drag with the mouse; nil if there is none.
  var indicatorDrag: ScrollIndicatorDrag?
  /// The app's action for pulling down the content; nil if there is none.
  var refreshAction: RefreshAction?
  var refresh: ScrollRefresh?
  /// The targets, and the number of the layout for which they are valid.
  var knownTargets: (layout: UInt32, targets: [ScrollTargetPlace])?
  /// True if an observer must be notified of the visible targets.
  var tellsTargets = false
  /// True if the viewport size has changed, so that a target behaviour may choose a different target.
  var needsTarget = false
  /// The part of the content that was visible between the insets before the viewport size changed. Nil unless a behaviour has yet to choose
  /// a target.
  package private(set) var formerRoom: CGRect?
  /// The nodes in the content whose sizes depend on the size of the viewport. `proposedRoom` is the space that they use during layout.
  let relativeNodes = ContainerRelativeNodes()
  var proposedRoom: CGSize?
  /// True if the scroll view is registered to be settled in this frame.
  var isNoted = false
  /// The destination of an animation to a view that had not been created when the animation started, and the row that will contain the
  /// view.
  var pursued: (destination: ScrollDestination, row: UnmadeRow)?
  /// The latest attempt to scroll to a row that had not been created.
  var attempt: PursuitAttempt?
  /// The lazy containers in the content.
  var lazyContents: [LazyContentReference] = []
  /// The height by which the bar above has collapsed, in points. The height becomes space above the content, so that the content moves on
  /// screen by exactly the distance that it is scrolled.
  package private(set) var barRoom: CGFloat = 0
  /// The size at the last layout, excluding the height by which the bar has collapsed.
  private var steadySize = CGSize.zero

  package init(node: ViewNode) {
    self.node = node
    tree = node.tree
    super.init()
  }

  override package var axes: Axis.Set { settings.axes }

  /// A course and its start time, in seconds on the frame clock.
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
  /// The margins of the content, which combine the app's margins and the height by which the bar above has collapsed.
  var margins: EdgeInsets {
    var margins = settings.contentMargins
    margins.top += barRoom
    return margins
  }

  /// Sets the height by which the bar above has collapsed.
  package func give(barRoom: CGFloat) {
    guard barRoom != self.barRoom else { return }
    self.barRoom = barRoom
    node?.invalidateLayout()
  }

  /// The insets of the content, which combine safe areas and margins.
  package var insets: EdgeInsets {
    let margins = margins
    return EdgeInsets(
      top: safeArea.top + margins.top, leading: safeArea.leading + margins.leading, bottom: safeArea.bottom + margins.bottom,
      trailing: safeArea.trailing + margins.trailing)
  }

  /// The bounds of the scroll view, including the parts behind safe areas.
  package var viewport: CGRect {
    CGRect(
      x: -safeArea.leading, y: -safeArea.top, width: containerSize.width + safeArea.horizontal,
      height: containerSize.height + safeArea.vertical)
  }

  /// Returns the length of the viewport between the insets, along an axis.
  package func room(_ axis: Axis) -> CGFloat {
    let margins = margins
    return max(containerSize[axis] - (axis == .horizontal ? margins.horizontal : margins.vertical), 0)
  }

  package func scrolls(_ axis: Axis) -> Bool { settings.axes.contains(Axis.Set(axis)) }

  /// Returns the maximum offset at which the content can rest.
  package func limit(_ axis: Axis) -> CGFloat { scrolls(axis) ? max(contentSize[axis] - room(axis), 0) : 0 }

  /// Returns the minimum offset at which the content can rest. The offset is negative while a refresh occupies space above the content.
  func start(_ axis: Axis) -> CGFloat { axis == .vertical && isRefreshing ? -ScrollConstants.refreshRoom : 0 }

  /// True if pulling down the content refreshes it. If nested scroll views share an action, this applies only to the outermost one.
  var canRefresh: Bool {
    guard let refreshAction else { return false }
    var around = node?.enclosingScrollController
    while let controller = around {
      if controller.scrolls(.vertical), controller.refreshAction?.level == refreshAction.level { return false }
      around = controller.node?.enclosingScrollController
    }
    return true
  }

  /// True while the app is refreshing the content.
  package var isRefreshing: Bool { refresh?.isRunning == true }

  func clamped(_ value: CGFloat, _ axis: Axis) -> CGFloat { min(max(value, start(axis)), limit(axis)) }

  func clamped(_ point: CGPoint) -> CGPoint { CGPoint(x: clamped(point.x, .horizontal), y: clamped(point.y, .vertical)) }

  /// Returns true if the offset can move in the given direction within its limits.
  func canMove(_ axis: Axis, by direction: CGFloat) -> Bool {
    guard scrolls(axis), direction != 0 else { return false }
    return direction > 0 ? offset[axis] < limit(axis) - 0.01 : offset[axis] > start(axis) + 0.01
  }

  /// Returns true if a contact can pull the content beyond its edges.
  func bounces(_ axis: Axis) -> Bool {
    scrolls(axis) && (limit(axis) > 0 || settings.bouncesWhenFitting.contains(Axis.Set(axis)))
  }

  /// The geometry of the scroll view as reported to apps.
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

  /// The position of the content's top-left corner in the node's coordinate space, before mirroring.
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
  /// Stores the results of layout and places the content accordingly. Called when the node places its children.
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

  /// Requests that a target behaviour choose a different target, because the viewport size has changed.
  private func needTarget() {
    needsTarget = true
    guard formerRoom == nil, let shown = shownGeometry else { return }
    let origin = CGPoint(x: shown.contentOffset.x + shown.contentInsets.leading, y: shown.contentOffset.y + shown.contentInsets.top)
    formerRoom = CGRect(origin: origin, size: shown.containerSize)
  }

  /// Sets the initial offset of the content. Each layout before the first frame may refine the length of the content.
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

  /// Keeps the content at the size-change anchor and the offset within its limits (B15.50–B15.52).
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

  /// Clamps the offset to its limits. If a limit is an estimate, the offset is clamped when the frame settles, after rows have been
  /// created.
  private func keepWithinKnownLimits() {
    for axis in Axis.allCases where !estimates(axis) { offset[axis] = clamped(offset[axis], axis) }
  }

  /// Performs the work that depends on layout: safe areas, the held view, and the requests of observers. Called once per frame after
  /// layout.
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

  /// Moves the content to the offset that the target behaviour chooses after the viewport size has changed (B15.45).
  func rest() {
    // If the lengths of the content depend on the viewport, another layout must run first.
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

  /// Moves the content to an offset without applying the limits.
  func move(to new: CGPoint) {
    guard new != offset else { return }
    // Moving the content changes the distance of a held view from its intended position.
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
