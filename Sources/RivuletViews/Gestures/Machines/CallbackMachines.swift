import Foundation
import RivuletCore

/// Makes another value of that of a gesture.
final class MapMachine<Inner, Value>: WrappingMachine<Inner, Value> {
  var transform: (Inner) -> Value
  private var known: (change: Int, phase: GesturePhase, value: Value)?

  init(_ inner: GestureMachine<Inner>, _ transform: @escaping (Inner) -> Value) {
    self.transform = transform
    super.init(inner)
  }

  /// Made once for each change.
  override var value: Value? {
    guard let value = inner.value else { return nil }
    if let known, known.change == changeCount, known.phase == phase { return known.value }
    let made = transform(value)
    known = (changeCount, phase, made)
    return made
  }
}

/// Runs a closure when the value is another one (B14.21).
final class ChangesMachine<Value: Equatable>: WrappingMachine<Value, Value> {
  var action: (Value) -> Void
  private var last: Value?

  init(_ inner: GestureMachine<Value>, _ action: @escaping (Value) -> Void) {
    self.action = action
    super.init(inner)
  }

  override var value: Value? { inner.value }

  override func deliver() {
    super.deliver()
    guard phase == .active, let value, value != last else { return }
    last = value
    action(value)
  }
}

/// Runs a closure at the end (B14.22).
final class EndMachine<Value>: WrappingMachine<Value, Value> {
  var action: (Value) -> Void
  private var isDone = false

  init(_ inner: GestureMachine<Value>, _ action: @escaping (Value) -> Void) {
    self.action = action
    super.init(inner)
  }

  override var value: Value? { inner.value }

  override func deliver() {
    super.deliver()
    guard phase == .ended, !isDone, let value else { return }
    isDone = true
    action(value)
  }
}

/// Keeps a state as long as the gesture goes on (B14.22–B14.25).
final class UpdatingMachine<Value, State>: WrappingMachine<Value, Value> {
  var gesture: (state: GestureState<State>, body: (Value, inout State, inout Transaction) -> Void)
  private var delivered = 0
  private var isUsed = false

  init(_ inner: GestureMachine<Value>, _ state: GestureState<State>, _ body: @escaping (Value, inout State, inout Transaction) -> Void) {
    gesture = (state, body)
    super.init(inner)
  }

  override var value: Value? { inner.value }

  override func deliver() {
    super.deliver()
    guard phase == .active, changeCount != delivered, let value else { return }
    delivered = changeCount
    isUsed = true
    gesture.state.change { gesture.body(value, &$0, &$1) }
  }

  override func finish() {
    super.finish()
    guard isUsed else { return }
    isUsed = false
    gesture.state.reset()
  }
}

/// Tells when a press begins and when it is over, whatever comes of it (B14.11).
final class PressingMachine: WrappingMachine<Bool, Bool> {
  var action: ((Bool) -> Void)?
  private var isTold = false
  private var isOver = false

  init(_ inner: GestureMachine<Bool>, _ action: ((Bool) -> Void)?) {
    self.action = action
    super.init(inner)
  }

  override var value: Bool? { inner.value }

  override func deliver() {
    if !isTold, value != nil {
      isTold = true
      action?(true)
    }
    super.deliver()
  }

  override func finish() {
    super.finish()
    guard isTold, !isOver else { return }
    isOver = true
    action?(false)
  }
}

/// Follows only contacts that begin while some keys are held.
final class ModifiersMachine<Value>: WrappingMachine<Value, Value> {
  private let modifiers: EventModifiers
  private var isRefused = false

  init(_ inner: GestureMachine<Value>, _ modifiers: EventModifiers) {
    self.modifiers = modifiers
    super.init(inner)
  }

  override var phase: GesturePhase { isRefused ? .failed : inner.phase }
  override var value: Value? { inner.value }

  override func began(_ sample: ContactSample) {
    if !sample.modifiers.isSuperset(of: modifiers.held) { isRefused = true }
    if !isRefused { super.began(sample) }
  }
}

/// Passes on what a machine does that may be missing or taken out, after which it fails.
final class SwitchedMachine<Value>: GestureMachine<Value> {
  private var inner: GestureMachine<Value>?
  private var former: GestureMachine<Value>?

  init(_ inner: GestureMachine<Value>?) {
    self.inner = inner
  }

  /// Takes the machine out; what it has put in place lasts until `finish`.
  func stop() {
    guard let inner else { return }
    former = inner
    self.inner = nil
  }

  override var phase: GesturePhase { inner?.phase ?? .failed }
  override var changeCount: Int { inner?.changeCount ?? 0 }
  override var value: Value? { inner?.value }
  override var claims: Bool { inner?.claims ?? false }
  override var deadline: Double? { inner?.deadline }
  override var takesFurtherContacts: Bool { inner?.takesFurtherContacts ?? false }
  override var waitsForRelease: Bool { inner?.waitsForRelease ?? false }
  override var hasRested: Bool { inner?.hasRested ?? false }
  override var way: CGSize? { inner?.way }
  override func began(_ sample: ContactSample) { inner?.began(sample) }
  override func moved(_ sample: ContactSample) { inner?.moved(sample) }
  override func ended(_ sample: ContactSample) { inner?.ended(sample) }
  override func lost(_ contact: Int) { inner?.lost(contact) }
  override func timePassed(_ now: Double) { inner?.timePassed(now) }
  override func deliver() { inner?.deliver() }
  override func activate() -> Bool { inner?.activate() ?? false }

  override func finish() {
    inner?.finish()
    former?.finish()
  }
}
