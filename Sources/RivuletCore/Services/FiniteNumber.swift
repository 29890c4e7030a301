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
