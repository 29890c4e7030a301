import Foundation
import RivuletCore

/// A machine that follows a contact that must stay in place (B14.08–B14.10).
final class LongPressMachine: GestureMachine<Bool> {
  private var tracker: RestTracker

  init(_ gesture: LongPressGesture) {
    tracker = RestTracker(duration: gesture.minimumDuration, maximumDistance: gesture.maximumDistance)
  }

  override var phase: GesturePhase { tracker.phase }
  override var changeCount: Int { phase == .possible ? 0 : 1 }
  override var value: Bool? { phase == .active || phase == .ended ? true : nil }
  override var deadline: Double? { tracker.deadline }
  override var hasRested: Bool { phase == .ended }
  override func began(_ sample: ContactSample) { tracker.began(sample) }
  override func moved(_ sample: ContactSample) { tracker.moved(sample) }
  override func ended(_ sample: ContactSample) { tracker.ended(sample) }
  override func lost(_ contact: Int) { tracker.lost(contact) }
  override func timePassed(_ now: Double) { tracker.timePassed(now) }
}
