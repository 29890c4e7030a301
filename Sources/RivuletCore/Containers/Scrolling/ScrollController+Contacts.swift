import Foundation
import RivuletGeometry

extension ScrollController {
  /// True if an observer allows the content to rest only at pages.
  private var isPaged: Bool {
    var isPaged = false
    observers { if $0.restsAtPages { isPaged = true } }
    return isPaged
  }

  /// Handles the start of a contact, and returns true if the contact stopped moving content (B15.10). If the content is paged, the page
  /// continues to its position, and the views inside it can be touched.
  func contactBegan() -> Bool {
    if phase == .decelerating, isPaged { return false }
    let wasMoving = !courses.isEmpty
    stop()
    setPhase(.tracking)
    return wasMoving
  }

  /// Starts moving the content with a contact.
  func beginDrag() {
    stop()
    grip = CGPoint(x: pulled(.horizontal), y: pulled(.vertical))
    setPhase(.interacting)
    if settings.resignsFocus { tree.scrolling.onResignation() }
  }

  /// Returns the offset that the content would have without the resistance at its edges.
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

  /// Ends the drag. The argument is the velocity of the offset, in points per second.
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

  /// Starts the app's refresh action if the content has been pulled far enough.
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

  /// Returns the offset at which released content comes to rest. Content that is being refreshed leaves space for the mark, unless it is
  /// scrolled past the mark.
  func restingPlace(_ axis: Axis) -> CGFloat { offset[axis] < 0 ? start(axis) : clamped(offset[axis], axis) }

  func bounce(_ axis: Axis, from value: CGFloat, velocity: CGFloat) -> ScrollCourse {
    let edge = restingPlace(axis)
    return .spring(target: edge, displacement: value - edge, velocity: velocity)
  }

  /// Handles the cancellation of a contact, which was lost or is now used by another gesture.
  func contactCancelled() {
    if grip != nil || offset != clamped(offset) { endDrag(velocity: CGVector(dx: 0, dy: 0)) } else if phase == .tracking { setPhase(.idle) }
  }
}
