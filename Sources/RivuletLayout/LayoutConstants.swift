package import Foundation

/// A namespace for the numbers that the layout rules do not specify. Lengths are in points.
package enum LayoutConstants {
  /// The distance between two views in a stack if neither has spacing preferences (B9.08).
  package static let defaultSpacing: CGFloat = 8
  /// The distance that a spacer prefers at each end (B9.08).
  package static let spacerSpacing: CGFloat = 0
  /// The default minimum length of a spacer (B9.09).
  package static let spacerMinLength: CGFloat = 8
  /// The layout priority of spacers, which receive space after all other views (B9.09).
  package static let spacerPriority: Double = -.infinity
  /// The default length of `padding()` (B9.15).
  package static let defaultPadding: CGFloat = 16
  /// True if a fixed frame preserves its content's spacing preferences. This way, a spacer with a fixed height occupies exactly that
  /// height (B9.10).
  package static let fixedFrameKeepsSpacing = true
}
