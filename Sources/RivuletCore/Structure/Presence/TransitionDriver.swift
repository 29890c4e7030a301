import RivuletAnimation
import RivuletGraph
import RivuletTree

/// Shows a view in the phases of its transition. Attached to the node for the view that the transition creates.
@MainActor
final class TransitionDriver {
  private let phase: Attribute<TransitionPhase>
  /// True if the view shows its first phase, before the identity phase.
  private let isFirstPart: Attribute<Bool>
  private let ownAnimation: (TransitionPhase) -> Animation?

  init(_ phase: Attribute<TransitionPhase>, isFirstPart: Attribute<Bool>, ownAnimation: @escaping (TransitionPhase) -> Animation?) {
    self.phase = phase
    self.isFirstPart = isFirstPart
    self.ownAnimation = ownAnimation
  }

  func show(_ next: TransitionPhase) {
    guard phase.id.isLive else { return }
    _ = isFirstPart.set(next == .willAppear)
    _ = phase.set(next)
  }

  /// Returns true if the transition specifies its own animation, so the update needn't be animated.
  func hasOwnAnimation(_ phase: TransitionPhase) -> Bool { ownAnimation(phase) != nil }
}

/// The transition of a view, attached to the view's node. The transition is applied once the view is known to appear and disappear.
@MainActor
final class TransitionTrait {
  private let wrap: (ViewNode, Scope) -> ViewNode
  /// Returns true if the transition moves the view.
  let hasMotion: () -> Bool
  /// True once the transition is applied. The view that the transition creates also appears and disappears, and the transition must not be
  /// applied to it again.
  private(set) var isApplied = false

  init(hasMotion: @escaping () -> Bool, _ wrap: @escaping (ViewNode, Scope) -> ViewNode) {
    self.hasMotion = hasMotion
    self.wrap = wrap
  }

  /// Wraps the view that the transition creates around a node, in the scope of that node. Must be called only once.
  func apply(to node: ViewNode, in scope: Scope) -> ViewNode {
    isApplied = true
    return wrap(node, scope)
  }
}

extension ViewNode {
  /// The driver of the view's transition; nil for a view without a transition.
  final var transitionDriver: TransitionDriver? { attachment(TransitionDriver.self) }

  /// The transition of this node's view, or of the view that this node modifies.
  fileprivate final var transitionTrait: TransitionTrait? {
    var next: ViewNode? = self
    while let step = next {
      if let trait = step.attachment(TransitionTrait.self) { return trait }
      next = step.onlyChild
    }
    return nil
  }
}

extension Scope {
  /// Returns the elements of the content, each wrapped in its transition, if any. With Reduce Motion enabled, a view fades instead of using
  /// a transition that moves it.
  func applyTransitions(to outputs: consuming _ViewListOutputs) -> _ViewListOutputs {
    outputs.elements.wrapNodes { node, scope in
      guard let trait = node.transitionTrait, !trait.isApplied else { return node }
      if scope.tree.rootEnvironment.accessibilityReduceMotion, trait.hasMotion() { return node }
      return trait.apply(to: node, in: scope)
    }
    return outputs
  }
}
