package import Foundation
package import RivuletDrawing
package import RivuletGeometry

/// A text measurer that supports runs with different styles and determines the positions of lines.
package protocol TextLayoutEngine: TextMeasuring {
  /// Breaks the text into lines. For text with one run and no line spacing, the size equals `size(of:font:proposal:lineLimit:)`.
  func layout(_ text: StyledText, style: ParagraphStyle, proposal: ProposedViewSize) -> TextLayout

  /// Returns the layout of the text on a single line, which applies whenever the text fits. Returns nil if the text is empty, may have
  /// several lines, or can't be measured quickly. The default implementation returns nil.
  func onlyLine(of text: StyledText) -> OnlyLine?

  /// Returns the x-coordinate of a character's left edge, in the coordinates of the line's rectangle; nil if the line does not show the
  /// character. The character is given by its offset in UTF-8 code units. The default implementation measures the preceding text on the
  /// line, and assumes that all text runs from left to right.
  func position(of offset: Int, on line: TextLine, of text: StyledText, truncation: TextItem.Truncation) -> CGFloat?

  /// Returns the edges of the characters between boundaries, which are ascending offsets in UTF-8 code units. The line must show all of
  /// them, and the result contains one element fewer than there are boundaries. The default implementation assumes that all text runs
  /// from left to right.
  func edges(between boundaries: [Int], on line: TextLine, of text: StyledText) -> [CharacterEdges]

  /// The sorted names of the installed typeface families. By default, the array is empty.
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
