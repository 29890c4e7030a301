package import Foundation
package import RivuletGeometry

/// Makes the numbers that an app hands to modifiers, shapes and styles such that layout and drawing can calculate with them: the one place where they
/// are looked at.
///
/// A number in range passes by one comparison. One that is none, or is infinite where that means nothing, is replaced, and reported once for each tree.
/// Finite lengths beyond any screen are shortened in silence, so that sums and products of a few stay finite.
package enum FiniteNumber {
  /// No length or factor is larger.
  @usableFromInline static let largest: CGFloat = 1e9

  /// A length or a factor.
  @inlinable package static func length(
    _ number: CGFloat, or replacement: CGFloat = 0, of receiver: StaticString, _ role: StaticString
  ) -> CGFloat {
    abs(number) <= largest ? number : limited(number, replacement, receiver, role)
  }

  /// A length that may be infinite: it is then as long as can be.
  @inlinable package static func openLength(
    _ number: CGFloat, or replacement: CGFloat = 0, of receiver: StaticString, _ role: StaticString
  ) -> CGFloat {
    if abs(number) <= largest { return number }
    return number.isInfinite ? (number < 0 ? -largest : largest) : limited(number, replacement, receiver, role)
  }

  /// A number whose size means nothing by itself, such as an angle.
  @inlinable package static func number(
    _ number: Double, or replacement: Double = 0, of receiver: StaticString, _ role: StaticString
  ) -> Double {
    number.isFinite ? number : replaced(number, replacement, receiver, role)
  }

  /// A number that is compared with others, and may be infinite.
  @inlinable package static func rank(_ number: Double, of receiver: StaticString, _ role: StaticString) -> Double {
    number.isNaN ? replaced(number, 0, receiver, role) : number
  }

  /// Both coordinates of a place.
  @inlinable package static func point(_ point: CGPoint, of receiver: StaticString) -> CGPoint {
    CGPoint(x: length(point.x, of: receiver, "a coordinate"), y: length(point.y, of: receiver, "a coordinate"))
  }

  /// Both lengths of a distance.
  @inlinable package static func size(
    _ size: CGSize, or replacement: CGFloat = 0, of receiver: StaticString, _ role: StaticString = "the distance"
  ) -> CGSize {
    CGSize(width: length(size.width, or: replacement, of: receiver, role), height: length(size.height, or: replacement, of: receiver, role))
  }

  /// A map of the plane; each number by itself.
  package static func transform(_ map: CGAffineTransform, of receiver: StaticString) -> CGAffineTransform {
    CGAffineTransform(
      a: length(map.a, or: 1, of: receiver, "a factor"), b: length(map.b, of: receiver, "a number"),
      c: length(map.c, of: receiver, "a number"), d: length(map.d, or: 1, of: receiver, "a factor"),
      tx: length(map.tx, of: receiver, "a distance"), ty: length(map.ty, of: receiver, "a distance"))
  }

  /// A map of the plane under which parallel lines may meet; each number by itself.
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

  /// A turn in space; each number by itself.
  package static func rotation(_ rotation: SpaceRotation, of receiver: StaticString) -> SpaceRotation {
    SpaceRotation(
      angle: .radians(number(rotation.angle.radians, of: receiver, "the angle")),
      axis: SIMD3(
        length(rotation.axis.x, of: receiver, "a part of the axis"), length(rotation.axis.y, of: receiver, "a part of the axis"),
        length(rotation.axis.z, of: receiver, "a part of the axis")),
      anchor: anchor(rotation.anchor, of: receiver), anchorZ: length(rotation.anchorZ, of: receiver, "the depth of the anchor"),
      perspective: length(rotation.perspective, or: 1, of: receiver, "the perspective"))
  }

  /// Both shares of a place in a frame.
  @inlinable package static func anchor(_ anchor: UnitPoint, of receiver: StaticString) -> UnitPoint {
    UnitPoint(
      x: length(anchor.x, or: 0.5, of: receiver, "a coordinate of a point"),
      y: length(anchor.y, or: 0.5, of: receiver, "a coordinate of a point"))
  }

  /// A distance that may be left to the system; nil for one that is no length.
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
      "\(receiver) received \(number) as \(role); \(instead) is used instead. Pass a finite number: look for a division by zero before it.")
  }
}
