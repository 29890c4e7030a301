package import Foundation

/// The numbers that layout rules leave open, in one place. Lengths are points.
package enum LayoutConstants {
  /// Between two views of a stack of which neither says otherwise (B9.08).
  package static let defaultSpacing: CGFloat = 8
  /// What a spacer wants between itself and its neighbours (B9.08).
  package static let spacerSpacing: CGFloat = 0
  /// How short a spacer may get if it does not say itself (B9.09).
  package static let spacerMinLength: CGFloat = 8
  /// Spacers are treated after everything else (B9.09).
  package static let spacerPriority: Double = -.infinity
  /// The insets of `padding()` without a length (B9.15).
  package static let defaultPadding: CGFloat = 16
  /// The ideal side of shapes, colours and geometry readers (B9.03, B9.21).
  package static let idealFillLength: CGFloat = 10
  /// Whether a fixed frame keeps its content's spacing preferences, as a spacer with a fixed height needs to take exactly that height (B9.10).
  package static let fixedFrameKeepsSpacing = true
}
