import RivuletAnimation
import RivuletCore

/// How far symbols are there while a view comes or goes by its symbols.
struct SymbolPresence: Equatable {
  var share = 1.0
  /// The size of a symbol that is not there, as a share of its size.
  var scale = 0.5

  /// How the symbol is drawn.
  var pose: SymbolPose {
    if share == 1 || !share.isFinite { return SymbolPose() }
    return SymbolPose(scale: scale + (1 - scale) * share, opacity: min(max(share, 0), 1))
  }
}

/// Has the symbols inside be there so far; other views are there in any case.
struct SymbolPresenceEffect: BehaviorModifier, AnimatableBehavior {
  typealias Body = Never

  static var initial: SymbolPresenceEffect { SymbolPresenceEffect(presence: SymbolPresence()) }
  static var hasDrawing: Bool { true }
  static var passesLayout: Bool { true }

  var presence: SymbolPresence

  var animatableData: Double {
    get { presence.share }
    set { presence.share = newValue }
  }

  func draw(_ node: ViewNode) { show(in: node) }

  private func show(in node: ViewNode) {
    if let symbol = node as? BehaviorNode<ImageBehavior> { SymbolAnimator.show(symbol, presence) }
    for child in node.children { show(in: child) }
  }

  func change(from old: SymbolPresenceEffect, in node: ViewNode) -> NodeChange { presence == old.presence ? .nothing : .drawing }
}
