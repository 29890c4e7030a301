package import Foundation
package import RivuletDrawing
import RivuletGeometry

extension TextMeasuring {
  /// Returns the lines of text with one look, broken to a width.
  package func lines(of text: String, font: ResolvedFont, width: CGFloat?, lineLimit: Int?) -> TextLines {
    let proposal = ProposedViewSize(width: width, height: nil)
    return TextSystem(self).layout(StyledText(text, font: font), style: ParagraphStyle(lineLimit: lineLimit), proposal: proposal).lines
  }
}
