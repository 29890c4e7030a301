package import Foundation

/// The numbers that layout rules do not specify. Lengths are in points.
package enum LayoutConstants {
  /// The distance between two views in a stack without spacing preferences (B9.08).
  package static let defaultSpacing: CGFloat = 8
  /// The distance that a spacer prefers at its ends (B9.08).
  package static let spacerSpacing: CGFloat = 0
  /// The minimum length of a spacer by default (B9.09).
  package static let spacerMinLength: CGFloat = 8
  /// The layout priority of spacers, which come after everything else (B9.09).
  package static let spacerPriority: Double = -.infinity
  /// The insets of `padding()` without a length (B9.15).
  package static let defaultPadding: CGFloat = 16
  /// True if a fixed frame keeps its content's spacing preferences. A spacer with a fixed height needs this to occupy exactly that height
  /// (B9.10).
  package static let fixedFrameKeepsSpacing = true
}
