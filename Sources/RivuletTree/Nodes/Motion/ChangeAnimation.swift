package import RivuletAnimation

/// The animation of a change of a node.
package struct ChangeAnimation {
  /// The kind of animation; nil for a change that is shown immediately. A spring that follows takes over its velocity (B6.30).
  package let kind: AnimationKind?
  /// The listeners that wait for the end.
  package let listeners: [any MotionListener]

  package init(_ kind: AnimationKind?, listeners: [any MotionListener] = []) {
    self.kind = kind
    self.listeners = listeners
  }
}

/// A listener that waits for the ends of animations (B6.22).
package protocol MotionListener: AnyObject {
  /// True if an animation ends for the listener when all motion ends, false if it ends with the animation's logical duration.
  var waitsForRest: Bool { get }

  /// Called when an animation begins.
  func motionBegan()
  /// Called when an animation that began is over and the frame shows it.
  func motionEnded()
}

/// The source of the animations for changes of nodes.
@MainActor
package protocol AnimationSource: AnyObject {
  /// Returns the animation for the changes of the current update; nil for none.
  ///
  /// - Parameter keepsLeaving: True if a departing content that the node belongs to stays until the animation is over.
  func animation(of node: ViewNode, keepsLeaving: Bool) -> ChangeAnimation?
}
