package import Foundation

/// A range of text with a single look.
package struct TextRun: Equatable, Sendable {
  /// A line drawn along text.
  package struct Decoration: Equatable, Sendable {
    /// The pattern of the line.
    package enum Pattern: String, Sendable, CaseIterable {
      /// Unbroken, or consisting of dots and dashes.
      case solid, dot, dash, dashDot, dashDotDot
    }

    /// The pattern of the line.
    package var pattern: Pattern
    /// The colour of the line, or nil for the text's colour.
    package var color: PaintColor?

    /// Creates a decoration, by default an unbroken line in the text's colour.
    package init(pattern: Pattern = .solid, color: PaintColor? = nil) {
      self.pattern = pattern
      self.color = color
    }
  }

  /// The range as offsets into the item's string in UTF-8 code units.
  package var range: Range<Int>
  /// The font. The renderer falls back to another font for missing glyphs.
  package var font: ResolvedFont
  /// The colour of glyphs, and of decorations without their own colour.
  package var color: PaintColor
  /// The underline, or nil for none.
  package var underline: Decoration?
  /// The line through the text, or nil for none.
  package var strikethrough: Decoration?
  /// The extra space after each character, in points.
  package var kerning: CGFloat
  /// The distance by which the text is raised, in points.
  package var baselineOffset: CGFloat

  /// Creates a run, by default without decorations.
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
