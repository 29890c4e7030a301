import Foundation
import RivuletAnimation
public import RivuletCore
public import RivuletGeometry

/// A modifier that applies an affine transform to the drawing of its content, around the top-left corner.
struct AffineTransformEffect: TransformEffect, AnimatableBehavior {
  typealias Body = Never

  static var initial: AffineTransformEffect { AffineTransformEffect(transform: .identity) }

  var transform: CGAffineTransform

  func update(_ node: BehaviorNode<AffineTransformEffect>, environment: EnvironmentReader) {
    node.update(AffineTransformEffect(transform: FiniteNumber.transform(transform, of: "transformEffect")))
  }

  var animatableData: NumberVector {
    get { NumberVector([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]) }
    set {
      let n = newValue.numbers
      transform = n.count == 6 ? CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5]) : CGAffineTransform()
    }
  }

  func transform(in size: CGSize) -> ProjectionTransform? { transform.isIdentity ? nil : ProjectionTransform(transform) }
}

extension View {
  /// Applies an affine transform to the drawing of this view. Its layout is unchanged.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(AffineTransformEffect(transform: transform))
  }
}
