import Foundation
import RivuletDrawing
package import RivuletGeometry

extension FixedAdvanceMeasurer: TextLayoutEngine {
  package func onlyLine(of text: StyledText) -> OnlyLine? {
    let count = text.string.utf8.count
    guard count > 0, text.isPlain, ColumnLines.isOneLine(text.string) else { return nil }
    let (advance, lineHeight) = cell(ofSize: text.firstSize)
    return OnlyLine(width: CGFloat(count) * advance, height: lineHeight, baseline: lineHeight * TextMetrics.baselineFraction)
  }

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
        baseline: top + lineHeight * TextMetrics.baselineFraction, range: line.range, isTruncated: line.isTruncated)
    }
    let top = place(first, 0)
    var lines = TextLines(top)
    var width = top.rect.width
    var further = walker.next(of: text.string)
    if further == nil { return TextLayout(size: CGSize(width: width, height: lineHeight), lines: lines) }
    while let line = further {
      let placed = place(line, CGFloat(lines.count) * pitch)
      lines.append(placed)
      width = max(width, placed.rect.width)
      further = walker.next(of: text.string)
    }
    for index in lines.indices { lines[index].rect.origin.x = style.indent(width - lines[index].rect.width) }
    return TextLayout(size: CGSize(width: width, height: CGFloat(lines.count - 1) * pitch + lineHeight), lines: lines)
  }
}
