import Foundation

/// A quarter of a circle as a single cubic curve.
enum QuarterArc {
  /// The length of the control handles in units of the radius; the curve meets the circle at both ends and in the middle.
  static let handle: CGFloat = 4.0 / 3.0 * (2.0.squareRoot() - 1)
}
