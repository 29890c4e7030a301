package import Foundation

/// The proportions of text, relative to the font size. They do not depend on fallback glyphs, so that layout is independent of the
/// installed fonts.
package enum TextMetrics {
  /// The distance from the baseline up to the top of the line box.
  package static let ascent: CGFloat = 0.952
  /// The distance from the baseline down to the bottom of the line box.
  package static let descent: CGFloat = 0.241
  /// The distance between adjacent line boxes.
  package static let leading: CGFloat = 0
  /// The maximum distance that ink extends beyond the line boxes, for example slants, swashes and stacked accents (our choice).
  package static let inkOutset: CGFloat = 0.25
  /// The fraction of a line box above the baseline, for measurers with a different line height.
  package static let baselineFraction: CGFloat = ascent / (ascent + descent)
}
