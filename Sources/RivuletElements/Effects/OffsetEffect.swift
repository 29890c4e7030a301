public import Foundation
import RivuletAnimation
public import RivuletCore
import RivuletGeometry

/// A modifier that offsets the drawing of its content. The layout is unchanged, and the reading direction does not mirror the offset
/// (B9.24, B9.26).
struct OffsetEffect: TransformEffect, AnimatableBehavior {
  typealias Body = Never

  static var initial: OffsetEffect { OffsetEffect(offset: .zero) }

  /// Traits without `movesAsOne`, because the views inside animate individually, as they would without the effect.
  static var traits: NodeTraits { [.draws, .growsGradually, .passesLayout] }

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
  /// Offsets the drawing of this view, in points.
  nonisolated public func offset(_ offset: CGSize) -> some View {
    modifier(OffsetEffect(offset: offset))
  }

  /// Offsets the drawing of this view, in points.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }
}
