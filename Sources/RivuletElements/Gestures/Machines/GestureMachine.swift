import Foundation
import RivuletCore

/// A machine that follows contacts for a gesture of one type, and a function that updates the machine.
public struct _GestureMachine<Source, Value> {
  let machine: GestureMachine<Value>
  /// The function that updates the machine with a newer gesture (B14.28).
  let update: @MainActor (Source) -> Void

  init(_ machine: GestureMachine<Value>, update: @escaping @MainActor (Source) -> Void) {
    self.machine = machine
    self.update = update
  }
}

/// The base class of state machines that follow contacts, which hides the type of the machine's value.
///
/// A machine first processes an event. If the arena permits, the machine delivers: it runs the app's closures for the changes since the
/// last delivery. A gesture that yields to another gesture processes all events but delivers nothing.
@MainActor
class UntypedGestureMachine {
  var phase: GesturePhase { .possible }
  /// The number of changes to the value.
  var changeCount: Int { 0 }
  /// A Boolean value that indicates whether the gesture claims the contact. A gesture that has ended always claims the contact.
  var claims: Bool { phase == .ended }
  /// The time of the next call to `timePassed(_:)`, in seconds on the frame clock, or nil if no call is due.
  var deadline: Double? { nil }
  /// A Boolean value that indicates whether the gesture can use another contact.
  var takesFurtherContacts: Bool { false }
  /// A Boolean value that indicates whether the gesture can succeed only on release, so that a long press need not wait for the gesture.
  var waitsForRelease: Bool { false }
  /// A Boolean value that indicates whether the gesture ended because the contact stayed in place.
  var hasRested: Bool { false }
  /// The movement that makes the gesture claim the contact, or nil if the gesture claims the contact without a movement.
  var way: CGSize? { nil }

  func began(_ sample: ContactSample) {}
  func moved(_ sample: ContactSample) {}
  func ended(_ sample: ContactSample) {}
  func lost(_ contact: Int) {}
  func timePassed(_ now: Double) {}
  /// Runs the closures for the changes since the last delivery.
  func deliver() {}
  /// Resets the state that lasts only as long as the gesture. This method can be called several times.
  func finish() {}
  /// Completes the gesture without a pointer. Returns false if that is not possible.
  func activate() -> Bool { false }
}

/// A state machine that follows contacts and has a value.
class GestureMachine<Value>: UntypedGestureMachine {
  /// The value while the gesture is active or after it has ended.
  var value: Value? { nil }
}

/// A machine that forwards to another machine. It is the base class of machines that extend other machines.
class WrappingMachine<Inner, Value>: GestureMachine<Value> {
  let inner: GestureMachine<Inner>

  init(_ inner: GestureMachine<Inner>) {
    self.inner = inner
  }

  override var phase: GesturePhase { inner.phase }
  override var changeCount: Int { inner.changeCount }
  override var claims: Bool { inner.claims }
  override var deadline: Double? { inner.deadline }
  override var takesFurtherContacts: Bool { inner.takesFurtherContacts }
  override var waitsForRelease: Bool { inner.waitsForRelease }
  override var hasRested: Bool { inner.hasRested }
  override var way: CGSize? { inner.way }
  override func began(_ sample: ContactSample) { inner.began(sample) }
  override func moved(_ sample: ContactSample) { inner.moved(sample) }
  override func ended(_ sample: ContactSample) { inner.ended(sample) }
  override func lost(_ contact: Int) { inner.lost(contact) }
  override func timePassed(_ now: Double) { inner.timePassed(now) }
  override func deliver() { inner.deliver() }
  override func finish() { inner.finish() }
  override func activate() -> Bool { inner.activate() }
}
