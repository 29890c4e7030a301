import Foundation
import RivuletGeometry

extension ScrollController: FrameFollower {
  func begin(_ next: AxisPair<ScrollCourse>, _ phase: ScrollPhase) {
    let now = tree.services.now
    for axis in Axis.allCases { courses[axis] = next[axis].map { RunningCourse(course: $0, start: now) } }
    wheelTime = nil
    (isPulledByFingers, isMovedByKeys) = (false, false)
    setPhase(phase)
    tree.clock.follow(self)
  }

  /// Stops all motion. The content keeps its offset.
  func stop() {
    pursued = nil
    courses = AxisPair()
    grip = nil
    wheelTime = nil
    isPulledByFingers = false
  }

  package var comesToRest: Bool { !courses.isEmpty || wheelTime != nil || !restsIndicators }

  package func frame(at time: Double) {
    guard let node, !node.scope.isRemoved else { return tree.clock.leave(self) }
    if !courses.isEmpty {
      correctPursuit()
      advance(to: time)
    }
    if let wheelTime, time - wheelTime >= ScrollConstants.wheelRest { endWheel() }
    updateIndicators(time)
    if isRefreshing { node.invalidateDrawing() }
    if courses.isEmpty, wheelTime == nil, !isRefreshing, restsIndicators { tree.clock.leave(self) }
  }

  func advance(to time: Double) {
    var new = offset
    let isCoasting = phase == .decelerating
    for axis in Axis.allCases {
      guard let running = courses[axis] else { continue }
      let place = running.place(at: time)
      let edge = clamped(place.offset, axis)
      if isCoasting, place.offset != edge, let arrival = running.course.arrival(at: edge) {
        new[axis] = hitEdge(axis, edge, running, after: arrival, time)
      } else {
        new[axis] = place.offset
        if place.isOver { courses[axis] = nil }
      }
    }
    if courses.isEmpty { new = clamped(new) }
    move(to: new)
    if isCoasting || isMovedByKeys { userMoved() }
    if courses.isEmpty {
      endPursuit()
      setPhase(.idle)
    }
  }

  /// Returns the offset at a time after coasting content has reached an edge. The content either overshoots and springs back, or stops at
  /// the edge.
  func hitEdge(_ axis: Axis, _ edge: CGFloat, _ running: RunningCourse, after arrival: Double, _ time: Double) -> CGFloat {
    let spring = ScrollCourse.spring(target: edge, displacement: 0, velocity: running.course.place(after: arrival).velocity)
    let next = RunningCourse(course: spring, start: running.start + arrival)
    let place = next.place(at: time)
    courses[axis] = bounces(axis) && !place.isOver ? next : nil
    return bounces(axis) ? place.offset : edge
  }
}
