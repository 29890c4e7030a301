package import Foundation

/// A font, as specified in a table of looks.
package enum LookFont: Hashable, Sendable {
  /// The font of a text style.
  case style(TextRole)
  /// The bold font of a text style.
  case boldStyle(TextRole)
  /// The system font with a size in points and a weight from 100 to 900.
  case system(size: CGFloat, weight: CGFloat = 400)
}

/// A system text style, as specified in tables of looks.
package enum TextRole: Int, CaseIterable, Sendable {
  case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
}
