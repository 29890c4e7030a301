public import Foundation

extension CGPoint {
  /// Returns the transformed point.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGSize {
  /// Returns the size transformed as a vector, so that translation has no effect.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// Returns the smallest upright rectangle that contains the four transformed corners. Null and infinite rectangles are returned
  /// unchanged.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    if isNull || isInfinite { return self }
    if t.isTranslation { return offsetBy(dx: t.tx, dy: t.ty) }
    let box = standardized
    let first = CGPoint(x: box.minX, y: box.minY).applying(t)
    var low = first
    var high = first
    for corner in 1...3 {
      let x = corner & 1 == 0 ? box.minX : box.maxX
      let y = corner & 2 == 0 ? box.minY : box.maxY
      let image = CGPoint(x: x, y: y).applying(t)
      low = CGPoint(x: min(low.x, image.x), y: min(low.y, image.y))
      high = CGPoint(x: max(high.x, image.x), y: max(high.y, image.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
