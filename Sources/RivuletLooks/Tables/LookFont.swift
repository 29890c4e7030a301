package import Foundation

/// The description of a font in a table of looks.
package enum LookFont: Hashable, Sendable {
  /// The font of a text style.
  case style(TextRole)
  /// The bold font of a text style.
  case boldStyle(TextRole)
  /// The system font of a size in points, with a weight from 100 to 900.
  case system(size: CGFloat, weight: CGFloat = 400)
}

/// A text style of the system, as tables of looks name it.
package enum TextRole: Int, CaseIterable, Sendable {
  case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
}
