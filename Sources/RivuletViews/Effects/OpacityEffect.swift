import Foundation
public import RivuletCore

/// Makes the content see-through.
struct OpacityEffect: BehaviorModifier, AnimatableBehavior {
  typealias Body = Never

  static var initial: OpacityEffect { OpacityEffect(opacity: 1) }
  static var hasDrawing: Bool { true }
  static var borrowsDrawing: Bool { true }
  static var passesLayout: Bool { true }

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

  /// What cannot be seen cannot be hit.
  func hitPoint(_ point: CGPoint, in node: ViewNode) -> CGPoint? { opacity > 0 ? point : nil }

  func change(from old: OpacityEffect, in node: ViewNode) -> NodeChange { opacity == old.opacity ? .nothing : .drawing }
}

extension View {
  /// Makes this view see-through, from 0, invisible, to 1; layout, state and lifetime stay (B4.07).
  nonisolated public func opacity(_ opacity: Double) -> some View {
    modifier(OpacityEffect(opacity: opacity))
  }
}
