public import Foundation

extension CGAffineTransform {
  /// Returns the transform that applies this transform first, then the other one.
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * t2.a + b * t2.c,
      b: a * t2.b + b * t2.d,
      c: c * t2.a + d * t2.c,
      d: c * t2.b + d * t2.d,
      tx: tx * t2.a + ty * t2.c + t2.tx,
      ty: tx * t2.b + ty * t2.d + t2.ty)
  }

  /// Returns the transform that translates first, then applies this transform.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty).concatenating(self)
  }

  /// Returns the transform that scales first, then applies this transform.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
  }

  /// Returns the transform that rotates first, by an angle in radians, then applies this transform.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// Returns the inverse, or this transform itself if the plane collapses and it has no inverse.
  public func inverted() -> CGAffineTransform {
    inverse ?? self
  }

  /// The inverse; nil if the plane collapses to a line or a point, or an entry is not finite.
  package var inverse: CGAffineTransform? {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite, tx.isFinite, ty.isFinite else { return nil }
    return CGAffineTransform(
      a: d / determinant,
      b: -b / determinant,
      c: -c / determinant,
      d: a / determinant,
      tx: (c * ty - d * tx) / determinant,
      ty: (b * tx - a * ty) / determinant)
  }

  /// True if the transform only moves: no rotation, no scale, no shear.
  package var isTranslation: Bool {
    a == 1 && b == 0 && c == 0 && d == 1
  }

  /// Returns this transform applied about a point instead of the origin.
  package func about(_ point: CGPoint) -> CGAffineTransform {
    CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(self)
      .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
  }
}
