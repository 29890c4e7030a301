package import Foundation

/// The arena's record for a recogniser.
@MainActor
package final class GestureStanding {
  package enum State {
    /// The gesture may still be recognised.
    case possible
    /// The gesture was recognised and continues with the contact.
    case active
    case ended
    /// The gesture can no longer be recognised.
    case failed
    /// The gesture was stopped after it was recognised or had started to show something.
    case cancelled
  }

  fileprivate(set) var state = State.possible
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
/// It watches the contact and reports that the gesture has happened (`isSatisfied`) or can no longer happen (`fail()`). The arena decides
/// which of the satisfied gestures is recognised, and notifies all of them.
@MainActor
package protocol GestureRecognizer: AnyObject {
  /// The recogniser's standing in the arena. It is created with the recogniser, and only the arena changes it.
  var standing: GestureStanding { get }

  /// True if the gesture would be recognised now, provided that no gesture of higher precedence prevents it.
  var isSatisfied: Bool { get }
  /// The time for the next call to `timePassed(_:)`, in seconds on the frame clock; nil if no call is needed.
  var deadline: Double? { get }
  /// True if the gesture scrolls content, so that most gestures yield to it (B14.46).
  var scrolls: Bool { get }
  /// True if presses and taps that have not been recognised yet yield to this gesture. That applies to scrolling and to dragging.
  var takesOver: Bool { get }
  /// True if the gesture accepts an additional contact besides those that it follows.
  var takesFurtherContacts: Bool { get }
  /// Returns true if this gesture yields when both are satisfied, or when it is still possible and the other is satisfied.
  func yields(to other: any GestureRecognizer) -> Bool
  /// Returns true if this gesture is not recognised until the other one, which is still possible, has failed, regardless of their order.
  func waits(for other: any GestureRecognizer) -> Bool
  /// Returns true if the gesture would be satisfied by further movement in that direction. Only scrolling gestures are queried.
  func follows(_ way: CGSize) -> Bool
  /// The view that the gesture moves, which can share the movements of content inside it; nil for most gestures.
  var taker: (any MovementTaker)? { get }
  /// Returns true if the gesture keeps gestures of lower precedence waiting while it is possible.
  func blocks(_ other: any GestureRecognizer) -> Bool

  func began(_ sample: ContactSample)
  func moved(_ sample: ContactSample)
  func ended(_ sample: ContactSample)
  /// Called when the window has lost the contact.
  func lost(_ contact: Int)
  /// Called when the deadline has been reached.
  func timePassed(_ now: Double)
  /// Called when the gesture is recognised. A gesture that is then over calls `end()`.
  func recognized()
  /// Called when the gesture has failed or was stopped.
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
  package var taker: (any MovementTaker)? { nil }
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
  /// The node that the gesture is attached to.
  package var node: ViewNode? { standing.node }
  /// True if the gesture does not make other gestures fail, and other gestures do not make it fail (B14.34).
  package var isSimultaneous: Bool { precedence == .simultaneous }
  package var precedence: GestureArena.Precedence { standing.precedence }
  package var arena: GestureArena? { standing.arena }
  package var isOver: Bool { state != .possible && state != .active }

  /// Ends the gesture successfully.
  package func end() { if !isOver { standing.state = .ended } }

  /// Marks a possible gesture as failed, or cancels a recognised one.
  package func fail() {
    switch state {
    case .possible: standing.state = .failed
    case .active: standing.state = .cancelled
    case .ended, .failed, .cancelled: return
    }
    stopped()
  }

  /// Converts a point in the root to the coordinate space of the node.
  package func local(_ point: CGPoint) -> CGPoint { node.map { HitTest.local(point, in: $0) } ?? point }

  /// True if a gesture of higher precedence may still take the contact, so this one shows nothing yet (B14.44).
  package var isPreempted: Bool {
    arena?.members.prefix { $0 !== self }.contains { !$0.isSimultaneous && $0.state == .possible && !$0.scrolls } ?? false
  }

  /// True if the view was removed, or is on its way out and may have lost its data.
  var isGone: Bool { node?.owner.isOnItsWayOut ?? true }
}
