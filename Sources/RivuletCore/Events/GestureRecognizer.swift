package import Foundation

/// Where a contact is at one moment.
package struct ContactSample {
  package let id: Int
  package let kind: Contact.Kind
  /// In root coordinates.
  package let point: CGPoint
  /// In seconds on the frame clock.
  package let time: Double
  package let modifiers: KeyInput.Modifiers
}

/// A small state machine that follows the contacts of one gesture in an arena (B14.30–B14.42).
///
/// Subclasses watch the contact and say when the gesture has happened (`isSatisfied`) or cannot happen any more (`fail()`); the arena decides which
/// of those that are satisfied is recognised, and tells it and all others.
@MainActor
package class GestureRecognizer {
  package enum State {
    /// It may still be recognised.
    case possible
    /// It was recognised and goes on with the contact.
    case active
    case ended
    /// It cannot be recognised any more.
    case failed
    /// It was recognised, or had begun to show something, and was stopped.
    case cancelled
  }

  @exclusivity(unchecked) package fileprivate(set) var state = State.possible
  /// Where the gesture is attached.
  package fileprivate(set) weak var node: ViewNode?
  /// Whether it neither makes others fail nor is made to fail by them (B14.34).
  package fileprivate(set) var isSimultaneous = false
  package fileprivate(set) weak var arena: GestureArena?

  package init() {}

  /// Whether the gesture would be recognised now, if nothing of higher precedence stood in the way.
  package var isSatisfied: Bool { false }

  /// When it wants to hear of time, in seconds on the frame clock; nil for not at all.
  package var deadline: Double? { nil }

  /// Whether it takes another contact beside those that it follows.
  package var takesFurtherContacts: Bool { false }

  /// Whether it gives way where both are satisfied, or where it is still possible and the other is satisfied.
  package func yields(to other: GestureRecognizer) -> Bool { false }

  /// Whether it keeps gestures of lower precedence waiting as long as it is possible.
  package func blocks(_ other: GestureRecognizer) -> Bool { !yields(to: other) }

  package func began(_ sample: ContactSample) {}
  package func moved(_ sample: ContactSample) {}
  package func ended(_ sample: ContactSample) {}
  /// The window lost the contact.
  package func lost(_ contact: Int) { stop() }
  /// The deadline has come.
  package func timePassed(_ now: Double) {}

  /// It is recognised. A gesture that is over by that calls `end()`.
  package func recognized() {}
  /// It failed, or was stopped.
  package func stopped() {}

  /// It is over, as it should be.
  package final func end() { if state == .possible || state == .active { state = .ended } }

  /// It cannot be recognised any more, or is stopped.
  package final func fail() { stop() }

  package final var isOver: Bool { state != .possible && state != .active }

  fileprivate final func stop() {
    switch state {
    case .possible: state = .failed
    case .active: state = .cancelled
    case .ended, .failed, .cancelled: return
    }
    stopped()
  }

  /// Where a point of the root lies in the node.
  package final func local(_ point: CGPoint) -> CGPoint { node.map { HitTest.local(point, in: $0) } ?? point }

  fileprivate final var isGone: Bool { node?.scope.isRemoved ?? true }
}

