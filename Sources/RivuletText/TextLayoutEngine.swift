package import Foundation
package import RivuletDrawing
package import RivuletGeometry

/// A measurer that supports runs with different looks and determines the positions of lines.
package protocol TextLayoutEngine: TextMeasuring {
  /// Returns the text broken into lines. For text with one run and no line spacing, the size equals `size(of:font:proposal:lineLimit:)`.
  func layout(_ text: StyledText, style: ParagraphStyle, proposal: ProposedViewSize) -> TextLayout

  /// Returns the text's layout on a single line, which applies whenever there is room. The result is nil if the text is empty, if it may
  /// have more lines, or if that can't be determined quickly. The default is nil.
  func onlyLine(of text: StyledText) -> OnlyLine?

  /// Returns the x-coordinate of the left edge of the character at an offset in UTF-8 code units, in the coordinates of the line's
  /// rectangle, or nil if the line does not show it. The default is the width of the text before it on the line, as if all text ran from
  /// left to right.
  func position(of offset: Int, on line: TextLine, of text: StyledText, truncation: TextItem.Truncation) -> CGFloat?

  /// Returns the edges of the characters between boundaries, one fewer than there are boundaries. Boundaries are ascending offsets in UTF-8
  /// code units on a line that shows them all. By default, all text is assumed to run from left to right.
  func edges(between boundaries: [Int], on line: TextLine, of text: StyledText) -> [CharacterEdges]

  /// The names of the installed typeface families, sorted. By default, there are none.
  var fontFamilies: [String] { get }
}

extension TextLayoutEngine {
  package var fontFamilies: [String] { [] }

  package func onlyLine(of text: StyledText) -> OnlyLine? { nil }

  package func position(of offset: Int, on line: TextLine, of text: StyledText, truncation: TextItem.Truncation) -> CGFloat? {
    MeasuredAdvances(self).position(of: offset, on: line, of: text)
  }

  package func edges(between boundaries: [Int], on line: TextLine, of text: StyledText) -> [CharacterEdges] {
    MeasuredAdvances(self).edges(between: boundaries, on: line, of: text)
  }
}
