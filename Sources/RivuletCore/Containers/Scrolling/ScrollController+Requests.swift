package import Foundation
import RivuletGeometry

extension ScrollController {
  /// Returns the offset for a destination; nil if the destination does not exist.
  ///
  /// - Parameter frame: The frame of the destination's view.
  func offset(for destination: ScrollDestination, showing frame: CGRect? = nil) -> CGPoint? {
    var target = offset
    switch destination {
    case .view(_, let anchor), .row(_, _, let anchor):
      guard let frame else { return nil }
      for axis in Axis.allCases where scrolls(axis) {
        let (start, length) = (frame.origin[axis], frame.size[axis])
        if let anchor {
          let share = axis == .horizontal ? anchor.x : anchor.y
          target[axis] = offset(axis, showing: start + share * length, at: share)
        } else {
          target[axis] = offset(axis, revealing: start, length)
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

  /// Returns the location of the view to which a destination refers. Returns nil for other destinations, or if there is no such view.
  private func location(of destination: ScrollDestination) -> ViewLocation? {
    switch destination {
    case .view(let id, _): location(of: id)
    case .row(let index, let content, _): location(ofRow: index, of: content)
    case .edge, .offset: nil
    }
  }

  /// Returns true if the content contains the destination, whether or not its view has been created.
  func canScroll(to destination: ScrollDestination) -> Bool {
    guard isLaidOut else { return false }
    switch destination {
    case .view, .row: return location(of: destination) != nil
    case .edge, .offset: return true
    }
  }

  /// Scrolls to the app's destination immediately, or starts a search for it. Call this method after layout.
  package func scrollOrSearch(to destination: ScrollDestination) {
    if canScroll(to: destination) { return scroll(to: destination, transaction: Transaction()) }
    tree.scrolling.add(ScrollRequest(.controller(self), destination, transaction: Transaction()))
  }

  /// Scrolls to the app's destination if the content contains it. Call this method after layout.
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

  /// Schedules another scroll to a view that lies beyond rows whose exact lengths are unknown until they become visible.
  private func settle(_ destination: ScrollDestination) {
    let next = PursuitAttempt(content: nil, index: 0, offset: offset)
    guard next != attempt else { return attempt = nil }
    attempt = next
    tree.scrolling.add(ScrollRequest(.controller(self), destination, transaction: Transaction()))
  }

  /// Brings the content to rest at a view that had not been created when the app requested the scroll. This takes place immediately if
  /// nothing is moving, and otherwise at the end of the movement (B16.29).
  private func pursue(_ destination: ScrollDestination, _ row: UnmadeRow) {
    if courses.isEmpty {
      let next = PursuitAttempt(content: row.content.map { ObjectIdentifier($0) }, index: row.index, offset: offset)
      // A second attempt at the same offset makes no progress, because the row is too far away for its position to be represented exactly.
      guard next != attempt else { return attempt = nil }
      attempt = next
      row.content?.arrangement.want(row: row.index)
      if let content = row.content { tree.lazyContents.note(content) }
      tree.scrolling.add(ScrollRequest(.controller(self), destination, transaction: Transaction()))
    } else {
      pursued = (destination, row)
    }
  }

  /// Adjusts the target of an animation to a view that had not been created, using the lengths that have become known.
  func correctPursuit() {
    guard let (destination, row) = pursued, phase == .animating else { return }
    let frame = row.frame(in: self) ?? location(of: destination)?.frame
    guard let target = offset(for: destination, showing: frame) else { return }
    for axis in Axis.allCases {
      guard let running = courses[axis], target[axis] != running.course.target else { continue }
      courses[axis] = RunningCourse(course: running.course.aimed(at: target[axis]), start: running.start)
    }
  }

  /// Ends a pursuit at the end of the movement. By then, the view exists.
  func endPursuit() {
    guard let destination = pursued?.destination else { return }
    pursued = nil
    tree.scrolling.add(ScrollRequest(.controller(self), destination, transaction: Transaction()))
  }

  /// Continues coasting with the same velocity from a different offset.
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

  /// Scrolls by the shortest distance that makes a part of the content visible. Has no effect if the part is already visible. Used for
  /// fields that receive focus (B15.17).
  package func reveal(_ frame: CGRect, animated: Bool) {
    var target = offset
    for axis in Axis.allCases where scrolls(axis) {
      target[axis] = offset(axis, revealing: frame.origin[axis], frame.size[axis])
    }
    target = clamped(target)
    guard target != offset else { return }
    if animated { animate(to: target, .easeInOut(duration: ScrollConstants.keyDuration)) } else { stopAndMove(to: target) }
  }

  /// Immediately scrolls by a distance, up to the end of the content. Returns false if the content cannot move.
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

/// An attempt to scroll to a row that has not been created.
struct PursuitAttempt: Equatable {
  let content: ObjectIdentifier?
  let index: Int
  /// The offset at the time of the attempt.
  let offset: CGPoint
}
