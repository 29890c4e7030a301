public import Foundation

/// A 3×3 matrix whose last column is fixed, mapping `(x, y)` to `(a·x + c·y + tx, b·x + d·y + ty)`.
///
/// Foundation has the other CG types on Linux, but not this one.
@frozen public struct CGAffineTransform: Hashable, Codable, Sendable {
  /// The part of the new x that comes from the old x.
  public var a: CGFloat
  /// The part of the new y that comes from the old x.
  public var b: CGFloat
  /// The part of the new x that comes from the old y.
  public var c: CGFloat
  /// The part of the new y that comes from the old y.
  public var d: CGFloat
  /// What is added to x after the linear part.
  public var tx: CGFloat
  /// What is added to y after the linear part.
  public var ty: CGFloat

  /// All six entries are zero: every point maps to the origin. The transform that changes nothing is `identity`.
  public init() {
    self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
  }

  /// The matrix with these entries.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The matrix with these entries, in the order a, b, c, d, tx, ty.
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Turns about the origin by an angle in radians; with y pointing down a positive angle turns clockwise.
  public init(rotationAngle angle: CGFloat) {
    let sine = sin(angle)
    let cosine = cos(angle)
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Stretches each axis about the origin.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Moves every point by the same distances.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// The transform that changes nothing.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Whether every point maps to itself, exactly.
  public var isIdentity: Bool {
    a == 1 && b == 0 && c == 0 && d == 1 && tx == 0 && ty == 0
  }
}
