import Foundation
import RivuletDrawing
package import RivuletGeometry

extension FixedAdvanceMeasurer: TextLayoutEngine {
  package func layout(_ text: StyledText, style: ParagraphStyle, proposal: ProposedViewSize) -> TextLayout {
    guard text.isPlain else {
      return LineBreaker(text, style: style, advances: MeasuredAdvances(self)).layout(proposal)
    }
    let font = text.runs[0].font
    let lineHeight = lineHeight(font)
    let advance = size(of: "x", font: font, proposal: .unspecified, lineLimit: 1).width
    let pitch = lineHeight + style.lineSpacing
    var walker = ColumnLines(
      text.string, columnLimit: LineLimits.columns(in: proposal.width, advance: advance),
      lineLimit: LineLimits.lines(in: proposal.height.map { $0 + style.lineSpacing }, lineHeight: pitch, lineLimit: style.lineLimit))
    var lines: [TextLine] = []
    var width: CGFloat = 0
    while let line = walker.next() {
      let top = CGFloat(lines.count) * pitch
      let rect = CGRect(x: 0, y: top, width: CGFloat(line.columns) * advance, height: lineHeight)
      width = max(width, rect.width)
      lines.append(
        TextLine(
          rect: rect, baseline: top + lineHeight * TextMetrics.baselineShare, range: line.range, isTruncated: line.isTruncated))
    }
    for index in lines.indices { lines[index].rect.origin.x = style.indent(width - lines[index].rect.width) }
    return TextLayout(size: CGSize(width: width, height: lines.last?.rect.maxY ?? 0), lines: lines)
  }
}
