import Foundation
import RivuletCore

/// A machine that follows taps (B14.01–B14.04).
final class TapMachine<Value>: GestureMachine<Value> {
  private var tracker: TapTracker
  private let makeValue: (ContactSample?) -> Value
  private var result: Value?

  /// - Parameter makeValue: A closure that returns the value for the press of the last tap. The press is nil for an activation without a
  ///   pointer.
  init(count: Int, _ makeValue: @escaping (ContactSample?) -> Value) {
    tracker = TapTracker(count: count)
    self.makeValue = makeValue
  }

  override var phase: GesturePhase { isActivated ? .ended : tracker.phase }
  override var changeCount: Int { phase == .ended ? 1 : 0 }
  override var value: Value? { phase == .ended ? result : nil }
  override var deadline: Double? { tracker.deadline }
  override var takesFurtherContacts: Bool { tracker.waitsForPress }
  override var waitsForRelease: Bool { phase == .possible }
  private var isActivated = false

  override func began(_ sample: ContactSample) {
    tracker.began(sample)
    if tracker.phase == .possible { result = makeValue(tracker.press) }
  }

  override func moved(_ sample: ContactSample) { tracker.moved(sample) }
  override func ended(_ sample: ContactSample) { tracker.ended(sample) }
  override func lost(_ contact: Int) { tracker.lost(contact) }
  override func timePassed(_ now: Double) { tracker.timePassed(now) }

  override func activate() -> Bool {
    result = makeValue(nil)
    isActivated = true
    return true
  }
}
