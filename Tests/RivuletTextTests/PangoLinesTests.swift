import Foundation
import RivuletDrawing
import RivuletGeometry
import RivuletText
import Testing

@Suite struct PangoLinesTests {
  /// The width of text on one line and a little more.
  private func room(_ text: String) -> CGFloat { engineSize(text).width + 0.01 }

  @Test func `lines break between words, whose spaces then take no room`() {
    #expect(engineLines("one two three", width: room("one two")) == "one two|three")
    #expect(engineLines("one   two", width: room("one ")) == "one|two")
    #expect(engineLines("one two", width: room("one two")) == "one two")
    #expect(engineLines("one two ", width: room("one two")) == "one two")
    #expect(engineLines("a\n\nb", width: nil) == "a||b")
    #expect(engineLines("well-known", width: room("well-kno")) == "well-|known")
    #expect(engineLines("10\u{A0}km far", width: room("10\u{A0}km")) == "10\u{A0}km|far")
  }

  @Test func `a word that is too long breaks between characters`() {
    #expect(engineLines("abcdef", width: room("abc")) == "abc|def")
    #expect(engineLines("x abcdef", width: room("abc")) == "x|abc|def")
    #expect(engineLines("e\u{301}e\u{301}e\u{301}", width: room("e\u{301}")) == "e\u{301}|e\u{301}|e\u{301}")
    #expect(engineLines("👨‍👩‍👧👍🏽🇰🇷", width: 1) == "👨‍👩‍👧|👍🏽|🇰🇷")
  }

  @Test func `a soft hyphen is no place to break and leaves nothing to see`() {
    #expect(engineLines("co\u{AD}operate", width: room("coop")) != engineLines("co\u{AD}operate", width: nil))
    #expect(!engineLines("co\u{AD}operate", width: room("coop")).hasPrefix("co\u{AD}|"))
    #expect(abs(room("co\u{AD}operate") - room("cooperate")) < 0.5)
  }

  @Test func `Korean breaks between words, and inside of them only if one is too long`() {
    #expect(engineLines("시험지의 정확한 정답을", width: room("시험지의 정")) == "시험지의|정확한|정답을")
    #expect(engineLines("시험지의", width: room("시험")) == "시험|지의")
    #expect(engineLines("내 iPhone에서 보기", width: room("내 iPhone에")) == "내|iPhone에서|보기")
  }

  @Test func `Japanese breaks anywhere but before closing and after opening marks`() {
    #expect(engineLines("日本語の文章", width: room("日本語の")) == "日本語の|文章")
    #expect(engineLines("日本語。文章", width: room("日本語")) == "日本|語。文|章")
    #expect(engineLines("日本「語」文", width: room("日本「")) == "日本|「語」|文")
    #expect(engineLines("コンピューター", width: room("コンピュ")) == "コン|ピュー|ター")
  }

  @Test func `tail truncation shows as much as fits beside the ellipsis`() {
    #expect(engineLines("one two three", width: room("one tw…"), limit: 1) == "one tw…")
    #expect(engineLines("one two three four", width: room("one two th…"), limit: 1) == "one two th…")
    #expect(engineLines("one two three four", width: room("three four"), height: 41) == "one two|three four")
    #expect(engineLines("one two three fourteen", width: room("three four…"), height: 41) == "one two|three four…")
    #expect(engineLines("one\ntwo", width: nil, limit: 1) == "one…")
    #expect(engineLines("\ntwo", width: nil, limit: 1) == "…")
    #expect(engineLines("abc", width: 1, limit: 1) == "…")
    #expect(engineLines("시험지 정답", width: room("시험지…"), limit: 1) == "시험지…")
  }

  @Test func `head truncation shows the end`() {
    #expect(engineLines("one two three", width: room("…three"), limit: 1, truncation: .head) == "…three")
    #expect(engineLines("one two three", width: room("one two three"), limit: 1, truncation: .head) == "one two three")
    #expect(engineLines("one\ntwo", width: nil, limit: 1, truncation: .head) == "one…")
    #expect(engineLines("abc", width: 1, limit: 1, truncation: .head) == "…")
  }

  @Test func `middle truncation shows both ends`() {
    let lines = engineLines("abcdefghijklmnop", width: room("abcd…mnop"), limit: 1, truncation: .middle)
    #expect(lines.hasPrefix("abc") && lines.hasSuffix("nop") && lines.contains("…"))
    #expect(engineLines("one\ntwo", width: nil, limit: 1, truncation: .middle) == "one…")
    #expect(engineLines("abc", width: 1, limit: 1, truncation: .middle) == "…")
    #expect(engineLines("aa bb cc dddddddddddd", width: room("aa bb"), limit: 2, truncation: .middle).hasPrefix("aa bb|c"))
  }

  @Test(arguments: TextItem.Truncation.allCases)
  func `a truncated line is as wide as what it shows and fits`(_ truncation: TextItem.Truncation) {
    for text in ["The quick brown fox jumps over the lazy dog", "هذا نص عربي طويل بما يكفي للالتفاف", "시험지의 정확한 정답을 촬영해 주세요"] {
      for width in stride(from: 30.0, to: 200, by: 9) {
        let layout = engine.layout(
          StyledText(text, font: body), style: ParagraphStyle(lineLimit: 1, truncation: truncation),
          proposal: ProposedViewSize(width: width, height: nil))
        #expect(layout.isTruncated)
        #expect(layout.size.width <= width + 1e-6)
        let string = shown(layout, of: text, truncation: truncation)
        #expect(abs(layout.size.width - engineSize(string).width) < 0.01 || text.hasPrefix("هذا"), "\(string)")
        // Not one more character would have fitted.
        #expect(layout.size.width > width - 17)
      }
    }
  }

