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

  package init(id: Int, kind: Contact.Kind, point: CGPoint, time: Double, modifiers: KeyInput.Modifiers) {
    self.id = id
    self.kind = kind
    self.point = point
    self.time = time
    self.modifiers = modifiers
  }
}

/// What the arena knows of a recogniser.
@MainActor
package final class GestureStanding {
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

  @exclusivity(unchecked) fileprivate(set) var state = State.possible
  private(set) weak var node: ViewNode?
  private(set) var precedence = GestureArena.Precedence.normal
  private(set) weak var arena: GestureArena?

  package init() {}

  func join(_ arena: GestureArena, at node: ViewNode, _ precedence: GestureArena.Precedence) {
    self.arena = arena
    self.node = node
    self.precedence = precedence
  }

  func recognize() { state = .active }
}

/// A small state machine that follows the contacts of one gesture in an arena (B14.30–B14.42).
///
/// It watches the contact and says when the gesture has happened (`isSatisfied`) or cannot happen any more (`fail()`); the arena decides which of
/// those that are satisfied is recognised, and tells it and all others.
@MainActor
package protocol GestureRecognizer: AnyObject {
  /// Made with the recogniser, and changed by the arena alone.
  var standing: GestureStanding { get }

  /// Whether the gesture would be recognised now, if nothing of higher precedence stood in the way.
  var isSatisfied: Bool { get }
  /// When it wants to hear of time, in seconds on the frame clock; nil for not at all.
  var deadline: Double? { get }
  /// Whether it moves content, so that most gestures give way to it (B14.46).
  var scrolls: Bool { get }
  /// Whether presses and taps that are not recognised yet give way to it: to what scrolls, and to what is dragged.
  var takesOver: Bool { get }
  /// Whether it takes another contact beside those that it follows.
  var takesFurtherContacts: Bool { get }
  /// Whether it gives way where both are satisfied, or where it is still possible and the other is satisfied.
  func yields(to other: any GestureRecognizer) -> Bool
  /// Whether it is not recognised before the other, which is still possible, has failed, whichever stands above.
  func waits(for other: any GestureRecognizer) -> Bool
  /// Whether it would be satisfied if the contact went on that way; only of what scrolls.
  func follows(_ way: CGSize) -> Bool
  /// Whether it takes a movement away from what scrolls inside of it.
  ///
  /// - Parameters:
  ///   - way: From the press to where the contact is, in root coordinates.
  ///   - isLeftOver: Whether what is inside has no use for it.
  func takes(_ way: CGSize, isLeftOver: Bool) -> Bool
  /// Whether it keeps gestures of lower precedence waiting as long as it is possible.
  func blocks(_ other: any GestureRecognizer) -> Bool

  func began(_ sample: ContactSample)
  func moved(_ sample: ContactSample)
  func ended(_ sample: ContactSample)
  /// The window lost the contact.
  func lost(_ contact: Int)
  /// The deadline has come.
  func timePassed(_ now: Double)
  /// It is recognised. A gesture that is over by that calls `end()`.
  func recognized()
  /// It failed, or was stopped.
  func stopped()
}

extension GestureRecognizer {
  package var isSatisfied: Bool { false }
  package var deadline: Double? { nil }
  package var scrolls: Bool { false }
  package var takesOver: Bool { scrolls }
  package var takesFurtherContacts: Bool { false }
  package func yields(to other: any GestureRecognizer) -> Bool { false }
  package func waits(for other: any GestureRecognizer) -> Bool { other.isSatisfied && yields(to: other) }
  package func follows(_ way: CGSize) -> Bool { false }
  package func takes(_ way: CGSize, isLeftOver: Bool) -> Bool { false }
  package func blocks(_ other: any GestureRecognizer) -> Bool { !yields(to: other) }
  package func began(_ sample: ContactSample) {}
  package func moved(_ sample: ContactSample) {}
  package func ended(_ sample: ContactSample) {}
  package func lost(_ contact: Int) { fail() }
  package func timePassed(_ now: Double) {}
  package func recognized() {}
  package func stopped() {}
}

extension GestureRecognizer {
  package var state: GestureStanding.State { standing.state }
  /// Where the gesture is attached.
  package var node: ViewNode? { standing.node }
  /// Whether it neither makes others fail nor is made to fail by them (B14.34).
  package var isSimultaneous: Bool { precedence == .simultaneous }
  package var precedence: GestureArena.Precedence { standing.precedence }
  package var arena: GestureArena? { standing.arena }
  package var isOver: Bool { state != .possible && state != .active }

  /// It is over, as it should be.
  package func end() { if !isOver { standing.state = .ended } }

  /// It cannot be recognised any more, or is stopped.
  package func fail() {
    switch state {
    case .possible: standing.state = .failed
    case .active: standing.state = .cancelled
    case .ended, .failed, .cancelled: return
    }
    stopped()
  }

  /// Where a point of the root lies in the node.
  package func local(_ point: CGPoint) -> CGPoint { node.map { HitTest.local(point, in: $0) } ?? point }

  /// Whether a gesture of higher precedence may still take the contact, so that this one shows nothing yet (B14.44).
  package var isPreempted: Bool {
    arena?.members.prefix { $0 !== self }.contains { !$0.isSimultaneous && $0.state == .possible && !$0.scrolls } ?? false
  }

  /// True if the view has gone, or is on its way out: its data may be gone already.
  var isGone: Bool { node?.owner.isOnItsWayOut ?? true }
}
