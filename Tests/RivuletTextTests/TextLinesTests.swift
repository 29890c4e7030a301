import Foundation
import RivuletDrawing
import RivuletGeometry
import RivuletText
import Testing

/// The same answers as the fixed-advance measurer, but from somebody who knows nothing of lines.
private struct PlainMeasurer: TextMeasuring {
  func size(of text: String, font: ResolvedFont, proposal: ProposedViewSize, lineLimit: Int?) -> CGSize {
    FixedAdvanceMeasurer().size(of: text, font: font, proposal: proposal, lineLimit: lineLimit)
  }
}

/// The lines, `|` between them, with `…` where text is missing.
private func lines(_ text: String, _ measurer: any TextMeasuring, width: CGFloat?, height: CGFloat? = nil, limit: Int? = nil) -> String {
  let layout = TextSystem(measurer).layout(
    StyledText(text, font: font), style: ParagraphStyle(lineLimit: limit), proposal: ProposedViewSize(width: width, height: height))
  let bytes = Array(text.utf8)
  return layout.lines.map { String(decoding: bytes[$0.range], as: UTF8.self) + ($0.isTruncated ? "…" : "") }.joined(separator: "|")
}

@Suite struct TextLinesTests {
  @Test(arguments: [true, false])
  func `lines are those that the size counts, with or without an engine`(_ isEngine: Bool) {
    let measurer: any TextMeasuring = isEngine ? FixedAdvanceMeasurer() : PlainMeasurer()
    #expect(lines("one two three", measurer, width: 70) == "one two|three")
    #expect(lines("one  two", measurer, width: 40) == "one|two")
    #expect(lines("a\n\nb", measurer, width: nil) == "a||b")
    #expect(lines("", measurer, width: 50) == "")
    #expect(lines("abcdefgh", measurer, width: 30) == "abc|def|gh")
    #expect(lines("a bcdefgh", measurer, width: 30) == "a|bcd|efg|h")
    #expect(lines("시험지 촬영", measurer, width: 30) == "시험지|촬영")
    #expect(lines("one two three", measurer, width: 60, limit: 1) == "one t…")
    #expect(lines("one two three", measurer, width: 70, height: 24) == "one tw…")
    #expect(lines("one\ntwo", measurer, width: nil, limit: 1) == "one…")
    #expect(lines("abc", measurer, width: 10, limit: 1) == "…")
    #expect(lines("abc def", measurer, width: 0) == "a|b|c|d|e|f")
  }

  @Test func `sizes with and without an engine agree for random texts`() {
    var state: UInt64 = 5
    func random(_ count: UInt64) -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) % count
    }
    for _ in 0..<400 {
      let text = (0..<random(14)).map { _ in ["a", "b", "cd", " ", " ", "\n", "시"][Int(random(7))] }.joined()
      let width: CGFloat? = random(8) == 0 ? nil : CGFloat(random(9)) * 10
      let limit: Int? = random(3) == 0 ? Int(random(4)) : nil
      let proposal = ProposedViewSize(width: width, height: nil)
      let style = ParagraphStyle(lineLimit: limit)
      let exact = FixedAdvanceMeasurer().layout(StyledText(text, font: font), style: style, proposal: proposal)
      let plain = TextSystem(PlainMeasurer()).layout(StyledText(text, font: font), style: style, proposal: proposal)
      #expect(exact.lines.count == plain.lines.count, "\(text.debugDescription) in \(width as Any) limit \(limit as Any)")
      #expect(exact.size == measurer.size(of: text, font: font, proposal: proposal, lineLimit: limit))
      #expect(exact.isTruncated == plain.isTruncated)
    }
  }

  @Test func `lines are stacked and shorter ones aligned`() {
    func left(_ alignment: ParagraphStyle.Alignment, rightToLeft: Bool = false) -> [CGFloat] {
      let style = ParagraphStyle(alignment: alignment, lineSpacing: 6, isRightToLeft: rightToLeft)
      let layout = measurer.layout(StyledText("abcd\nab", font: font), style: style, proposal: .unspecified)
      #expect(layout.size == CGSize(width: 40, height: 54))
      #expect(layout.lines.map(\.rect.minY) == [0, 30])
      return layout.lines.map(\.rect.minX)
    }
    #expect(left(.leading) == [0, 0])
    #expect(left(.center) == [0, 10])
    #expect(left(.trailing) == [0, 20])
    #expect(left(.leading, rightToLeft: true) == [0, 20])
    #expect(left(.trailing, rightToLeft: true) == [0, 0])
  }

  @Test func `line spacing counts when lines are fitted into a height`() {
    let text = StyledText("a\nb\nc", font: font)
    func count(_ height: CGFloat) -> Int {
      measurer.layout(text, style: ParagraphStyle(lineSpacing: 6), proposal: ProposedViewSize(width: nil, height: height)).lines.count
    }
    #expect(count(54) == 2)
    #expect(count(53) == 1)
    #expect(count(84) == 3)
  }
}
