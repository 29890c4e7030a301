package import Foundation

/// The state of a recogniser in its arena.
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
    /// The gesture was stopped after it was recognised.
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

/// A state machine that follows the contacts of one gesture in an arena (B14.30–B14.42).
///
/// The recogniser reports whether the gesture has occurred (`isSatisfied`) or can no longer occur (`fail()`). The arena decides which of
/// the satisfied gestures is recognised, and notifies all of them.
@MainActor
package protocol GestureRecognizer: AnyObject {
  /// The recogniser's state in the arena. The state is created with the recogniser, and only the arena changes it.
  var standing: GestureStanding { get }

  /// True if the gesture can be recognised now, provided that no gesture of higher precedence prevents it.
  var isSatisfied: Bool { get }
  /// The time of the next call to `timePassed(_:)`, in seconds on the frame clock; nil if no call is needed.
  var deadline: Double? { get }
  /// True if the gesture scrolls content. Most gestures yield to scrolling (B14.46).
  var scrolls: Bool { get }
  /// True if presses and taps that have not been recognised yet yield to this gesture, which is either a scroll or a drag.
  var takesOver: Bool { get }
  /// True if the gesture accepts contacts in addition to those that it already follows.
  var takesFurtherContacts: Bool { get }
  /// Returns true if this gesture yields to the other when both are satisfied, or when only the other is satisfied and this one is
  /// possible.
  func yields(to other: any GestureRecognizer) -> Bool
  /// Returns true if this gesture must wait until the other one, which is still possible, has failed. The order of the gestures is
  /// irrelevant.
  func waits(for other: any GestureRecognizer) -> Bool
  /// Returns true if further movement in the given direction would satisfy the gesture. Only scrolling gestures are queried.
  func follows(_ way: CGSize) -> Bool
  /// The view that the gesture moves, which can share the movements of its content; nil for most gestures.
  var taker: (any MovementConsumer)? { get }
  /// Returns true if the other gesture, which has lower precedence, must wait while this gesture is possible.
  func blocks(_ other: any GestureRecognizer) -> Bool

  func began(_ sample: ContactSample)
  func moved(_ sample: ContactSample)
  func ended(_ sample: ContactSample)
  /// Called when the window loses the contact.
  func lost(_ contact: Int)
  /// Called when the deadline is reached.
  func timePassed(_ now: Double)
  /// Called when the gesture is recognised. A gesture that is complete at that time calls `end()`.
  func recognized()
  /// Called when the gesture fails or is cancelled.
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
  package var taker: (any MovementConsumer)? { nil }
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
  /// The node to which the gesture is attached.
  package var node: ViewNode? { standing.node }
  /// True if the gesture neither causes other gestures to fail nor fails because of them (B14.34).
  package var isSimultaneous: Bool { precedence == .simultaneous }
  package var precedence: GestureArena.Precedence { standing.precedence }
  package var arena: GestureArena? { standing.arena }
  package var isOver: Bool { state != .possible && state != .active }

  /// Marks the gesture as ended successfully.
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

  /// Converts a point from the root's coordinate space to the node's.
  package func local(_ point: CGPoint) -> CGPoint { node.map { HitTest.local(point, in: $0) } ?? point }

  /// True if a gesture of higher precedence may still take the contact. Until that is decided, this gesture shows no feedback (B14.44).
  package var isPreempted: Bool {
    arena?.members.prefix { $0 !== self }.contains { !$0.isSimultaneous && $0.state == .possible && !$0.scrolls } ?? false
  }

  /// True if the view was removed, or is departing and may have lost its data.
  var isGone: Bool { node?.owner.isLeavingOrRemoved ?? true }
}
