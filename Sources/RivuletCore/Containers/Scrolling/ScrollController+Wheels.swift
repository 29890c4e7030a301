import Foundation
import RivuletGeometry

extension ScrollController {
  /// Uses the parts of a wheel event along the axes whose series belong to this view or are free for it to take. Returns these axes
  /// (B15.11).
  func turnWheel(_ wheel: inout WheelInput, in series: WheelSeries) -> Axis.Set {
    let isPrecise = wheel.isPrecise
    return scroll(by: &wheel) { axis, distance in
      if let taker = series.takers[axis]?.controller { return taker === self }
      return canMove(axis, by: distance) || isPrecise && bouncesAlways(axis)
    }
  }

  /// Scrolls by the wheel's delta along the permitted axes, and subtracts the used distances from the delta. Returns these axes.
  private func scroll(by wheel: inout WheelInput, where mayScroll: (Axis, CGFloat) -> Bool) -> Axis.Set {
    guard settings.isEnabled else { return [] }
    var used: Axis.Set = []
    var new = offset
    for axis in Axis.allCases where wheel.delta[axis] != 0 && scrolls(axis) {
      let delta = axis == .horizontal && node?.isMirrored == true ? -wheel.delta[axis] : wheel.delta[axis]
      guard delta.isFinite, mayScroll(axis, delta) else { continue }
      // The offset is clamped to an estimated end only once the end is known.
      let target = offset[axis] + delta
      new[axis] = wheel.isPrecise ? shown(pulled(axis) + delta, axis) : estimates(axis) ? target : clamped(target, axis)
      wheel.delta[axis] = 0
      used.insert(Axis.Set(axis))
    }
    guard used != [] else { return [] }
    stop()
    setPhase(.interacting)
    wheelTime = tree.services.now
    isPulledByFingers = wheel.isPrecise && new != clamped(new)
    tree.clock.follow(self)
    move(to: new)
    userMoved()
    return used
  }

  /// Ends scrolling after the wheel has been idle for a while. Content that was pulled beyond an edge returns to the edge.
  func endWheel() {
    wheelTime = nil
    isPulledByFingers = false
    var next = AxisPair<ScrollCourse>()
    for axis in Axis.allCases where scrolls(axis) && restingPlace(axis) != offset[axis] {
      next[axis] = bounce(axis, from: offset[axis], velocity: 0)
    }
    if next.isEmpty { setPhase(.idle) } else { begin(next, .decelerating) }
  }

  /// Starts the refresh action if the key is its shortcut. Otherwise, returns false.
  func refresh(by key: KeyInput) -> Bool {
    guard let refreshAction, key.key == .character("r"), key.modifiers == .command || key.modifiers == .control, canRefresh else {
      return false
    }
    begin(refreshAction)
    return true
  }

  /// Scrolls in response to a key. Returns false if the content cannot move in that direction (B15.16).
  package func scroll(by key: KeyInput) -> Bool {
    if refresh(by: key) { return true }
    guard settings.isEnabled, key.modifiers.isSubset(of: [.shift]) else { return false }
    let main: Axis = scrolls(.vertical) ? .vertical : .horizontal
    let page = room(main) - ScrollConstants.keyOverlap
    let isMirrored = node?.isMirrored == true
    let (axis, step): (Axis, CGFloat) =
      switch key.key {
      case .up: (.vertical, -ScrollConstants.keyStep)
      case .down: (.vertical, ScrollConstants.keyStep)
      case .left: (.horizontal, isMirrored ? ScrollConstants.keyStep : -ScrollConstants.keyStep)
      case .right: (.horizontal, isMirrored ? -ScrollConstants.keyStep : ScrollConstants.keyStep)
      case .pageUp: (main, -page)
      case .pageDown: (main, page)
      case .space: (main, key.modifiers.contains(.shift) ? -page : page)
      case .home: (main, -limit(main))
      case .end: (main, limit(main))
      default: (main, 0)
      }
    guard canMove(axis, by: step) else { return false }
    var target = offset
    // Successive key presses accumulate.
    target[axis] = clamped((courses[axis]?.course.target ?? offset[axis]) + step, axis)
    animate(to: target, .easeInOut(duration: ScrollConstants.keyDuration))
    isMovedByKeys = true
    return true
  }

  func userMoved() { observers { $0.userScrolled(self) } }
}
