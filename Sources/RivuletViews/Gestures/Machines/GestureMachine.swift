import Foundation
import RivuletCore

/// What follows contacts for a gesture of one type, and how it takes over the newest closures.
public struct _GestureMachine<Source, Value> {
  let machine: GestureMachine<Value>
  /// Takes over a newer value of the gesture (B14.28).
  let update: @MainActor (Source) -> Void

  init(_ machine: GestureMachine<Value>, update: @escaping @MainActor (Source) -> Void) {
    self.machine = machine
    self.update = update
  }
}

/// A state machine that follows contacts, without what is known of its value.
///
/// It first follows an event, and then, if the arena lets it, delivers: it runs the closures of the app for what has changed since it did so last.
/// A gesture of which another one takes precedence follows all events and delivers nothing.
@MainActor
class UntypedGestureMachine {
  var phase: GesturePhase { .possible }
  /// Counts the changes of the value.
  var changeCount: Int { 0 }
  /// Whether it wants the contact for itself. Of what has ended that is so anyway.
  var claims: Bool { phase == .ended }
  /// When it wants to hear of time, in seconds on the frame clock.
  var deadline: Double? { nil }
  /// Whether another contact is of use.
  var takesFurtherContacts: Bool { false }
  /// Whether it can only happen at a release, so that a gesture that rests need not wait for it.
  var waitsForRelease: Bool { false }
  /// Whether it has ended because the contact has rested.
  var hasRested: Bool { false }
  /// The movement because of which it claims; nil if it would claim without.
  var way: CGSize? { nil }

  func began(_ sample: ContactSample) {}
  func moved(_ sample: ContactSample) {}
  func ended(_ sample: ContactSample) {}
  func lost(_ contact: Int) {}
  func timePassed(_ now: Double) {}
  /// Runs the closures for what has changed.
  func deliver() {}
  /// Puts back what lasts as long as the gesture. May be called several times.
  func finish() {}
  /// Ends at once as if it had been done, for those who use no pointer; false if that is not possible.
  func activate() -> Bool { false }
}

/// A state machine that follows contacts.
class GestureMachine<Value>: UntypedGestureMachine {
  /// What is known while it is active or has ended.
  var value: Value? { nil }
}

/// Passes on what another machine does, for those that add something to it.
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
