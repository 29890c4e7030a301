package import Foundation
package import RivuletDrawing
package import RivuletGeometry

/// A measurer that knows about runs of several looks and says where its lines are.
package protocol TextLayoutEngine: TextMeasuring {
  /// The text broken into lines. For text of one run without line spacing the size is that of `size(of:font:proposal:lineLimit:)`.
  func layout(_ text: StyledText, style: ParagraphStyle, proposal: ProposedViewSize) -> TextLayout

  /// The x of the left edge of the character at an offset in UTF-8 code units, in the coordinates of the line's rectangle; nil if the line
  /// does not show it. By default the width of what comes before it on the line, as if all ran from left to right.
  func position(of offset: Int, on line: TextLine, of text: StyledText, truncation: TextItem.Truncation) -> CGFloat?
}

extension TextLayoutEngine {
  package func position(of offset: Int, on line: TextLine, of text: StyledText, truncation: TextItem.Truncation) -> CGFloat? {
    MeasuredAdvances(self).position(of: offset, on: line, of: text)
  }
}
