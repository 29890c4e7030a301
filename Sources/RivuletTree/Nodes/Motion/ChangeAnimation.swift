package import RivuletAnimation

/// The animation for a change to a node.
package struct ChangeAnimation {
  /// The kind of animation; nil for a change that is shown immediately. A spring that follows inherits its velocity (B6.30).
  package let kind: AnimationKind?
  /// The listeners that wait for the end of the animation.
  package let listeners: [any MotionListener]

  package init(_ kind: AnimationKind?, listeners: [any MotionListener] = []) {
    self.kind = kind
    self.listeners = listeners
  }
}

/// A listener that waits for animations to end (B6.22).
package protocol MotionListener: AnyObject {
  /// True if an animation ends for the listener when all motion ends, false if it ends with the animation's logical duration.
  var waitsForRest: Bool { get }

  /// Called when an animation starts.
  func motionBegan()
  /// Called when a started animation has ended and the frame shows its end.
  func motionEnded()
}

/// The source of the animations for changes to nodes.
@MainActor
package protocol AnimationSource: AnyObject {
  /// Returns the animation for the changes in the current update; nil if there is none.
  ///
  /// - Parameter keepsLeaving: True if departing content that the node belongs to stays visible until the animation has ended.
  func animation(of node: ViewNode, keepsLeaving: Bool) -> ChangeAnimation?
}
