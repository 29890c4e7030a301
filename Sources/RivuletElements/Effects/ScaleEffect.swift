public import Foundation
import RivuletAnimation
public import RivuletCore
public import RivuletGeometry

/// A modifier that scales the drawing of its content around an anchor.
struct ScaleEffect: TransformEffect, AnimatableBehavior {
  typealias Body = Never

  static var initial: ScaleEffect { ScaleEffect(scale: CGSize(width: 1, height: 1), anchor: .center) }

  package var scale: CGSize
  var anchor: UnitPoint

  func update(_ node: BehaviorNode<ScaleEffect>, environment: EnvironmentReader) {
    node.update(
      ScaleEffect(
        scale: FiniteNumber.size(scale, or: 1, of: "scaleEffect", "the factor"), anchor: FiniteNumber.anchor(anchor, of: "scaleEffect")))
  }

  var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(scale.animatableData, anchor.animatableData) }
    set { (scale.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
  }

  func transform(in size: CGSize) -> ProjectionTransform? {
    if scale.width == 1, scale.height == 1 { return nil }
    let anchor = anchor.point(in: CGRect(origin: .zero, size: size))
    return ProjectionTransform(CGAffineTransform(scaleX: scale.width, y: scale.height).about(anchor))
  }

  /// Returns the effect with a uniform scale. A nonuniform scale becomes the uniform scale that preserves the area.
  func effect(of node: ViewNode) -> PresentedEffect {
    let isEven = scale.width == scale.height
    return PresentedEffect(scale: isEven ? scale.width : abs(scale.width * scale.height).squareRoot())
  }
}

extension View {
  /// Scales the drawing of this view around an anchor. Its layout is unchanged.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(ScaleEffect(scale: scale, anchor: anchor))
  }

  /// Scales the drawing of this view around an anchor. Its layout is unchanged.
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Scales the drawing of this view horizontally and vertically around an anchor. Its layout is unchanged.
  nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }
}
