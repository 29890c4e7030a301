import RivuletAnimation
import RivuletCore

/// The progress of symbols in the transition of a view, from 0 (absent) to 1 (present).
struct SymbolPresence: Equatable {
  var share = 1.0
  /// The size of an absent symbol, as a fraction of its normal size.
  package var scale = 0.5

  /// The pose of the symbol.
  var pose: SymbolPose {
    if share == 1 || !share.isFinite { return SymbolPose() }
    return SymbolPose(scale: scale + (1 - scale) * share, opacity: min(max(share, 0), 1))
  }
}

/// A modifier that applies a presence to the symbols in its content. Other views are not affected.
struct SymbolPresenceEffect: BehaviorModifier, AnimatableBehavior {
  typealias Body = Never

  static var initial: SymbolPresenceEffect { SymbolPresenceEffect(presence: SymbolPresence()) }
  static var traits: NodeTraits { [.draws, .passesLayout] }

  var presence: SymbolPresence

  var animatableData: Double {
    get { presence.share }
    set { presence.share = newValue }
  }

  func draw(_ node: ViewNode) { show(in: node) }

  private func show(in node: ViewNode) {
    if node.traits.contains(.showsImage) { SymbolAnimator.show(node, presence) }
    for child in node.children { show(in: child) }
  }

  func change(from old: SymbolPresenceEffect, in node: ViewNode) -> NodeChange { presence == old.presence ? .nothing : .drawing }
}
