package import RivuletAnimation

/// The animation for a change to a node.
package struct ChangeAnimation {
  /// The kind of animation; nil for a change that takes effect immediately. A subsequent spring inherits its velocity (B6.30).
  package let kind: AnimationKind?
  /// The listeners to notify when the animation ends.
  package let listeners: [any MotionListener]

  package init(_ kind: AnimationKind?, listeners: [any MotionListener] = []) {
    self.kind = kind
    self.listeners = listeners
  }
}

/// A listener that waits for animations to end (B6.22).
package protocol MotionListener: AnyObject {
  /// True if the listener is notified when all motion ends, false if it is notified at the end of the animation's logical duration.
  var waitsForRest: Bool { get }

  /// Called when an animation starts.
  func motionBegan()
  /// Called after an animation has ended and the frame shows its final state.
  func motionEnded()
}

/// The source of the animations for changes to nodes.
@MainActor
package protocol AnimationSource: AnyObject {
  /// Returns the animation for changes in the current update; nil if they are not animated.
  ///
  /// - Parameter keepsLeaving: True if the departing content that contains the node stays visible until the animation ends.
  func animation(of node: ViewNode, keepsLeaving: Bool) -> ChangeAnimation?
}
