package import Foundation
import RivuletGeometry

/// A recogniser for a contact that scrolls (B15.10, B15.19).
package final class ScrollRecognizer: GestureRecognizer {
  package let standing = GestureStanding()
  private let controller: ScrollController
  private var start: ContactSample?
  private var last: ContactSample?
  private var tracker = VelocityTracker()
  /// True if the contact stopped moving content, and therefore has no other effect.
  private var hasCaught = false
  /// The movement within the slop, which is not applied to the content.
  private var slop = CGSize.zero
  /// The movement shared by the content and the enclosing views; nil before the contact scrolls.
  private var movement: Movement?

  package init(_ controller: ScrollController) {
    self.controller = controller
  }

  /// The movement since the press. Positive values point toward the trailing and bottom edges.
  private var translation: CGSize {
    let way = wayInRoot
    return CGSize(width: node?.isMirrored == true ? -way.width : way.width, height: way.height)
  }

  /// The movement since the press, in root coordinates.
  private var wayInRoot: CGSize {
    guard let start, let last else { return .zero }
    return CGSize(width: last.point.x - start.point.x, height: last.point.y - start.point.y)
  }

  /// The axis along which the contact has moved beyond the slop; nil if there is none or the content does not scroll along it.
  private var mainAxis: Axis? {
    let way = translation
    guard let axis = axis(of: way) else { return nil }
    return abs(way[axis]) > ScrollConstants.slop ? axis : nil
  }

  /// Returns the main axis of a movement; nil if the content does not scroll along it.
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
    // The content follows the contact, so the offset changes in the opposite direction.
    let distance = -wayInRoot[axis]
    if controller.uses(distance, along: axis) { return true }
    guard controller.bounces(axis) else { return false }
    let (passesOn, way) = (controller.passesOn(axis), wayInRoot)
    return !takersAround { outer, taker in
      outer.state == .possible && (taker.uses(distance, along: axis) || passesOn && outer.follows(way))
    }
  }

  package var taker: (any MovementConsumer)? { controller }

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
    let way = translation
    let axis = hasCaught ? nil : mainAxis
    if let axis {
      if controller.scrolls(axis.crossed) {
        let length = hypot(way.width, way.height)
        slop = CGSize(width: way.width / length * ScrollConstants.slop, height: way.height / length * ScrollConstants.slop)
      } else {
        slop[axis] = way[axis] < 0 ? -ScrollConstants.slop : ScrollConstants.slop
      }
    }
    movement = Movement(of: controller, controller.beginning(axis, by: axis.map { -way[$0] } ?? 0), around: self)
    controller.beginDrag()
    follow()
  }

  private func follow() {
    let way = translation
    movement?.follow(to: CGSize(width: slop.width - way.width, height: slop.height - way.height))
  }

  /// Fails, because scrolling has been disabled. The content remains at its current offset (B15.18).
  private func giveUp() { fail() }

  package func ended(_ sample: ContactSample) {
    guard sample.id == start?.id else { return }
    guard controller.settings.isEnabled else { return giveUp() }
    guard state == .active else { return fail() }
    let velocity = tracker.velocity(at: sample.time)
    end()
    movement?.end(velocity: CGSize(width: node?.isMirrored == true ? velocity.dx : -velocity.dx, height: -velocity.dy))
  }

  package func stopped() { if let movement { movement.cancel() } else { controller.contactCancelled() } }
}