  @Test func `lines are stacked and shorter ones aligned by the reading direction`() {
    func left(_ alignment: ParagraphStyle.Alignment, _ isRightToLeft: Bool) -> [CGFloat] {
      let style = ParagraphStyle(alignment: alignment, lineSpacing: 6, isRightToLeft: isRightToLeft)
      let layout = engine.layout(StyledText("abcd\nab", font: body), style: style, proposal: .unspecified)
      #expect(abs(layout.lines[1].rect.minY - 17 * 1.193 - 6) < 1e-9)
      return layout.lines.map(\.rect.minX)
    }
    let room = engineSize("abcd").width - engineSize("ab").width
    #expect(left(.leading, false) == [0, 0] && left(.trailing, true) == [0, 0])
    #expect(left(.trailing, false) == [0, room] && left(.leading, true) == [0, room])
    #expect(left(.center, false) == [0, room / 2])
  }

  @Test func `runs of several sizes share a baseline and the largest makes the line`() {
    let text = styled([("small ", run()), ("large", run(font: ResolvedFont(size: 34)))])
    let layout = engine.layout(text, style: ParagraphStyle(), proposal: .unspecified)
    #expect(abs(layout.size.height - 34 * 1.193) < 1e-9)
    #expect(abs(layout.firstBaseline - 34 * 0.952) < 1e-9)
    let wrapped = engine.layout(text, style: ParagraphStyle(), proposal: ProposedViewSize(width: 90, height: nil))
    #expect(wrapped.lines.map { ($0.rect.height / 1.193).rounded() } == [17, 34])
  }

  @Test func `kerning widens by every character and raised text heightens`() {
    let plain = engine.layout(styled([("office", run())]), style: ParagraphStyle(), proposal: .unspecified).size
    let spread = engine.layout(styled([("office", run { $0.kerning = 2 })]), style: ParagraphStyle(), proposal: .unspecified).size
    #expect(abs(spread.width - plain.width - 12) < 0.5)
    let raised = engine.layout(styled([("ab", run { $0.baselineOffset = 5 })]), style: ParagraphStyle(), proposal: .unspecified)
    #expect(abs(raised.firstBaseline - 17 * 0.952 - 5) < 1e-9)
    let odd = engine.layout(
      styled([("ab", run { ($0.kerning, $0.baselineOffset) = (.nan, .infinity) })]), style: ParagraphStyle(lineSpacing: .nan),
      proposal: .unspecified)
    #expect(odd.size.width.isFinite && odd.size.height.isFinite)
  }

  @Test func `10,000 characters are broken without losing any`() {
    let words = (0..<1700).map { "w\($0 % 10)ord" }.joined(separator: " ")
    let layout = engine.layout(StyledText(words, font: body), style: ParagraphStyle(), proposal: ProposedViewSize(width: 300, height: nil))
    #expect(words.count > 10_000)
    #expect(shown(layout, of: words).replacing("|", with: " ") == words)
    #expect(layout.lines.allSatisfy { $0.rect.width <= 300 })
    let block = String(repeating: "가나다라", count: 2500)
    let narrow = engine.layout(StyledText(block, font: body), style: ParagraphStyle(), proposal: ProposedViewSize(width: 0, height: nil))
    #expect(narrow.lines.count == 10_000)
    let joined = String(repeating: "سلام", count: 500)
    let column = engine.layout(StyledText(joined, font: body), style: ParagraphStyle(), proposal: ProposedViewSize(width: 0, height: nil))
    #expect(column.lines.count >= 1_500 && column.lines.count <= 2_000)
  }

  @Test func `sizes and lines agree for random texts`() {
    var state: UInt64 = 11
    func random(_ count: UInt64) -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) % count
    }
    let pieces = ["a", "fi", "Word ", " ", "\n", "시험", "日本。", "مرحبا ", "שלום", "12 ", "👨‍👩‍👧", "e\u{301}", "\t", "«(", "\u{200F}"]
    for _ in 0..<300 {
      let text = (0..<random(16)).map { _ in pieces[Int(random(UInt64(pieces.count)))] }.joined()
      let width: CGFloat? = random(6) == 0 ? nil : CGFloat(random(200))
      let height: CGFloat? = random(3) == 0 ? CGFloat(random(100)) : nil
      let style = ParagraphStyle(lineLimit: random(3) == 0 ? Int(random(4)) : nil)
      let proposal = ProposedViewSize(width: width, height: height)
      let layout = engine.layout(StyledText(text, font: body), style: style, proposal: proposal)
      #expect(layout.size == engine.size(of: text, font: body, proposal: proposal, lineLimit: style.lineLimit))
      #expect(!layout.lines.isEmpty)
      for (line, next) in zip(layout.lines, layout.lines.dropFirst()) {
        #expect(line.range.upperBound <= next.range.lowerBound && line.rect.maxY == next.rect.minY)
        let gap = Array(text.utf8)[line.range.upperBound..<next.range.lowerBound]
        #expect(String(decoding: gap, as: UTF8.self).allSatisfy { $0.isWhitespace }, "\(text.debugDescription)")
      }
      #expect(layout.isTruncated || String(text.utf8.dropFirst(layout.lines.last!.range.upperBound))!.allSatisfy { $0.isWhitespace })
    }
  }
}
