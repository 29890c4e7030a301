import Foundation

/// An arena that decides which of the gestures under a contact are recognised (B14.30–B14.36, B14.41).
///
/// Members are in order of precedence: high-priority gestures first, outermost first, followed by all others, innermost first. A satisfied
/// gesture waits until every gesture before it has failed. When a gesture is recognised, the gestures after it fail.
@MainActor
package final class GestureArena {
  /// The precedence of a gesture over the gestures of its own view and the views inside it.
  package enum Precedence {
    case normal, high, simultaneous
  }

  /// The first sample of the contact.
  package let start: ContactSample
  package private(set) var members: [any GestureRecognizer] = []
  /// The number of high-priority members, which precede all others.
  private var highCount = 0
  private var contacts: Set<Int> = []

  package init(_ start: ContactSample) {
    self.start = start
  }

  // MARK: Gathering

  /// Adds a gesture. Nodes must add their gestures from the innermost node outward.
  package func add(_ recognizer: any GestureRecognizer, of node: ViewNode, _ precedence: Precedence = .normal) {
    recognizer.standing.join(self, at: node, precedence)
    guard precedence == .high else { return members.append(recognizer) }
    members.insert(recognizer, at: 0)
    highCount += 1
  }

  /// Removes all gestures added so far, which belong to the views inside the current one (B14.35).
  package func removeAll() {
    members = []
    highCount = 0
  }

  /// True if a control has added its press.
  package var hasPress: Bool { members.contains { $0 is PressRecognizer } }

  /// Adds the press of a control if the control accepts a press at the contact's position. If controls are nested, only the innermost one
  /// adds a press.
  package func addPress(of responder: any EventResponder, in node: ViewNode) {
    if hasPress { return }
    guard responder.takesPress(at: HitTest.local(start.point, in: node), in: node) else { return }
    add(PressRecognizer(responder), of: node)
  }

  // MARK: Events

  /// Begins with the first sample, when the contact goes down.
  package func begin() { follow(start) }

  /// Returns true if a gesture in this arena accepts an additional contact that goes down on one of the given nodes.
  package func takes(further nodes: [ViewNode]) -> Bool {
    members.contains { member in !member.isOver && member.takesFurtherContacts && nodes.contains { $0 === member.node } }
  }

  /// Adds a contact to the arena.
  package func follow(_ sample: ContactSample) {
    let isFirst = contacts.isEmpty
    contacts.insert(sample.id)
    for member in members where !member.isOver && (isFirst || member.takesFurtherContacts) { member.began(sample) }
    resolve()
  }

  package func follows(_ contact: Int) -> Bool { contacts.contains(contact) }

  package func move(_ sample: ContactSample) {
    failRemovedMembers()
    for member in members where !member.isOver { member.moved(sample) }
    resolve()
  }

  package func end(_ sample: ContactSample) {
    failRemovedMembers()
    contacts.remove(sample.id)
    for member in members where !member.isOver { member.ended(sample) }
    resolve()
  }

  package func lose(_ contact: Int) {
    contacts.remove(contact)
    for member in members where !member.isOver { member.lost(contact) }
    resolve()
  }

  /// Cancels all gestures and stops following the contacts.
  package func cancel() {
    contacts = []
    for member in members { member.fail() }
  }

  package func timePassed(_ now: Double) {
    failRemovedMembers()
    for member in members {
      if let deadline = member.deadline, deadline <= now, !member.isOver { member.timePassed(now) }
    }
    resolve()
  }

  /// True if a member has a deadline.
  package var waitsForTime: Bool { members.contains { !$0.isOver && $0.deadline != nil } }

  /// True if the arena has no contacts left and all of its gestures are over.
  package var isOver: Bool { contacts.isEmpty && members.allSatisfy(\.isOver) }

  /// Fails the gestures of views that were removed or are departing (B14.29, B14.61).
  private func failRemovedMembers() {
    for member in members where member.isGone { member.fail() }
  }

  // MARK: Deciding

  /// Recognises every gesture that can currently be recognised.
  private func resolve() {
    while let next = members.first(where: { $0.state == .possible && $0.isSatisfied && isFree($0) }) {
      next.standing.recognize()
      for other in members where other !== next && losesTo(next, other) { other.fail() }
      next.recognized()
    }
  }

  /// Returns true if no other gesture keeps the candidate waiting: neither a preceding one that may still be recognised, nor one that the
  /// candidate must wait for.
  private func isFree(_ candidate: any GestureRecognizer) -> Bool {
    if candidate.isSimultaneous { return true }
    var isAbove = true
    for other in members where !other.isSimultaneous && !other.isOver {
      if other === candidate {
        isAbove = false
      } else if other.state == .possible, candidate.waits(for: other) || (isAbove && other.blocks(candidate)) {
        return false
      }
    }
    return true
  }

  private func losesTo(_ winner: any GestureRecognizer, _ other: any GestureRecognizer) -> Bool {
    if winner.isSimultaneous || other.isSimultaneous || other.isOver { return false }
    return other.state == .possible || other.yields(to: winner)
  }
}
