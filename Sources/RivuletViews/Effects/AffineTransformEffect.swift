import Foundation
public import RivuletCore
public import RivuletGeometry

/// Draws the content under a map of the plane about its top left corner.
struct AffineTransformEffect: TransformEffect {
  typealias Body = Never

  static var initial: AffineTransformEffect { AffineTransformEffect(transform: .identity) }

  let transform: CGAffineTransform

  func update(_ node: BehaviorNode<AffineTransformEffect>, environment: EnvironmentReader) {
    node.update(AffineTransformEffect(transform: FiniteNumber.transform(transform, of: "transformEffect")))
  }

  func transform(in size: CGSize) -> CGAffineTransform? { transform.isIdentity ? nil : transform }
}

extension View {
  /// Draws this view under a map of the plane; layout stays.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(AffineTransformEffect(transform: transform))
  }
}
