package import Foundation

/// A range of text in a single style.
package struct TextRun: Equatable, Sendable {
  /// A line drawn along text.
  package struct Decoration: Equatable, Sendable {
    /// The pattern of the line.
    package enum Pattern: String, Sendable, CaseIterable {
      /// A solid line, or a pattern of dots and dashes.
      case solid, dot, dash, dashDot, dashDotDot
    }

    /// The pattern of the line.
    package var pattern: Pattern
    /// The colour of the line; nil to use the text's colour.
    package var color: PaintColor?

    /// Creates a decoration. By default, it is a solid line in the text's colour.
    package init(pattern: Pattern = .solid, color: PaintColor? = nil) {
      self.pattern = pattern
      self.color = color
    }
  }

  /// The range in the item's string, in UTF-8 code units.
  package var range: Range<Int>
  /// The font. Missing glyphs are drawn in a fallback font.
  package var font: ResolvedFont
  /// The colour of glyphs, and of decorations without a colour.
  package var color: PaintColor
  /// The underline; nil if there is none.
  package var underline: Decoration?
  /// The strikethrough line; nil if there is none.
  package var strikethrough: Decoration?
  /// The extra space after each character, in points.
  package var kerning: CGFloat
  /// The distance by which the text is raised, in points.
  package var baselineOffset: CGFloat

  /// Creates a run. By default, it has no decorations.
  package init(
    range: Range<Int>, font: ResolvedFont, color: PaintColor, underline: Decoration? = nil, strikethrough: Decoration? = nil,
    kerning: CGFloat = 0, baselineOffset: CGFloat = 0
  ) {
    self.range = range
    self.font = font
    self.color = color
    self.underline = underline
    self.strikethrough = strikethrough
    self.kerning = kerning
    self.baselineOffset = baselineOffset
  }
}
