package import Foundation

/// A rotation of a rectangle in space about an axis through a point, as seen by an eye in front of the rectangle's centre.
package struct SpaceRotation: Equatable, Sendable {
  package var angle: Angle
  /// The direction of the axis. Its components point right, down, and towards the eye; its length has no effect.
  package var axis: SIMD3<Double>
  /// The point in the rectangle through which the axis passes.
  package var anchor: UnitPoint
  /// The distance of the axis in front of the rectangle, in points.
  package var anchorZ: CGFloat
  /// The strength of the perspective. At 1, the distance to the eye equals the rectangle's longer side; at 0, it is infinite.
  package var perspective: CGFloat

  package init(angle: Angle, axis: SIMD3<Double>, anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1) {
    self.angle = angle
    self.axis = axis
    self.anchor = anchor
    self.anchorZ = anchorZ
    self.perspective = perspective
  }

  /// Returns the projection of a rectangle of this size whose corner is at the origin.
  package func transform(in size: CGSize) -> ProjectionTransform {
    let point = anchor.point(in: CGRect(origin: .zero, size: size))
    let distance = max(size.width, size.height)
    var eye = CATransform3DIdentity
    if distance > 0 { eye.m34 = -perspective / distance }
    // The steps apply in reverse order: the axis moves to the origin, the rectangle rotates and moves back, and the perspective is applied.
    var map = CATransform3DConcat(eye, CATransform3DMakeTranslation(point.x, point.y, 0))
    map = CATransform3DTranslate(map, 0, 0, anchorZ)
    map = CATransform3DRotate(map, CGFloat(angle.radians), axis.x, axis.y, axis.z)
    map = CATransform3DTranslate(map, -point.x, -point.y, -anchorZ)
    return ProjectionTransform(map)
  }
}
