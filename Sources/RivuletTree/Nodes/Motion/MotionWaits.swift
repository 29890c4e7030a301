import RivuletAnimation

/// The listeners that wait for the animations of one quantity or node to end (B6.22).
package struct MotionWaits {
  private var waits: [Wait] = []

  /// A listener and the end of the animation that it waits for.
  private struct Wait {
    let listener: any MotionListener
    /// The end of the logical duration; nil if the listener waits until all motion ends.
    let end: Double?
  }

  package init() {}

  /// Notifies the listeners that an animation starts and keeps them until it ends.
  package mutating func listen(_ animation: ChangeAnimation, at time: Double) {
    for listener in animation.listeners {
      listener.motionBegan()
      let end = listener.waitsForRest ? nil : animation.kind?.logicalDuration.map { time + $0 }
      waits.append(Wait(listener: listener, end: end))
    }
  }

  /// Appends the listeners whose animations have ended to `ended`.
  package mutating func advance(to time: Double, isAtRest: Bool, _ ended: inout [any MotionListener]) {
    if waits.isEmpty { return }
    waits.removeAll { wait in
      guard isAtRest || wait.end.map({ time >= $0 }) == true else { return false }
      ended.append(wait.listener)
      return true
    }
  }

  /// Appends all remaining listeners to `ended`, because the animated quantity or node was removed.
  package mutating func endAll(_ ended: inout [any MotionListener]) {
    for wait in waits { ended.append(wait.listener) }
    waits = []
  }
}
