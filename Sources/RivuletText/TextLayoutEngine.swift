package import Foundation
package import RivuletDrawing
package import RivuletGeometry

/// A measurer that knows about runs of several looks and says where its lines are.
package protocol TextLayoutEngine: TextMeasuring {
  /// The text broken into lines. For text of one run without line spacing the size is that of `size(of:font:proposal:lineLimit:)`.
  func layout(_ text: StyledText, style: ParagraphStyle, proposal: ProposedViewSize) -> TextLayout

  /// The one line that the text is where it has room; nil if it is empty or may have more, or if that would take more than a look to find out. By
  /// default nil.
  func onlyLine(of text: StyledText) -> OnlyLine?

  /// The x of the left edge of the character at an offset in UTF-8 code units, in the coordinates of the line's rectangle; nil if the line
  /// does not show it. By default the width of what comes before it on the line, as if all ran from left to right.
  func position(of offset: Int, on line: TextLine, of text: StyledText, truncation: TextItem.Truncation) -> CGFloat?

  /// The edges of the characters between boundaries, which are offsets in UTF-8 code units in rising order on a line that shows all of them;
  /// one less than there are boundaries. By default as if all ran from left to right.
  func edges(between boundaries: [Int], on line: TextLine, of text: StyledText) -> [CharacterEdges]
}

extension TextLayoutEngine {
  package func onlyLine(of text: StyledText) -> OnlyLine? { nil }

  package func position(of offset: Int, on line: TextLine, of text: StyledText, truncation: TextItem.Truncation) -> CGFloat? {
    MeasuredAdvances(self).position(of: offset, on: line, of: text)
  }

  package func edges(between boundaries: [Int], on line: TextLine, of text: StyledText) -> [CharacterEdges] {
    MeasuredAdvances(self).edges(between: boundaries, on: line, of: text)
  }
}
