package import Foundation

/// A turn of a rectangle in space, about an axis through a point of it, as an eye before its middle sees it.
package struct SpaceRotation: Equatable, Sendable {
  package var angle: Angle
  /// The direction of the axis: to the right, down, and towards the eye. Its length means nothing.
  package var axis: SIMD3<Double>
  /// Where the axis goes through the rectangle.
  package var anchor: UnitPoint
  /// How far before the rectangle it goes through, in points.
  package var anchorZ: CGFloat
  /// How near the eye is: at 1 as far away as the longer side is long, at 0 without end.
  package var perspective: CGFloat

  package init(angle: Angle, axis: SIMD3<Double>, anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1) {
    self.angle = angle
    self.axis = axis
    self.anchor = anchor
    self.anchorZ = anchorZ
    self.perspective = perspective
  }

  /// What becomes of a rectangle of this size whose corner is the origin.
  package func transform(in size: CGSize) -> ProjectionTransform {
    let point = anchor.point(in: CGRect(origin: .zero, size: size))
    let distance = max(size.width, size.height)
    var eye = CATransform3DIdentity
    if distance > 0 { eye.m34 = -perspective / distance }
    // Read from below: the axis is moved to the origin, the rectangle turned, and moved back before the eye looks.
    var map = CATransform3DConcat(eye, CATransform3DMakeTranslation(point.x, point.y, 0))
    map = CATransform3DTranslate(map, 0, 0, anchorZ)
    map = CATransform3DRotate(map, CGFloat(angle.radians), axis.x, axis.y, axis.z)
    map = CATransform3DTranslate(map, -point.x, -point.y, -anchorZ)
    return ProjectionTransform(map)
  }
}
