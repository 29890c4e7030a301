import Foundation
import RivuletDrawing
import RivuletGeometry
import RivuletText
import Testing

@Suite struct BaselineTests {
  @Test func `baselines divide the line box as the text metrics do`() {
    let exact = FixedAdvanceMeasurer(advance: 0.5, lineHeight: TextMetrics.ascent + TextMetrics.descent)
    #expect(abs(exact.baseline(of: font) - 0.952 * 20) < 1e-9)
    #expect(abs(measurer.baseline(of: font) - 24 * 0.952 / 1.193) < 1e-9)
    #expect(abs(measurer.lastBaseline(of: font, height: 72) - (48 + 24 * 0.952 / 1.193)) < 1e-9)
  }

  @Test func `a text leaf sets its baselines as explicit guides (B9.20)`() {
    let proposal = ProposedViewSize(width: 30, height: nil)
    let dimensions = measurer.dimensions(of: "one two", font: font, proposal: proposal, lineLimit: nil)
    #expect(dimensions.size == CGSize(width: 30, height: 48))
    #expect(dimensions.proposal == proposal)
    #expect(abs(dimensions[explicit: VerticalAlignment.firstTextBaseline]! - measurer.baseline(of: font)) < 1e-9)
    #expect(abs(dimensions[VerticalAlignment.lastTextBaseline] - 24 - measurer.baseline(of: font)) < 1e-9)
    #expect(dimensions[explicit: VerticalAlignment.top] == nil)
  }

  @Test func `runs of several sizes share a baseline`() {
    let large = ResolvedFont(size: 40)
    let text = StyledText(
      string: "abcd", runs: [TextRun(range: 0..<2, font: font, color: .black), TextRun(range: 2..<4, font: large, color: .black)])
    let layout = TextSystem(measurer).layout(text, style: ParagraphStyle(), proposal: .unspecified)
    #expect(layout.size.width == 60)
    #expect(abs(layout.size.height - 48) < 1e-9)
    #expect(abs(layout.firstBaseline - measurer.baseline(of: large)) < 1e-9)
    #expect(TextSystem(measurer).size(of: text, style: ParagraphStyle(), proposal: .unspecified) == layout.size)
  }

  @Test func `kerning widens and raised text heightens`() {
    var run = TextRun(range: 0..<4, font: font, color: .black)
    run.kerning = 2
    run.baselineOffset = 5
    let layout = TextSystem(measurer).layout(StyledText(string: "abcd", runs: [run]), style: ParagraphStyle(), proposal: .unspecified)
    #expect(layout.size.width == 48)
    #expect(abs(layout.firstBaseline - measurer.baseline(of: font) - 5) < 1e-9)
  }

  @Test func `a part of styled text keeps the looks of its runs`() {
    let text = StyledText(
      string: "abcdef", runs: [TextRun(range: 0..<2, font: font, color: .black), TextRun(range: 2..<6, font: font, color: .white)])
    #expect(text.runs(in: 1..<4).map(\.range) == [0..<1, 1..<3])
    #expect(text.runs(in: 1..<4).map(\.color) == [.black, .white])
  }
}
