public import Foundation

/// A 3×3 matrix that maps the row vector `(x, y, 1)` to `(x′·w, y′·w, w)`. Under this projection of the plane, parallel lines may converge.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct ProjectionTransform: Equatable, Sendable {
  /// The coefficient of x in the transformed x.
  public var m11: CGFloat = 1
  /// The coefficient of x in the transformed y.
  public var m12: CGFloat = 0
  /// The coefficient of x in the divisor.
  public var m13: CGFloat = 0
  /// The coefficient of y in the transformed x.
  public var m21: CGFloat = 0
  /// The coefficient of y in the transformed y.
  public var m22: CGFloat = 1
  /// The coefficient of y in the divisor.
  public var m23: CGFloat = 0
  /// The horizontal translation.
  public var m31: CGFloat = 0
  /// The vertical translation.
  public var m32: CGFloat = 0
  /// The constant term of the divisor.
  public var m33: CGFloat = 1

  /// Creates the identity transform.
  @inlinable public init() {}

  /// Creates a projection that is equivalent to an affine transform.
  @inlinable public init(_ m: CGAffineTransform) {
    (m11, m12) = (m.a, m.b)
    (m21, m22) = (m.c, m.d)
    (m31, m32) = (m.tx, m.ty)
  }

  /// Creates the projection that a transform in space has on the plane z = 0, as seen along the z-axis.
  @inlinable public init(_ m: CATransform3D) {
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }

  /// A Boolean value that indicates whether the transform is exactly the identity.
  @inlinable public var isIdentity: Bool { self == ProjectionTransform() }

  /// A Boolean value that indicates whether parallel lines remain parallel.
  @inlinable public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// Replaces the transform with its inverse. Returns false and leaves the transform unchanged if it is not invertible.
  public mutating func invert() -> Bool {
    guard let inverse else { return false }
    self = inverse
    return true
  }

  /// Returns the inverse, or this transform if it is not invertible.
  public func inverted() -> ProjectionTransform { inverse ?? self }

  /// Returns a transform that first applies this transform and then the given one.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    var product = ProjectionTransform()
    product.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
    product.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
    product.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
    product.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
    product.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
    product.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
    product.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
    product.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
    product.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
    return product
  }
}

extension ProjectionTransform {
  /// The inverse; nil if the transform collapses the plane to a line or a point, or has an entry that is not finite.
  package var inverse: ProjectionTransform? {
    if isAffine { return affine.inverse.map(ProjectionTransform.init) }
    let first = m22 * m33 - m23 * m32
    let second = m23 * m31 - m21 * m33
    let third = m21 * m32 - m22 * m31
    let determinant = m11 * first + m12 * second + m13 * third
    guard determinant != 0, determinant.isFinite else { return nil }
    var inverse = ProjectionTransform()
    inverse.m11 = first / determinant
    inverse.m12 = (m13 * m32 - m12 * m33) / determinant
    inverse.m13 = (m12 * m23 - m13 * m22) / determinant
    inverse.m21 = second / determinant
    inverse.m22 = (m11 * m33 - m13 * m31) / determinant
    inverse.m23 = (m13 * m21 - m11 * m23) / determinant
    inverse.m31 = third / determinant
    inverse.m32 = (m12 * m31 - m11 * m32) / determinant
    inverse.m33 = (m11 * m22 - m12 * m21) / determinant
    return inverse
  }

  /// The affine part of the transform, which is the entire transform if `isAffine` is true.
  package var affine: CGAffineTransform { CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) }

  /// Returns a transform that first applies this transform and then a translation.
  package func movedBy(x: CGFloat, y: CGFloat) -> ProjectionTransform {
    var moved = self
    (moved.m11, moved.m12) = (m11 + m13 * x, m12 + m13 * y)
    (moved.m21, moved.m22) = (m21 + m23 * x, m22 + m23 * y)
    (moved.m31, moved.m32) = (m31 + m33 * x, m32 + m33 * y)
    return moved
  }

  /// Returns a transform that applies this transform about a point instead of the origin.
  package func about(_ point: CGPoint) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: -point.x, y: -point.y)).concatenating(self).movedBy(x: point.x, y: point.y)
  }

  /// Returns the divisor for a point. The divisor is 0 or less for a point that is level with or behind the eye.
  package func depth(of point: CGPoint) -> CGFloat { m13 * point.x + m23 * point.y + m33 }

  /// The smallest divisor of a visible point. A point with a smaller divisor is too close to the eye.
  package static var nearest: CGFloat { 1.0 / 1024 }

  /// Returns the transformed point; nil if the point is too close to the eye, level with it, or behind it.
  package func image(of point: CGPoint) -> CGPoint? {
    if isAffine { return point.applying(affine) }
    let depth = depth(of: point)
    guard depth >= ProjectionTransform.nearest else { return nil }
    return point.applying(self)
  }

  /// Returns the point that the transform maps to the given point; nil if no visible point maps to it or the transform is not invertible.
  package func source(of point: CGPoint) -> CGPoint? {
    guard let inverse else { return nil }
    if isAffine { return point.applying(inverse.affine) }
    let depth = inverse.depth(of: point)
    guard depth > 0, depth * ProjectionTransform.nearest <= 1 else { return nil }
    return point.applying(inverse)
  }
}

extension CGPoint {
  /// Returns the transformed point.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
  public func applying(_ m: ProjectionTransform) -> CGPoint {
    let image = applying(m.affine)
    if m.isAffine { return image }
    let depth = m.depth(of: self)
    return CGPoint(x: image.x / depth, y: image.y / depth)
  }
}

extension CGRect {
  /// Returns the smallest upright rectangle that contains the transformed part in front of the eye; null if no part is in front of it.
  package func applying(_ m: ProjectionTransform) -> CGRect {
    if m.isAffine { return applying(m.affine) }
    if isNull || isInfinite { return self }
    let box = standardized
    let corners = [
      CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY), CGPoint(x: box.maxX, y: box.maxY),
      CGPoint(x: box.minX, y: box.maxY),
    ]
    var (low, high) = (CGPoint(x: CGFloat.infinity, y: .infinity), CGPoint(x: -CGFloat.infinity, y: -.infinity))
    func add(_ point: CGPoint) {
      let image = point.applying(m)
      low = CGPoint(x: min(low.x, image.x), y: min(low.y, image.y))
      high = CGPoint(x: max(high.x, image.x), y: max(high.y, image.y))
    }
    for (index, corner) in corners.enumerated() {
      let next = corners[(index + 1) % 4]
      let before = m.depth(of: corner) - ProjectionTransform.nearest
      let after = m.depth(of: next) - ProjectionTransform.nearest
      if before >= 0 { add(corner) }
      if before < 0 && after > 0 || before > 0 && after < 0 {
        let share = before / (before - after)
        add(CGPoint(x: corner.x + (next.x - corner.x) * share, y: corner.y + (next.y - corner.y) * share))
      }
    }
    return low.x <= high.x && low.y <= high.y ? CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y) : .null
  }
}
