import Foundation
import RivuletCore

/// A machine that transforms the value of another machine.
final class MapMachine<Inner, Value>: WrappingMachine<Inner, Value> {
  var transform: (Inner) -> Value
  private var known: (change: Int, phase: GesturePhase, value: Value)?

  init(_ inner: GestureMachine<Inner>, _ transform: @escaping (Inner) -> Value) {
    self.transform = transform
    super.init(inner)
  }

  /// The transformed value, computed once for each change.
  override var value: Value? {
    guard let value = inner.value else { return nil }
    if let known, known.change == changeCount, known.phase == phase { return known.value }
    let made = transform(value)
    known = (changeCount, phase, made)
    return made
  }
}

/// A machine that runs a closure when its value changes (B14.21).
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

/// A machine that runs a closure when the gesture ends (B14.22).
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

/// A machine that updates a state while the gesture is in progress (B14.22–B14.25).
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

/// A machine that reports the start and the end of a press, regardless of the outcome (B14.11).
final class PressingMachine: WrappingMachine<Bool, Bool> {
  var action: ((Bool) -> Void)?
  private var hasReportedStart = false
  private var isOver = false

  init(_ inner: GestureMachine<Bool>, _ action: ((Bool) -> Void)?) {
    self.action = action
    super.init(inner)
  }

  override var value: Bool? { inner.value }

  override func deliver() {
    if !hasReportedStart, value != nil {
      hasReportedStart = true
      action?(true)
    }
    super.deliver()
  }

  override func finish() {
    super.finish()
    guard hasReportedStart, !isOver else { return }
    isOver = true
    action?(false)
  }
}

/// A machine that follows only contacts that start while modifier keys are pressed.
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

/// A machine that forwards to another machine, which may be missing or removed. Without an inner machine, its phase is `failed`.
final class SwitchedMachine<Value>: GestureMachine<Value> {
  private var inner: GestureMachine<Value>?
  private var former: GestureMachine<Value>?

  init(_ inner: GestureMachine<Value>?) {
    self.inner = inner
  }

  /// Removes the inner machine. The effects of that machine last until `finish`.
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
