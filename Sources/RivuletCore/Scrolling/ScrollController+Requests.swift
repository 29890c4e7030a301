package import Foundation
import RivuletGeometry

extension ScrollController {
  /// The offset that a destination means; nil if what is asked for is not there.
  func offset(for destination: ScrollDestination) -> CGPoint? {
    var target = offset
    switch destination {
    case .view(let id, let anchor):
      guard let frame = frame(of: id) ?? estimatedFrame(of: id)?.frame else { return nil }
      for axis in Axis.allCases where scrolls(axis) {
        let (start, length) = (frame.origin[axis], frame.size[axis])
        if let anchor {
          let share = axis == .horizontal ? anchor.x : anchor.y
          target[axis] = start + share * length - share * room(axis)
        } else {
          target[axis] = nearest(to: offset[axis], showing: start, length, in: room(axis))
        }
      }
    case .edge(let edge):
      switch edge {
      case .top: target.y = 0
      case .bottom: target.y = limit(.vertical)
      case .leading: target.x = 0
      case .trailing: target.x = limit(.horizontal)
      }
    case .offset(let x, let y):
      if let x { target.x = FiniteNumber.length(x, of: "ScrollPosition", "the offset") }
      if let y { target.y = FiniteNumber.length(y, of: "ScrollPosition", "the offset") }
    }
    return clamped(target)
  }

  /// The nearest offset at which a part of the content is in sight as a whole; its beginning if it is too long for that.
  func nearest(to offset: CGFloat, showing start: CGFloat, _ length: CGFloat, in room: CGFloat) -> CGFloat {
    if start < offset || length > room { return start }
    return max(offset, start + length - room)
  }

  /// Whether the content has what is asked for, made or not.
  func canScroll(to destination: ScrollDestination) -> Bool {
    guard isLaidOut else { return false }
    if case .view(let id, _) = destination { return content?.firstNode(withID: id) != nil || estimatedFrame(of: id) != nil }
    return true
  }

  /// Scrolls to where the app wants, if that is there. Called once layout is done.
  package func scroll(to destination: ScrollDestination, transaction: Transaction) {
    guard isLaidOut, let target = offset(for: destination) else { return }
    let estimate = estimate(of: destination)
    if let animation = transaction.animation, !transaction.disablesAnimations, shownGeometry != nil {
      if target != offset || phase.isScrolling { animate(to: target, animation) }
    } else if !(transaction.scrollPositionUpdatePreservesVelocity && phase == .decelerating) {
      stopAndMove(to: target)
    } else {
      shiftCourses(to: target)
    }
    if let estimate { pursue(destination, estimate) }
    rememberHeldView()
  }

  /// The lazy container, and the row of it, of a view that was not made.
  private func estimate(of destination: ScrollDestination) -> (content: LazyContent, row: Int)? {
    guard case .view(let id, _) = destination, frame(of: id) == nil else { return nil }
    return estimatedFrame(of: id).map { ($0.content, $0.row) }
  }

  /// Comes to rest where a view is that was not made when it was asked for: at once if nothing moves, else when the movement is over (B16.29).
  private func pursue(_ destination: ScrollDestination, _ estimate: (content: LazyContent, row: Int)) {
    if courses.isEmpty {
      estimate.content.arrangement.want(row: estimate.row)
      tree.lazyContents.note(estimate.content)
      tree.scrolling.add(ScrollRequest(.controller(self), destination, transaction: Transaction()))
    } else {
      pursued = destination
    }
  }

  /// The way to a view that was not made is aimed anew, now that more is known.
  func correctPursuit() {
    guard let pursued, phase == .animating, let target = offset(for: pursued) else { return }
    for axis in Axis.allCases {
      guard let running = courses[axis], target[axis] != running.course.target else { continue }
      courses[axis] = RunningCourse(course: running.course.aimed(at: target[axis]), start: running.start)
    }
  }

  /// A movement is over: the view that it led to is there by now.
  func endPursuit() {
    guard let destination = pursued else { return }
    pursued = nil
    tree.scrolling.add(ScrollRequest(.controller(self), destination, transaction: Transaction()))
  }

  /// Goes on from another place as fast as before.
  func shiftCourses(to target: CGPoint) {
    let now = tree.services.now
    for axis in Axis.allCases where target[axis] != offset[axis] {
      guard let velocity = courses[axis]?.place(at: now).velocity else { continue }
      let course = ScrollCourse.decay(from: target[axis], distance: ScrollCourse.naturalDistance(velocity: velocity))
      courses[axis] = RunningCourse(course: course, start: now)
    }
    move(to: target)
  }

  func animate(to target: CGPoint, _ animation: Animation) {
    grip = nil
    var next = AxisPair<ScrollCourse>()
    for axis in Axis.allCases where target[axis] != offset[axis] {
      next[axis] = .animation(animation, from: offset[axis], to: target[axis], AnimationStore())
    }
    begin(next, .animating)
  }

  /// Brings a part of the content into sight by the least movement, if the viewport does not show it: a field that gets the focus (B15.17).
  package func reveal(_ frame: CGRect, animated: Bool) {
    var target = offset
    for axis in Axis.allCases where scrolls(axis) {
      target[axis] = nearest(to: offset[axis], showing: frame.origin[axis], frame.size[axis], in: room(axis))
    }
    target = clamped(target)
    guard target != offset else { return }
    if animated { animate(to: target, .easeInOut(duration: ScrollConstants.keyDuration)) } else { stopAndMove(to: target) }
  }

  func stopAndMove(to target: CGPoint) {
    stop()
    move(to: target)
    setPhase(.idle)
  }
}
