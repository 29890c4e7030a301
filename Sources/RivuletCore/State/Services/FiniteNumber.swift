package import Foundation
package import RivuletGeometry

/// Validates the numbers that an app passes to modifiers, shapes, and styles, so that layout and drawing can calculate with them. This is
/// the only place that checks numbers.
///
/// A number in range costs one comparison. NaN, or an infinite number where infinity has no meaning, is replaced and reported once for each
/// tree. Finite lengths far larger than any screen are silently clamped, so that sums and products of a few lengths stay finite.
package enum FiniteNumber {
  /// The maximum absolute value of a length or factor.
  @usableFromInline static let largest: CGFloat = 1e9

  /// Returns a valid length or factor.
  @inlinable package static func length(
    _ number: CGFloat, or replacement: CGFloat = 0, of receiver: StaticString, _ role: StaticString
  ) -> CGFloat {
    abs(number) <= largest ? number : limited(number, replacement, receiver, role)
  }

  /// Returns a valid length. An infinite length is replaced by the maximum length.
  @inlinable package static func openLength(
    _ number: CGFloat, or replacement: CGFloat = 0, of receiver: StaticString, _ role: StaticString
  ) -> CGFloat {
    if abs(number) <= largest { return number }
    return number.isInfinite ? (number < 0 ? -largest : largest) : limited(number, replacement, receiver, role)
  }

  /// Returns a finite number of any magnitude, such as an angle.
  @inlinable package static func number(
    _ number: Double, or replacement: Double = 0, of receiver: StaticString, _ role: StaticString
  ) -> Double {
    number.isFinite ? number : replaced(number, replacement, receiver, role)
  }

  /// Returns a number that's used only for comparison and may be infinite.
  @inlinable package static func rank(_ number: Double, of receiver: StaticString, _ role: StaticString) -> Double {
    number.isNaN ? replaced(number, 0, receiver, role) : number
  }

  /// Returns a point with valid coordinates.
  @inlinable package static func point(_ point: CGPoint, of receiver: StaticString) -> CGPoint {
    CGPoint(x: length(point.x, of: receiver, "a coordinate"), y: length(point.y, of: receiver, "a coordinate"))
  }

  /// Returns a size or an offset with valid lengths.
  @inlinable package static func size(
    _ size: CGSize, or replacement: CGFloat = 0, of receiver: StaticString, _ role: StaticString = "the distance"
  ) -> CGSize {
    CGSize(width: length(size.width, or: replacement, of: receiver, role), height: length(size.height, or: replacement, of: receiver, role))
  }

  /// Returns an affine transform in which each number is valid.
  package static func transform(_ map: CGAffineTransform, of receiver: StaticString) -> CGAffineTransform {
    CGAffineTransform(
      a: length(map.a, or: 1, of: receiver, "a factor"), b: length(map.b, of: receiver, "a number"),
      c: length(map.c, of: receiver, "a number"), d: length(map.d, or: 1, of: receiver, "a factor"),
      tx: length(map.tx, of: receiver, "a distance"), ty: length(map.ty, of: receiver, "a distance"))
  }

  /// Returns a projective transform in which each number is valid.
  package static func projection(_ map: ProjectionTransform, of receiver: StaticString) -> ProjectionTransform {
    var sound = ProjectionTransform()
    sound.m11 = length(map.m11, or: 1, of: receiver, "a factor")
    sound.m12 = length(map.m12, of: receiver, "a number")
    sound.m13 = length(map.m13, of: receiver, "a number")
    sound.m21 = length(map.m21, of: receiver, "a number")
    sound.m22 = length(map.m22, or: 1, of: receiver, "a factor")
    sound.m23 = length(map.m23, of: receiver, "a number")
    sound.m31 = length(map.m31, of: receiver, "a distance")
    sound.m32 = length(map.m32, of: receiver, "a distance")
    sound.m33 = length(map.m33, or: 1, of: receiver, "a divisor")
    return sound
  }

  /// Returns a rotation in space in which each number is valid.
  package static func rotation(_ rotation: SpaceRotation, of receiver: StaticString) -> SpaceRotation {
    SpaceRotation(
      angle: .radians(number(rotation.angle.radians, of: receiver, "the angle")),
      axis: SIMD3(
        length(rotation.axis.x, of: receiver, "a part of the axis"), length(rotation.axis.y, of: receiver, "a part of the axis"),
        length(rotation.axis.z, of: receiver, "a part of the axis")),
      anchor: anchor(rotation.anchor, of: receiver), anchorZ: length(rotation.anchorZ, of: receiver, "the depth of the anchor"),
      perspective: length(rotation.perspective, or: 1, of: receiver, "the perspective"))
  }

  /// Returns an anchor with valid coordinates.
  @inlinable package static func anchor(_ anchor: UnitPoint, of receiver: StaticString) -> UnitPoint {
    UnitPoint(
      x: length(anchor.x, or: 0.5, of: receiver, "a coordinate of a point"),
      y: length(anchor.y, or: 0.5, of: receiver, "a coordinate of a point"))
  }

  /// Returns a valid distance; nil for the system's distance or an invalid distance.
  @inlinable package static func spacing(_ spacing: CGFloat?, of receiver: StaticString) -> CGFloat? {
    guard let spacing else { return nil }
    return abs(spacing) <= largest ? spacing : limitedSpacing(spacing, receiver)
  }

  @usableFromInline @inline(never) static func limitedSpacing(_ spacing: CGFloat, _ receiver: StaticString) -> CGFloat? {
    if spacing.isFinite { return spacing < 0 ? -largest : largest }
    report(Double(spacing), "the spacing", receiver, instead: "the default distance")
    return nil
  }

  @usableFromInline @inline(never) static func limited(
    _ number: CGFloat, _ replacement: CGFloat, _ receiver: StaticString, _ role: StaticString
  ) -> CGFloat {
    if number.isFinite { return number < 0 ? -largest : largest }
    return CGFloat(replaced(Double(number), Double(replacement), receiver, role))
  }

  @usableFromInline @inline(never) static func replaced(
    _ number: Double, _ replacement: Double, _ receiver: StaticString, _ role: StaticString
  ) -> Double {
    report(number, role, receiver, instead: replacement == replacement.rounded() ? "\(Int(replacement))" : "\(replacement)")
    return replacement
  }

  private static func report(_ number: Double, _ role: StaticString, _ receiver: StaticString, instead: String) {
    RuntimeIssue.reportOnce(
      .invalidValue, typeName: "\(receiver)",
      "\(receiver) received \(number) as \(role); \(instead) is used instead. Pass a finite number: look for an earlier division by zero.")
  }
}
