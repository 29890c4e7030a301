import Foundation
import RivuletCore

/// The base class of machines with two parts. Both parts follow all events.
class PairMachine<First, Second, Value>: GestureMachine<Value> {
  let first: GestureMachine<First>
  let second: GestureMachine<Second>

  init(_ first: GestureMachine<First>, _ second: GestureMachine<Second>) {
    self.first = first
    self.second = second
  }

  private func forEachUnfinishedPart(_ body: (UntypedGestureMachine) -> Void) {
    if !first.phase.isOver { body(first) }
    if !second.phase.isOver { body(second) }
  }

  override var changeCount: Int { first.changeCount + second.changeCount }
  override var takesFurtherContacts: Bool {
    (!first.phase.isOver && first.takesFurtherContacts) || (!second.phase.isOver && second.takesFurtherContacts)
  }

  override var deadline: Double? {
    let deadlines = [first, second].compactMap { (part: UntypedGestureMachine) in part.phase.isOver ? nil : part.deadline }
    return deadlines.min()
  }

  override func began(_ sample: ContactSample) { forEachUnfinishedPart { $0.began(sample) } }
  override func moved(_ sample: ContactSample) { forEachUnfinishedPart { $0.moved(sample) } }
  override func ended(_ sample: ContactSample) { forEachUnfinishedPart { $0.ended(sample) } }
  override func lost(_ contact: Int) { forEachUnfinishedPart { $0.lost(contact) } }

  override func timePassed(_ now: Double) {
    forEachUnfinishedPart { if let deadline = $0.deadline, deadline <= now { $0.timePassed(now) } }
  }

  /// Delivers the changes of a part, and resets the part's state when its gesture is over.
  final func deliver(_ part: UntypedGestureMachine) {
    part.deliver()
    if part.phase.isOver { part.finish() }
  }

  override func finish() {
    first.finish()
    second.finish()
  }
}

/// A machine for two simultaneous gestures (B14.37).
final class SimultaneousMachine<First: Gesture, Second: Gesture>: PairMachine<
  First.Value, Second.Value, SimultaneousGesture<First, Second>.Value
>
{
  override var phase: GesturePhase {
    switch (first.phase, second.phase) {
    case (.failed, let other), (let other, .failed): other
    case (.ended, .ended): .ended
    case (.possible, .possible): .possible
    default: .active
    }
  }

  override var value: SimultaneousGesture<First, Second>.Value? {
    phase == .active || phase == .ended ? SimultaneousGesture<First, Second>.Value(first: first.value, second: second.value) : nil
  }

  override var claims: Bool { first.claims || second.claims }
  override var way: CGSize? { !first.claims ? second.way : !second.claims ? first.way : first.way.flatMap { second.way == nil ? nil : $0 } }

  override var waitsForRelease: Bool {
    (first.waitsForRelease || first.phase == .failed) && (second.waitsForRelease || second.phase == .failed)
  }

  override var hasRested: Bool { first.hasRested || second.hasRested }

  override func deliver() {
    deliver(first)
    deliver(second)
  }
}

/// A machine for a gesture that falls back to a second gesture if the first fails (B14.40).
final class ExclusiveMachine<First: Gesture, Second: Gesture>: PairMachine<First.Value, Second.Value, ExclusiveGesture<First, Second>.Value>
{
  private var hasSwitchedToSecond = false

  /// The active part. If the first gesture only waits for the release, it yields to a second gesture whose contact has stayed in place.
  private var chosen: UntypedGestureMachine {
    let restsInstead = first.phase == .possible && first.waitsForRelease && second.hasRested
    if first.phase == .failed || restsInstead { hasSwitchedToSecond = true }
    return hasSwitchedToSecond ? second : first
  }

  override var phase: GesturePhase { chosen.phase }
  override var claims: Bool { chosen.claims }
  override var way: CGSize? { chosen.way }
  override var waitsForRelease: Bool { chosen.waitsForRelease }
  override var hasRested: Bool { chosen.hasRested }

  override var value: ExclusiveGesture<First, Second>.Value? {
    chosen === second ? second.value.map { .second($0) } : first.value.map { .first($0) }
  }

  override func deliver() {
    let chosen = chosen
    if chosen === second { first.finish() }
    deliver(chosen)
  }
}

/// A machine for two gestures in sequence (B14.38, B14.39).
final class SequenceMachine<First: Gesture, Second: Gesture>: PairMachine<First.Value, Second.Value, SequenceGesture<First, Second>.Value> {
  /// The contacts that are down.
  private var contacts: [Int: ContactSample] = [:]
  private var hasSwitchedToSecond = false

  private var current: UntypedGestureMachine { hasSwitchedToSecond ? second : first }

  override var phase: GesturePhase {
    guard hasSwitchedToSecond else { return first.phase }
    return second.phase == .possible ? .active : second.phase
  }

  override var changeCount: Int { first.changeCount + second.changeCount + (hasSwitchedToSecond ? 1 : 0) }
  override var claims: Bool { hasSwitchedToSecond || first.claims }
  override var way: CGSize? { hasSwitchedToSecond ? nil : first.way }
  override var waitsForRelease: Bool { !hasSwitchedToSecond && first.waitsForRelease }
  override var hasRested: Bool { hasSwitchedToSecond && first.hasRested }
  override var deadline: Double? { current.deadline }
  override var takesFurtherContacts: Bool { hasSwitchedToSecond && contacts.isEmpty || current.takesFurtherContacts }

  override var value: SequenceGesture<First, Second>.Value? {
    first.value.map { hasSwitchedToSecond ? .second($0, second.value) : .first($0) }
  }

  override func began(_ sample: ContactSample) {
    contacts[sample.id] = sample
    current.began(sample)
    switchToSecond(at: sample.time)
  }

  override func moved(_ sample: ContactSample) {
    if contacts[sample.id] != nil { contacts[sample.id] = sample }
    current.moved(sample)
    switchToSecond(at: sample.time)
  }

  override func ended(_ sample: ContactSample) {
    contacts[sample.id] = nil
    current.ended(sample)
    switchToSecond(at: sample.time)
  }

  override func lost(_ contact: Int) {
    contacts[contact] = nil
    current.lost(contact)
  }

  override func timePassed(_ now: Double) {
    current.timePassed(now)
    switchToSecond(at: now)
  }

  /// Starts the second gesture. The second gesture receives the contacts that are still down as if they had just been pressed.
  private func switchToSecond(at time: Double) {
    guard !hasSwitchedToSecond, first.phase == .ended else { return }
    hasSwitchedToSecond = true
    for sample in contacts.values.sorted(by: { $0.id < $1.id }) {
      second.began(ContactSample(id: sample.id, kind: sample.kind, point: sample.point, time: time, modifiers: sample.modifiers))
    }
  }

  override func deliver() {
    deliver(first)
    if hasSwitchedToSecond { deliver(second) }
  }
}
