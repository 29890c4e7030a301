import RivuletAnimation
public import RivuletCore
public import RivuletGeometry
import Foundation

/// A modifier that rotates the drawing of its content around an anchor.
struct RotationEffect: TransformEffect, AnimatableBehavior {
  typealias Body = Never

  static var initial: RotationEffect { RotationEffect(angle: .zero, anchor: .center) }

  var angle: Angle
  var anchor: UnitPoint

  func update(_ node: BehaviorNode<RotationEffect>, environment: EnvironmentReader) {
    let radians = FiniteNumber.number(angle.radians, of: "rotationEffect", "the angle")
    node.update(RotationEffect(angle: .radians(radians), anchor: FiniteNumber.anchor(anchor, of: "rotationEffect")))
  }

  var animatableData: AnimatablePair<Double, UnitPoint.AnimatableData> {
    get { AnimatablePair(angle.animatableData, anchor.animatableData) }
    set { (angle.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
  }

  func transform(in size: CGSize) -> ProjectionTransform? {
    if angle.radians == 0 { return nil }
    return ProjectionTransform(CGAffineTransform(rotationAngle: angle.radians).about(anchor.point(in: CGRect(origin: .zero, size: size))))
  }

  func effect(of node: ViewNode) -> PresentedEffect { PresentedEffect(rotation: angle.degrees) }
}

extension View {
  /// Rotates the drawing of this view clockwise around an anchor. Its layout is unchanged.
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(RotationEffect(angle: angle, anchor: anchor))
  }
}
