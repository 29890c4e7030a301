public import Foundation

/// A 3×3 matrix whose last column is fixed. The matrix maps `(x, y)` to `(a·x + c·y + tx, b·x + d·y + ty)`.
///
/// On Linux, Foundation provides the other CG types but not this one.
@frozen public struct CGAffineTransform: Hashable, Codable, Sendable {
  /// The coefficient of x in the transformed x.
  public var a: CGFloat
  /// The coefficient of x in the transformed y.
  public var b: CGFloat
  /// The coefficient of y in the transformed x.
  public var c: CGFloat
  /// The coefficient of y in the transformed y.
  public var d: CGFloat
  /// The horizontal translation.
  public var tx: CGFloat
  /// The vertical translation.
  public var ty: CGFloat

  /// Creates a matrix of zeros, which maps every point to the origin. The identity transform is `identity`.
  public init() {
    self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
  }

  /// Creates a matrix from its entries.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Creates a matrix from its entries, in the order a, b, c, d, tx, ty.
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Creates a rotation about the origin by an angle in radians. With the y-axis pointing down, a positive angle rotates clockwise.
  public init(rotationAngle angle: CGFloat) {
    let sine = sin(angle)
    let cosine = cos(angle)
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Creates a transform that scales each axis about the origin.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Creates a transform that translates by the given distances.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// The identity transform.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// A Boolean value that indicates whether the transform is exactly the identity.
  public var isIdentity: Bool {
    a == 1 && b == 0 && c == 0 && d == 1 && tx == 0 && ty == 0
  }
}
