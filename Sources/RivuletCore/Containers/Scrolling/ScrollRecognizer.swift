package import Foundation
import RivuletGeometry

/// Recognises a contact that scrolls (B15.10, B15.19).
package final class ScrollRecognizer: GestureRecognizer {
  package let standing = GestureStanding()
  private let controller: ScrollController
  private var start: ContactSample?
  private var last: ContactSample?
  private var tracker = VelocityTracker()
  /// True if the contact has stopped moving content, and therefore does nothing else.
  private var hasCaught = false
  /// The movement up to the end of the slop, which is not applied.
  private var slop = CGSize.zero

  package init(_ controller: ScrollController) {
    self.controller = controller
  }

  /// The movement since the press, positive towards the trailing edge.
  private var translation: CGSize {
    let way = wayInRoot
    return CGSize(width: node?.isMirrored == true ? -way.width : way.width, height: way.height)
  }

  /// The movement since the press, in root coordinates.
  private var wayInRoot: CGSize {
    guard let start, let last else { return .zero }
    return CGSize(width: last.point.x - start.point.x, height: last.point.y - start.point.y)
  }

  /// The axis along which the contact has left the slop, if the content scrolls along it.
  private var mainAxis: Axis? {
    let way = translation
    guard let axis = axis(of: way) else { return nil }
    return abs(way[axis]) > ScrollConstants.slop ? axis : nil
  }

  /// Returns the main axis of a movement, if the content scrolls along it.
  private func axis(of way: CGSize) -> Axis? {
    let axis: Axis = abs(way.width) > abs(way.height) ? .horizontal : .vertical
    return controller.scrolls(axis) ? axis : nil
  }

  package func follows(_ way: CGSize) -> Bool {
    let mirrored = CGSize(width: node?.isMirrored == true ? -way.width : way.width, height: way.height)
    guard let axis = axis(of: mirrored) else { return false }
    return controller.canMove(axis, by: -mirrored[axis]) || controller.bounces(axis)
  }

  package var isSatisfied: Bool {
    if hasCaught { return true }
    guard let axis = mainAxis else { return false }
    // The content moves with the contact, and the offset in the opposite direction.
    let direction = -translation[axis]
    let canMove = controller.canMove(axis, by: direction)
    let refreshes = controller.canRefresh && axis == .vertical && direction < 0
    if isTakenOutside(isLeftOver: !canMove && !refreshes) { return false }
    return canMove || controller.bounces(axis)
  }

  /// Returns true if a recognizer further outside takes the movement: a scroll view that can move where this one cannot, or a sheet.
  private func isTakenOutside(isLeftOver: Bool) -> Bool {
    guard let members = arena?.members, let place = members.firstIndex(where: { $0 === self }) else { return false }
    let way = wayInRoot
    return members[(place + 1)...].contains { $0.state == .possible && $0.takes(way, isLeftOver: isLeftOver) }
  }

  package func takes(_ way: CGSize, isLeftOver: Bool) -> Bool {
    let mirrored = CGSize(width: node?.isMirrored == true ? -way.width : way.width, height: way.height)
    guard isLeftOver, let axis = axis(of: mirrored) else { return false }
    return controller.canMove(axis, by: -mirrored[axis])
  }

  package var scrolls: Bool { true }

  package func blocks(_ other: any GestureRecognizer) -> Bool { false }

  package func began(_ sample: ContactSample) {
    guard start == nil else { return }
    (start, last) = (sample, sample)
    tracker.add(sample.point, at: sample.time)
    hasCaught = controller.contactBegan()
  }

  package func moved(_ sample: ContactSample) {
    guard sample.id == start?.id else { return }
    guard controller.settings.isEnabled else { return giveUp() }
    last = sample
    tracker.add(sample.point, at: sample.time)
    if state == .active { follow() }
  }

  package func recognized() {
    if !hasCaught, let axis = mainAxis {
      let way = translation
      if controller.scrolls(axis.crossed) {
        let length = hypot(way.width, way.height)
        slop = CGSize(width: way.width / length * ScrollConstants.slop, height: way.height / length * ScrollConstants.slop)
      } else {
        slop[axis] = way[axis] < 0 ? -ScrollConstants.slop : ScrollConstants.slop
      }
    }
    controller.beginDrag()
    follow()
  }

  private func follow() {
    let way = translation
    controller.drag(by: CGSize(width: way.width - slop.width, height: way.height - slop.height))
  }

  /// Fails because scrolling is disabled. The content stays where the contact has moved it (B15.18).
  private func giveUp() {
    let wasActive = state == .active
    fail()
    if wasActive { controller.contactCancelled() }
  }

  package func ended(_ sample: ContactSample) {
    guard sample.id == start?.id else { return }
    guard controller.settings.isEnabled else { return giveUp() }
    guard state == .active else { return fail() }
    let velocity = tracker.velocity(at: sample.time)
    end()
    controller.endDrag(velocity: CGVector(dx: node?.isMirrored == true ? velocity.dx : -velocity.dx, dy: -velocity.dy))
  }

  package func stopped() { controller.contactCancelled() }
}
