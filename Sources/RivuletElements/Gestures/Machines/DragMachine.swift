import Foundation
import RivuletCore

/// A machine that follows a moving contact (B14.13–B14.18).
final class DragMachine: GestureMachine<DragGesture.Value> {
  private var tracker: DragTracker
  /// The velocity of the points in the gesture's coordinate space.
  private var speed = VelocityTracker()
  private var current: DragGesture.Value?
  private var count = 0
  private let space: CoordinateSpace
  private let holdsContact: Bool
  private let context: _GestureContext

  init(_ gesture: DragGesture, in context: _GestureContext) {
    tracker = DragTracker(minimumDistance: gesture.minimumDistance)
    space = gesture.coordinateSpace
    holdsContact = !(gesture.minimumDistance > 0)
    self.context = context
  }

  override var phase: GesturePhase { tracker.phase }
  override var changeCount: Int { count }
  override var value: DragGesture.Value? { phase == .active || phase == .ended ? current : nil }
  override var claims: Bool { phase == .active || phase == .ended }
  override var way: CGSize? { holdsContact ? nil : tracker.way }

  override func began(_ sample: ContactSample) { if tracker.began(sample) { note(sample) } }
  override func moved(_ sample: ContactSample) { if tracker.moved(sample) { note(sample) } }
  override func ended(_ sample: ContactSample) { if tracker.ended(sample) { note(sample) } }
  override func lost(_ contact: Int) { tracker.lost(contact) }

  private func note(_ sample: ContactSample) {
    let point = context.point(sample.point, in: space)
    speed.add(point, at: sample.time)
    let velocity = speed.velocity(at: sample.time)
    count += 1
    current = DragGesture.Value(
      time: context.date, location: point, startLocation: current?.startLocation ?? point,
      velocity: CGSize(width: velocity.dx, height: velocity.dy))
  }
}
