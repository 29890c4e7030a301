import RivuletGraph
package import RivuletTree

/// A ticker that invalidates a rule in each frame or at an interval, until the ticker is stopped or its scope is removed.
@MainActor
package final class FrameTicker: Mover {
  private weak let scope: Scope?
  private let rule: AttributeID
  private let interval: Double
  private var last: Double
  private var isStopped = false

  /// Creates a ticker for the current rule; nil outside a rule. The interval is in seconds. If it is 0, the rule runs in each frame.
  package init?(in scope: Scope, interval: Double) {
    let tree = scope.tree
    guard let rule = tree.graph.currentRule else { return nil }
    self.scope = scope
    self.rule = rule
    self.interval = interval
    last = tree.services.now
    tree.startMoving(self)
  }

  package func stop() { isStopped = true }

  package var comesToRest: Bool { false }

  package func advance(to time: Double, _ ended: inout [any MotionListener]) -> Bool {
    guard !isStopped, let scope, !scope.isRemoved else { return false }
    // The tolerance allows for uneven frame intervals. Content that is being removed is not updated.
    guard time - last >= interval - 0.0005, rule.isLive else { return true }
    last = time
    scope.tree.graph.invalidate(rule)
    return true
  }
}
