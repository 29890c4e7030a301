package import Foundation
import RivuletGeometry

extension ScrollController {
  /// The offset that a destination means; nil if what is asked for is not there.
  ///
  /// - Parameter frame: Where the view is that is asked for.
  func offset(for destination: ScrollDestination, showing frame: CGRect? = nil) -> CGPoint? {
    var target = offset
    switch destination {
    case .view(_, let anchor), .row(_, _, let anchor):
      guard let frame else { return nil }
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

  /// Where the view is that a destination names; nil for other destinations, and if it is not there.
  private func location(of destination: ScrollDestination) -> ViewLocation? {
    switch destination {
    case .view(let id, _): location(of: id)
    case .row(let index, let content, _): location(ofRow: index, of: content)
    case .edge, .offset: nil
    }
  }

  /// Whether the content has what is asked for, made or not.
  func canScroll(to destination: ScrollDestination) -> Bool {
    guard isLaidOut else { return false }
    switch destination {
    case .view, .row: return location(of: destination) != nil
    case .edge, .offset: return true
    }
  }

  /// Scrolls at once to where the app wants, or has it searched for. Called once layout is done.
  package func scrollOrSearch(to destination: ScrollDestination) {
    if canScroll(to: destination) { return scroll(to: destination, transaction: Transaction()) }
    tree.scrolling.add(ScrollRequest(.controller(self), destination, transaction: Transaction()))
  }

  /// Scrolls to where the app wants, if that is there. Called once layout is done.
  package func scroll(to destination: ScrollDestination, transaction: Transaction) {
    let location = location(of: destination)
    guard isLaidOut, let target = offset(for: destination, showing: location?.frame) else { return }
    if let animation = transaction.animation, !transaction.disablesAnimations, shownGeometry != nil {
      if target != offset || phase.isScrolling { animate(to: target, animation) }
    } else if !(transaction.scrollPositionUpdatePreservesVelocity && phase == .decelerating) {
      stopAndMove(to: target)
    } else {
      shiftCourses(to: target)
    }
    if let row = location?.row {
      pursue(destination, row)
    } else if case .view = destination, courses.isEmpty, Axis.allCases.contains(where: { scrolls($0) && estimates($0) }) {
      settle(destination)
    } else {
      attempt = nil
    }
    rememberHeldView()
  }

  /// Scrolls on to a view behind rows whose lengths are known only now that they are in sight.
  private func settle(_ destination: ScrollDestination) {
    let next = PursuitAttempt(content: nil, index: 0, offset: offset)
    guard next != attempt else { return attempt = nil }
    attempt = next
    tree.scrolling.add(ScrollRequest(.controller(self), destination, transaction: Transaction()))
  }

  /// Comes to rest where a view is that was not made when it was asked for: at once if nothing moves, else when the movement is over (B16.29).
  private func pursue(_ destination: ScrollDestination, _ row: UnmadeRow) {
    if courses.isEmpty {
      let next = PursuitAttempt(content: row.content.map { ObjectIdentifier($0) }, index: row.index, offset: offset)
      // A second attempt from one offset leads no further: the row is too far away for exact numbers of points.
      guard next != attempt else { return attempt = nil }
      attempt = next
      row.content?.arrangement.want(row: row.index)
      if let content = row.content { tree.lazyContents.note(content) }
      tree.scrolling.add(ScrollRequest(.controller(self), destination, transaction: Transaction()))
    } else {
      pursued = (destination, row)
    }
  }

  /// The way to a view that was not made is aimed anew, now that more is known.
  func correctPursuit() {
    guard let (destination, row) = pursued, phase == .animating else { return }
    let frame = row.frame(in: self) ?? location(of: destination)?.frame
    guard let target = offset(for: destination, showing: frame) else { return }
    for axis in Axis.allCases {
      guard let running = courses[axis], target[axis] != running.course.target else { continue }
      courses[axis] = RunningCourse(course: running.course.aimed(at: target[axis]), start: running.start)
    }
  }

  /// A movement is over: the view that it led to is there by now.
  func endPursuit() {
    guard let destination = pursued?.destination else { return }
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

  /// Scrolls a distance at once, as far as there is content; false if that is nothing.
  package func scroll(along axis: Axis, by distance: CGFloat) -> Bool {
    guard distance.isFinite, canMove(axis, by: distance) else { return false }
    var target = offset
    target[axis] = clamped(offset[axis] + distance, axis)
    stopAndMove(to: target)
    return true
  }

  func stopAndMove(to target: CGPoint) {
    stop()
    move(to: target)
    setPhase(.idle)
  }
}

/// A scroll to a row that is not made yet.
struct PursuitAttempt: Equatable {
  let content: ObjectIdentifier?
  let index: Int
  /// The offset that the scroll has led to.
  let offset: CGPoint
}
