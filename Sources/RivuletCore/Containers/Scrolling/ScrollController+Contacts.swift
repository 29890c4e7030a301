import Foundation
import RivuletGeometry

extension ScrollController {
  /// True if an observer lets the content rest only at pages.
  private var isPaged: Bool {
    var isPaged = false
    observers { if $0.restsAtPages { isPaged = true } }
    return isPaged
  }

  /// Returns true if a contact stops moving content (B15.10). A page continues to its position, and the views in it can be touched.
  func contactBegan() -> Bool {
    if phase == .decelerating, isPaged { return false }
    let wasMoving = !courses.isEmpty
    stop()
    setPhase(.tracking)
    return wasMoving
  }

  /// Starts to move the content with a contact.
  func beginDrag() {
    stop()
    grip = CGPoint(x: pulled(.horizontal), y: pulled(.vertical))
    setPhase(.interacting)
    if settings.resignsFocus { tree.scrolling.onResignation() }
  }

  /// Returns the offset that the content would have without resistance at its edges.
  func pulled(_ axis: Axis) -> CGFloat {
    let value = offset[axis]
    let (start, limit) = (start(axis), limit(axis))
    if value < start { return start + RubberBand.pull(shown: value - start, viewport: containerSize[axis]) }
    return value > limit ? limit + RubberBand.pull(shown: value - limit, viewport: containerSize[axis]) : value
  }

  func shown(_ pulled: CGFloat, _ axis: Axis) -> CGFloat {
    let (start, limit) = (start(axis), limit(axis))
    if pulled >= start, pulled <= limit { return pulled }
    guard bounces(axis) else { return min(max(pulled, start), limit) }
    let edge = pulled < start ? start : limit
    return edge + RubberBand.shown(pull: pulled - edge, viewport: containerSize[axis])
  }

  /// Ends the drag with the velocity of the offset, in points per second.
  func endDrag(velocity: CGVector) {
    guard grip != nil || phase == .tracking else { return }
    let start = grip ?? offset
    refreshIfPulled()
    grip = nil
    let speeds = CGPoint(x: velocity.dx, y: velocity.dy)
    var target = offset
    for axis in Axis.allCases where scrolls(axis) {
      let speed = speeds[axis]
      if abs(speed) > ScrollConstants.coastingVelocity { target[axis] += ScrollCourse.naturalDistance(velocity: speed) }
    }
    let natural = target
    observers { $0.adjustTarget(&target, velocity: velocity, from: clamped(start), of: self) }
    var next = AxisPair<ScrollCourse>()
    for axis in Axis.allCases where scrolls(axis) {
      if restingPlace(axis) != offset[axis] {
        next[axis] = bounce(axis, from: offset[axis], velocity: speeds[axis])
      } else if target[axis] != natural[axis] {
        let distance = clamped(target[axis], axis) - offset[axis]
        if distance != 0 {
          next[axis] =
            isPaged
            ? .page(from: offset[axis], to: offset[axis] + distance, velocity: speeds[axis])
            : .decay(from: offset[axis], distance: distance)
        }
      } else if target[axis] != offset[axis] {
        next[axis] = .decay(from: offset[axis], distance: target[axis] - offset[axis])
      }
    }
    if next.isEmpty { setPhase(.idle) } else { begin(next, .decelerating) }
  }

  /// Starts the app's refresh action if the content was pulled far enough.
  func refreshIfPulled() {
    if let refreshAction, grip != nil, !isRefreshing, scrolls(.vertical), -pulled(.vertical) > ScrollConstants.refreshThreshold {
      begin(refreshAction)
    }
  }

  func begin(_ action: RefreshAction) {
    guard let node else { return }
    let refresh = refresh ?? makeRefresh(node)
    refresh.start(action, in: tree)
  }

  func makeRefresh(_ node: ViewNode) -> ScrollRefresh {
    let made = ScrollRefresh { [weak self] in self?.refreshEnded() }
    node.scope.add(made)
    refresh = made
    return made
  }

  func refreshEnded() {
    guard let node, !node.scope.isRemoved else { return }
    if grip == nil, offset.y < 0 {
      animate(to: CGPoint(x: offset.x, y: 0), .easeInOut(duration: ScrollConstants.keyDuration))
    }
    node.invalidateDrawing()
    tree.services.requestTurn()
  }

  /// Returns the offset at which released content rests. Content that is being refreshed leaves space for the mark, unless it is scrolled
  /// beneath it.
  func restingPlace(_ axis: Axis) -> CGFloat { offset[axis] < 0 ? start(axis) : clamped(offset[axis], axis) }

  func bounce(_ axis: Axis, from value: CGFloat, velocity: CGFloat) -> ScrollCourse {
    let edge = restingPlace(axis)
    return .spring(target: edge, displacement: value - edge, velocity: velocity)
  }

  /// Ends a contact that is used for something else, or was lost.
  func contactCancelled() {
    if grip != nil || offset != clamped(offset) { endDrag(velocity: CGVector(dx: 0, dy: 0)) } else if phase == .tracking { setPhase(.idle) }
  }
}
