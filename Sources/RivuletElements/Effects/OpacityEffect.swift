import Foundation
public import RivuletCore

/// A modifier that sets the opacity of its content.
struct OpacityEffect: BehaviorModifier, AnimatableBehavior {
  typealias Body = Never

  static var initial: OpacityEffect { OpacityEffect(opacity: 1) }
  static var traits: NodeTraits { [.draws, .borrowsDrawing, .keepsDrawing, .passesLayout] }

  var opacity: Double

  func update(_ node: BehaviorNode<OpacityEffect>, environment: EnvironmentReader) {
    node.update(OpacityEffect(opacity: FiniteNumber.number(opacity, or: 1, of: "opacity", "the opacity")))
  }

  var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }

  func draw(_ node: ViewNode) {
    node.setOpacity(min(max(opacity, 0), 1))
  }

  /// Returns nil for invisible content, which can't be hit.
  func hitPoint(_ point: CGPoint, in node: ViewNode) -> CGPoint? { opacity > 0 ? point : nil }

  func change(from old: OpacityEffect, in node: ViewNode) -> NodeChange { opacity == old.opacity ? .nothing : .drawing }
}

extension View {
  /// Sets the opacity of this view, from 0 (invisible) to 1 (opaque). Layout, state and lifetime are unchanged (B4.07).
  nonisolated public func opacity(_ opacity: Double) -> some View {
    modifier(OpacityEffect(opacity: opacity))
  }
}
