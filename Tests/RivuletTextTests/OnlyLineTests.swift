import Foundation
import RivuletDrawing
import RivuletGeometry
import RivuletText
import Testing

/// Text that is known to be one line is measured and laid out as that line wherever it has room.
@Suite struct OnlyLineTests {
  private let system = TextSystem(measurer)

  private func onlyLine(_ string: String) -> OnlyLine? { system.onlyLine(of: StyledText(string, font: font)) }

  @Test(arguments: ["a", "one two", "  spaces  ", String(repeating: "word ", count: 40)])
  func `one line is the same under every proposal that is as wide`(string: String) throws {
    let text = StyledText(string, font: font)
    let line = try #require(system.onlyLine(of: text))
    for width in [nil, .infinity, line.width, line.width + 0.5, line.width * 3] as [CGFloat?] {
      for (height, limit) in [(nil, nil), (0, nil), (1000, 1), (.infinity, 0), (.nan, 7)] as [(CGFloat?, Int?)] {
        let proposal = ProposedViewSize(width: width, height: height)
        for spacing in [0, 5, -3] as [CGFloat] {
          let style = ParagraphStyle(alignment: .trailing, lineLimit: limit, lineSpacing: spacing)
          let layout = system.layout(text, style: style, proposal: proposal)
          #expect(layout.size == CGSize(width: line.width, height: line.height))
          #expect(system.size(of: text, style: style, proposal: proposal) == layout.size)
          let item = TextItem(
            line: string, runs: text.runs, width: line.width, height: line.height, baseline: line.baseline, truncation: .tail)
          #expect(layout.lines == item.lines)
        }
      }
    }
  }

  @Test(arguments: ["", "a\nb", "a\r\nb", "a\tb", "é", "시험지", "a\u{2028}b", "\u{7F}"])
  func `nothing is said of text that may have several lines, or takes more than a look`(string: String) {
    #expect(onlyLine(string)?.width == nil)
  }

  @Test func `nothing is said of text of several looks`() {
    var text = StyledText("abc", font: font)
    text.runs[0].kerning = 1
    #expect(system.onlyLine(of: text)?.width == nil)
  }

  @Test func `a measurer that knows sizes alone says nothing`() {
    struct Sizes: TextMeasuring {
      func size(of text: String, font: ResolvedFont, proposal: ProposedViewSize, lineLimit: Int?) -> CGSize { .zero }
    }
    #expect(TextSystem(Sizes()).onlyLine(of: StyledText("abc", font: font))?.width == nil)
  }
}
