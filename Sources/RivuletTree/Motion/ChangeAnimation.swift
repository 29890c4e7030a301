package import RivuletAnimation

/// How a change of a node is shown gradually.
package struct ChangeAnimation {
  /// Nil for a change that is shown at once; a spring that follows takes over its velocity (B6.30).
  package let kind: AnimationKind?
  /// What waits for the end.
  package let listeners: [any MotionListener]

  package init(_ kind: AnimationKind?, listeners: [any MotionListener] = []) {
    self.kind = kind
    self.listeners = listeners
  }
}

/// Waits for the ends of animations (B6.22).
package protocol MotionListener: AnyObject {
  /// Whether an animation ends for it when nothing moves any more, rather than at the end of its logical duration.
  var waitsForRest: Bool { get }

  /// An animation begins.
  func motionBegan()
  /// One that has begun is over, and the frame shows it.
  func motionEnded()
}

/// Says by which animation the changes of a node are shown.
@MainActor
package protocol AnimationSource: AnyObject {
  /// The animation for the changes of the update that runs; nil for none.
  ///
  /// - Parameter keepsLeaving: Whether a content on its way out that the node belongs to stays until the animation is over.
  func animation(of node: ViewNode, keepsLeaving: Bool) -> ChangeAnimation?
}