/// Decides which of the gestures under a contact are recognised (B14.30–B14.36, B14.41).
///
/// Members are in the order of precedence: gestures of high priority, the outermost first, then all others, the innermost first. A satisfied gesture
/// waits until all above it have failed; when it is recognised, those below it fail.
@MainActor
package final class GestureArena {
  /// How a gesture stands to those of the view that it is attached to, and of what is inside.
  package enum Precedence {
    case normal, high, simultaneous
  }

  /// The first sample of the contact.
  package let start: ContactSample
  @exclusivity(unchecked) package private(set) var members: [GestureRecognizer] = []
  /// How many of the members are of high priority; they come first.
  private var highCount = 0
  private var contacts: Set<Int> = []

  init(_ start: ContactSample) {
    self.start = start
  }

  // MARK: Gathering

  /// Adds a gesture. Nodes join from the innermost outwards.
  package func add(_ recognizer: GestureRecognizer, of node: ViewNode, _ precedence: Precedence = .normal) {
    recognizer.arena = self
    recognizer.node = node
    recognizer.isSimultaneous = precedence == .simultaneous
    guard precedence == .high else { return members.append(recognizer) }
    members.insert(recognizer, at: 0)
    highCount += 1
  }

  /// Takes out all gestures that have joined so far: those of the views inside (B14.35).
  package func removeAll() {
    members = []
    highCount = 0
  }

  /// Adds the press of a control, if it takes one where the contact is; of several controls only the innermost.
  func addPress(of responder: any EventResponder, in node: ViewNode) {
    if members.contains(where: { $0 is PressRecognizer }) { return }
    guard responder.takesPress(at: HitTest.local(start.point, in: node), in: node) else { return }
    add(PressRecognizer(responder), of: node)
  }

  // MARK: Events

  /// The contact goes down.
  func begin() { follow(start) }

  /// Whether a gesture here takes another contact that goes down on one of these nodes.
  func takes(further nodes: [ViewNode]) -> Bool {
    members.contains { member in !member.isOver && member.takesFurtherContacts && nodes.contains { $0 === member.node } }
  }

  /// Follows another contact from now on.
  func follow(_ sample: ContactSample) {
    let isFirst = contacts.isEmpty
    contacts.insert(sample.id)
    for member in members where !member.isOver && (isFirst || member.takesFurtherContacts) { member.began(sample) }
    resolve()
  }

  func follows(_ contact: Int) -> Bool { contacts.contains(contact) }

  func move(_ sample: ContactSample) {
    dropGone()
    for member in members where !member.isOver { member.moved(sample) }
    resolve()
  }

  func end(_ sample: ContactSample) {
    dropGone()
    contacts.remove(sample.id)
    for member in members where !member.isOver { member.ended(sample) }
    resolve()
  }

  func lose(_ contact: Int) {
    contacts.remove(contact)
    for member in members where !member.isOver { member.lost(contact) }
    resolve()
  }

  /// Takes a contact back from all gestures at once.
  func cancel() {
    contacts = []
    for member in members { member.stop() }
  }

  func timePassed(_ now: Double) {
    dropGone()
    for member in members {
      if let deadline = member.deadline, deadline <= now, !member.isOver { member.timePassed(now) }
    }
    resolve()
  }

  /// Whether a member waits for time.
  var waitsForTime: Bool { members.contains { !$0.isOver && $0.deadline != nil } }

  /// Whether nothing can happen here any more.
  var isOver: Bool { contacts.isEmpty && members.allSatisfy(\.isOver) }

  /// What was removed with its view is stopped (B14.29).
  private func dropGone() {
    for member in members where member.isGone { member.stop() }
  }

  // MARK: Deciding

  /// Recognises what can be recognised now.
  private func resolve() {
    while let next = members.first(where: { $0.state == .possible && $0.isSatisfied && isFree($0) }) {
      next.state = .active
      for other in members where other !== next && losesTo(next, other) { other.stop() }
      next.recognized()
    }
  }

  /// Whether nothing that stands above a gesture may still be recognised instead of it, and nothing below takes it away.
  private func isFree(_ candidate: GestureRecognizer) -> Bool {
    if candidate.isSimultaneous { return true }
    var isAbove = true
    for other in members where !other.isSimultaneous && !other.isOver {
      if other === candidate {
        isAbove = false
      } else if isAbove, other.state == .possible, other.blocks(candidate) {
        return false
      } else if !isAbove, other.state == .possible, other.isSatisfied, candidate.yields(to: other) {
        return false
      }
    }
    return true
  }

  private func losesTo(_ winner: GestureRecognizer, _ other: GestureRecognizer) -> Bool {
    if winner.isSimultaneous || other.isSimultaneous || other.isOver { return false }
    return other.state == .possible || other.yields(to: winner)
  }
}
