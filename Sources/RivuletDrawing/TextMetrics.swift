package import Foundation

/// The proportions of text, in units of the font size. They hold whatever glyphs fall back, so that layout never depends on installed fonts.
package enum TextMetrics {
  /// From the baseline up to the top of the line box.
  package static let ascent: CGFloat = 0.952
  /// From the baseline down to the bottom of the line box.
  package static let descent: CGFloat = 0.241
  /// Between one line box and the next.
  package static let leading: CGFloat = 0
  /// How far ink may reach beyond the line boxes: slants, swashes and stacked accents (our choice).
  package static let inkOutset: CGFloat = 0.25
  /// The share of a line box that lies above the baseline, for measurers with another line height.
  package static let baselineShare: CGFloat = ascent / (ascent + descent)
}
