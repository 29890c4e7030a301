import Foundation
import RivuletDrawing
package import RivuletGeometry

extension FixedAdvanceMeasurer: TextLayoutEngine {
  package func layout(_ text: StyledText, style: ParagraphStyle, proposal: ProposedViewSize) -> TextLayout {
    guard text.isPlain else {
      return LineBreaker(text, style: style, advances: MeasuredAdvances(self)).layout(proposal)
    }
    let (advance, lineHeight) = cell(of: text.firstFont)
    let pitch = lineHeight + style.lineSpacing
    var walker = ColumnLines(
      columnLimit: LineLimits.columns(in: proposal.width, advance: advance),
      lineLimit: LineLimits.lines(in: proposal.height.map { $0 + style.lineSpacing }, lineHeight: pitch, lineLimit: style.lineLimit))
    guard let first = walker.next(of: text.string) else { return TextLayout(size: .zero, lines: []) }
    func place(_ line: ColumnLines.Line, _ top: CGFloat) -> TextLine {
      TextLine(
        rect: CGRect(x: 0, y: top, width: CGFloat(line.columns) * advance, height: lineHeight),
        baseline: top + lineHeight * TextMetrics.baselineShare, range: line.range, isTruncated: line.isTruncated)
    }
    // Most texts have one line: a list of one is made at its size.
    var lines = [place(first, 0)]
    var width = lines[0].rect.width
    while let line = walker.next(of: text.string) {
      lines.append(place(line, CGFloat(lines.count) * pitch))
      width = max(width, lines[lines.count - 1].rect.width)
    }
    if lines.count > 1 {
      for index in lines.indices { lines[index].rect.origin.x = style.indent(width - lines[index].rect.width) }
    }
    return TextLayout(size: CGSize(width: width, height: CGFloat(lines.count - 1) * pitch + lineHeight), lines: lines)
  }
}
