import Foundation
import RivuletAnimation
public import RivuletCore
public import RivuletGeometry

/// A modifier that applies a projection to the drawing of its content, around the top-left corner.
struct ProjectionEffect: TransformEffect, AnimatableBehavior {
  typealias Body = Never

  static var initial: ProjectionEffect { ProjectionEffect(transform: ProjectionTransform()) }

  var transform: ProjectionTransform

  func update(_ node: BehaviorNode<ProjectionEffect>, environment: EnvironmentReader) {
    node.update(ProjectionEffect(transform: FiniteNumber.projection(transform, of: "projectionEffect")))
  }

  var animatableData: NumberVector {
    get {
      let map = transform
      return NumberVector([map.m11, map.m12, map.m13, map.m21, map.m22, map.m23, map.m31, map.m32, map.m33])
    }
    set {
      func number(_ index: Int) -> CGFloat { index < newValue.numbers.count ? newValue.numbers[index] : 0 }
      (transform.m11, transform.m12, transform.m13) = (number(0), number(1), number(2))
      (transform.m21, transform.m22, transform.m23) = (number(3), number(4), number(5))
      (transform.m31, transform.m32, transform.m33) = (number(6), number(7), number(8))
    }
  }

  func transform(in size: CGSize) -> ProjectionTransform? { transform.isIdentity ? nil : transform }
}

extension View {
  /// Applies a projection to the drawing of this view. Its layout is unchanged.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(ProjectionEffect(transform: transform))
  }
}
