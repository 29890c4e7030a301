import RivuletAnimation
import RivuletGraph
import RivuletTree

/// Shows a view in the phases of its transition: attached to the node of what the transition makes of the view.
@MainActor
final class TransitionDriver {
  private let phase: Attribute<TransitionPhase>
  /// Whether the view is shown as it comes, before it goes over to how it is.
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

  /// Whether the transition brings an animation of its own, so that the update need not be animated.
  func hasOwnAnimation(_ phase: TransitionPhase) -> Bool { ownAnimation(phase) != nil }
}

/// The transition of a view, attached to its node: what puts the view into it once it is known to come and go.
@MainActor
final class TransitionTrait {
  private let wrap: (ViewNode, Scope) -> ViewNode
  /// Whether the transition moves the view.
  let hasMotion: () -> Bool
  /// What the transition makes of the view is content that comes and goes too, and must not be put into it again.
  private(set) var isApplied = false

  init(hasMotion: @escaping () -> Bool, _ wrap: @escaping (ViewNode, Scope) -> ViewNode) {
    self.hasMotion = hasMotion
    self.wrap = wrap
  }

  /// Puts what the transition makes around a node, in the scope of that. Call once.
  func apply(to node: ViewNode, in scope: Scope) -> ViewNode {
    isApplied = true
    return wrap(node, scope)
  }
}

extension ViewNode {
  /// What shows the view in the phases of its transition; nil for a view without one.
  final var transitionDriver: TransitionDriver? { attachment(TransitionDriver.self) }

  /// The transition of the view that this node, or the one that it stands around, is the node of.
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
  /// The elements of the content, each within its transition if it has one. Where people prefer less motion, a view fades in place of a transition that
  /// moves it.
  func applyTransitions(to outputs: consuming _ViewListOutputs) -> _ViewListOutputs {
    outputs.elements.wrapNodes { node, scope in
      guard let trait = node.transitionTrait, !trait.isApplied else { return node }
      if scope.tree.rootEnvironment.accessibilityReduceMotion, trait.hasMotion() { return node }
      return trait.apply(to: node, in: scope)
    }
    return outputs
  }

  /// Whether this is the content of a dynamic place of another scope.
  func isContent(_ content: AnyHashable, at place: Int, of outer: Scope) -> Bool {
    self.place == place && self.outer === outer && self.content == content
  }
}
