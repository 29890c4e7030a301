import Foundation
import RivuletDrawing
import RivuletGeometry
import RivuletText
import Testing

/// What a measurer may say beside sizes.
@Suite struct MeasurerAnswersTests {
  /// Only what has to be said.
  private struct Sizes: TextMeasuring {
    func size(of text: String, font: ResolvedFont, proposal: ProposedViewSize, lineLimit: Int?) -> CGSize {
      CGSize(width: 10 * CGFloat(text.count), height: font.textStyle == .largeTitle ? 40 : 20)
    }
  }

  /// Baselines of its own, and more room for text that is cut in the middle.
  private struct Numbers: TextMeasuring {
    func size(of text: String, font: ResolvedFont, proposal: ProposedViewSize, lineLimit: Int?) -> CGSize {
      Sizes().size(of: text, font: font, proposal: proposal, lineLimit: lineLimit)
    }

    func size(of text: String, font: ResolvedFont, proposal: ProposedViewSize, lineLimit: Int?, truncation: TextTruncation) -> CGSize {
      CGSize(width: truncation == .middle ? 7 : 5, height: 20)
    }

    func baseline(of font: ResolvedFont) -> CGFloat { font.textStyle == .largeTitle ? 31 : 15 }
  }

  private let title = ResolvedFont(size: 34, textStyle: .largeTitle)
  private let plain = ResolvedFont(size: 34)

  private func dimensions(_ measurer: any TextMeasuring, _ font: ResolvedFont, _ style: ParagraphStyle = ParagraphStyle()) -> ViewDimensions
  {
    TextSystem(measurer).dimensions(of: StyledText("abc", font: font), style: style, proposal: .unspecified)
  }

  @Test func `baselines follow from the height of a line unless they are given`() {
    let share = TextMetrics.baselineFraction
    #expect(dimensions(Sizes(), plain)[.firstTextBaseline] == 20 * share)
    #expect(dimensions(Sizes(), title)[.firstTextBaseline] == 40 * share)
    #expect(dimensions(Numbers(), plain)[.firstTextBaseline] == 15)
    #expect(dimensions(Numbers(), title)[.firstTextBaseline] == 31)
    #expect(dimensions(Numbers(), plain)[.lastTextBaseline] == 15)
  }

  @Test func `a measurer is told how text is cut`() {
    #expect(dimensions(Numbers(), plain).width == 5)
    #expect(dimensions(Numbers(), plain, ParagraphStyle(truncation: .middle)).width == 7)
    #expect(dimensions(Sizes(), plain, ParagraphStyle(truncation: .middle)).width == 30)
    let system = TextSystem(Numbers())
    #expect(system.size(of: StyledText("abc", font: plain), style: ParagraphStyle(truncation: .head), proposal: .unspecified).width == 5)
  }

  @Test func `lines of several runs stand on the baselines that a measurer gives`() {
    let text = styled([("ab", run(font: plain)), ("cd", run(font: title))])
    let layout = TextSystem(Numbers()).layout(text, style: ParagraphStyle(), proposal: .unspecified)
    #expect(layout.firstBaseline == 31)
    #expect(layout.size.height == 40)
  }
}
