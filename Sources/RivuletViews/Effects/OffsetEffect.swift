public import Foundation
import RivuletAnimation
public import RivuletCore
import RivuletGeometry

/// Draws the content beside its place; layout stays, and reading directions do not mirror it (B9.24, B9.26).
struct OffsetEffect: TransformEffect, AnimatableBehavior {
  typealias Body = Never

  static var initial: OffsetEffect { OffsetEffect(offset: .zero) }

  /// What is inside lies as it would without the effect, so that each part of it moves by itself.
  static var movesAsOne: Bool { false }

  var offset: CGSize

  func update(_ node: BehaviorNode<OffsetEffect>, environment: EnvironmentReader) {
    node.update(OffsetEffect(offset: FiniteNumber.size(offset, of: "offset")))
  }

  var animatableData: CGSize.AnimatableData {
    get { offset.animatableData }
    set { offset.animatableData = newValue }
  }

  func transform(in size: CGSize) -> ProjectionTransform? {
    offset == .zero ? nil : ProjectionTransform(CGAffineTransform(translationX: offset.width, y: offset.height))
  }

  func effect(of node: ViewNode) -> PresentedEffect { PresentedEffect(offset: offset) }
}

extension View {
  /// Draws this view beside its place.
  nonisolated public func offset(_ offset: CGSize) -> some View {
    modifier(OffsetEffect(offset: offset))
  }

  /// Draws this view beside its place.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }
}
