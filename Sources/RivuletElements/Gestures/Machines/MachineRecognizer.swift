import Foundation
import RivuletCore

/// A recognizer that represents a gesture's state machine in an arena.
final class MachineRecognizer: GestureRecognizer {
  let standing = GestureStanding()
  let machine: UntypedGestureMachine

  init(_ machine: UntypedGestureMachine) {
    self.machine = machine
  }

  var isSatisfied: Bool { state == .possible && machine.phase != .failed && machine.claims }
  var deadline: Double? { machine.deadline }
  var takesFurtherContacts: Bool { machine.takesFurtherContacts }

  /// Returns true if this gesture yields a contact to a scroll view or a drag. A gesture does not yield if it has been recognized, has
  /// priority, or has held the contact since the press (B14.46–B14.48).
  func yields(to other: any GestureRecognizer) -> Bool {
    other.takesOver && precedence == .normal && state == .possible && !(machine.claims && machine.way == nil)
  }

  /// Returns true if this gesture waits for another gesture. At the threshold of a drag, the dominant direction determines the result
  /// (B14.47).
  func waits(for other: any GestureRecognizer) -> Bool {
    guard yields(to: other) else { return false }
    return other.isSatisfied || machine.way.map(other.follows) ?? false
  }

  func blocks(_ other: any GestureRecognizer) -> Bool {
    if yields(to: other) { return false }
    if machine.takesFurtherContacts, machine.deadline == nil { return false }
    return !(machine.waitsForRelease && (other as? MachineRecognizer)?.machine.hasRested == true)
  }

  /// A Boolean value that indicates whether a high-priority gesture may still claim the contact.
  private var mayYieldToHighPriority: Bool {
    arena?.members.prefix { $0 !== self }.contains { $0.precedence == .high && $0.state == .possible } ?? false
  }

  func began(_ sample: ContactSample) {
    machine.began(sample)
    settle()
  }

  func moved(_ sample: ContactSample) {
    machine.moved(sample)
    settle()
  }

  func ended(_ sample: ContactSample) {
    machine.ended(sample)
    settle()
  }

  func lost(_ contact: Int) {
    machine.lost(contact)
    settle()
  }

  func timePassed(_ now: Double) {
    machine.timePassed(now)
    settle()
  }

  func recognized() { show() }
  func stopped() { machine.finish() }

  private func settle() {
    if machine.phase == .failed { return fail() }
    if state == .active { return show() }
    // A gesture that does not claim the contact, such as a long press, delivers immediately (B14.08).
    if state == .possible, machine.phase == .active, !machine.claims, isSimultaneous || !mayYieldToHighPriority { machine.deliver() }
  }

  private func show() {
    machine.deliver()
    guard machine.phase == .ended else { return }
    end()
    machine.finish()
  }
}
