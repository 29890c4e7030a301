import Foundation
import RivuletCore
import RivuletGeometry

/// A machine that follows two contacts (B14.19, B14.20).
final class PinchMachine<Value>: GestureMachine<Value> {
  private var tracker = PinchTracker()
  private var current: Value?
  private var count = 0
  private let context: _GestureContext
  private let hasBegun: (PinchTracker) -> Bool
  private let makeValue: (PinchTracker, _ startLocation: CGPoint) -> Value
  private var startLocation: CGPoint?

  /// - Parameters:
  ///   - hasBegun: A closure that returns true if the contacts have moved far enough.
  ///   - makeValue: A closure that returns the value for the contacts' movement and start location, in the view's coordinate space.
  init(
    in context: _GestureContext, hasBegun: @escaping (PinchTracker) -> Bool,
    makeValue: @escaping (PinchTracker, _ startLocation: CGPoint) -> Value
  ) {
    self.context = context
    self.hasBegun = hasBegun
    self.makeValue = makeValue
  }

  override var phase: GesturePhase { tracker.phase }
  override var changeCount: Int { count }
  override var value: Value? { phase == .active || phase == .ended ? current : nil }
  override var claims: Bool { phase == .active || phase == .ended }
  override var takesFurtherContacts: Bool { tracker.waitsForContact }

  override func began(_ sample: ContactSample) {
    let waited = tracker.waitsForContact
    tracker.began(sample)
    if waited, !tracker.waitsForContact { startLocation = context.point(tracker.startPoint, in: .local) }
    note()
  }

  override func moved(_ sample: ContactSample) {
    tracker.moved(sample)
    note()
  }

  override func ended(_ sample: ContactSample) {
    tracker.ended(sample)
    note()
  }

  override func lost(_ contact: Int) { tracker.lost(contact) }

  private func note() {
    guard let startLocation else { return }
    if tracker.phase == .possible, hasBegun(tracker) { tracker.begin() }
    guard claims else { return }
    count += 1
    current = makeValue(tracker, startLocation)
  }
}
