package import Foundation

/// A stretch of text with one look.
package struct TextRun: Equatable, Sendable {
  /// A line drawn along text.
  package struct Decoration: Equatable, Sendable {
    /// The pattern of the line.
    package enum Pattern: String, Sendable, CaseIterable {
      /// Unbroken, or of dots and dashes.
      case solid, dot, dash, dashDot, dashDotDot
    }

    /// How the line is broken.
    package var pattern: Pattern
    /// Nil takes the text's colour.
    package var color: PaintColor?

    /// A line; without arguments an unbroken one in the text's colour.
    package init(pattern: Pattern = .solid, color: PaintColor? = nil) {
      self.pattern = pattern
      self.color = color
    }
  }

  /// Offsets into the item's string in UTF-8 code units.
  package var range: Range<Int>
  /// Where glyphs are missing, the renderer falls back.
  package var font: ResolvedFont
  /// Of glyphs, and of decorations without a colour of their own.
  package var color: PaintColor
  /// Nil for none.
  package var underline: Decoration?
  /// Nil for none.
  package var strikethrough: Decoration?
  /// What is added to each advance, in points.
  package var kerning: CGFloat
  /// How far the text is raised, in points.
  package var baselineOffset: CGFloat

  /// A run without decorations unless they are given.
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
