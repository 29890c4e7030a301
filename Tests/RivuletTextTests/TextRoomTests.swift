import Foundation
import RivuletDrawing
import RivuletGeometry
import RivuletText
import Testing

/// No text takes more room than is known of those that look like it.
@Suite struct TextRoomTests {
  /// Numbers that are the same in every run.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 33)
    }

    mutating func length(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &self) }

    mutating func string() -> String {
      let wide = Bool.random(using: &self)
      let bytes = (0..<Int.random(in: 0...60, using: &self)).map { _ in
        wide ? Array("W@M% ".utf8).randomElement(using: &self)! : .random(in: 0x20...0x7E, using: &self)
      }
      return String(decoding: bytes, as: UTF8.self)
    }

    mutating func font() -> ResolvedFont {
      ResolvedFont(
        size: length(5...60), weight: [100, 400, 700, 900].randomElement(using: &self)!, isItalic: Bool.random(using: &self),
        design: ResolvedFont.Design.allCases.randomElement(using: &self)!, width: [-1, 0, 0, 1].randomElement(using: &self)!,
        isSmallCaps: Bool.random(using: &self))
    }

    mutating func proposal(_ font: ResolvedFont) -> ProposedViewSize {
      ProposedViewSize(
        width: [nil, 0, 1, length(0...400), font.size * 3, .infinity].randomElement(using: &self)!,
        height: [nil, 0, length(0...200)].randomElement(using: &self)!)
    }
  }

  /// Whether the size fits, but for what rounding in the last place makes of sums.
  private func fits(_ size: CGSize, in room: CGSize) -> Bool { size.width <= room.width + 1e-6 && size.height <= room.height + 1e-6 }

  private func check(_ system: TextSystem, seeds: ClosedRange<UInt64>) throws {
    for seed in seeds {
      var numbers = Numbers(state: seed)
      let font = numbers.font()
      var shown = StyledText(numbers.string(), font: font)
      if Bool.random(using: &numbers) {
        shown.runs[0].kerning = numbers.length(-3...8)
        shown.runs[0].baselineOffset = numbers.length(-8...8)
      }
      let style = ParagraphStyle(
        lineLimit: [nil, 1, 3].randomElement(using: &numbers)!, lineSpacing: [0, 0, 7, -2].randomElement(using: &numbers)!)
      let room = try #require(system.room(like: shown, style: style, lines: 1))
      for _ in 0..<4 {
        let string = numbers.string()
        var text = shown
        text.string = string
        text.runs[0].range = 0..<string.utf8.count
        let most = try #require(room.most(for: string))
        for _ in 0..<4 {
          let proposal = numbers.proposal(font)
          let size = system.size(of: text, style: style, proposal: proposal)
          #expect(
            fits(size, in: most), "\(string) in \(font), \(style), takes \(size) of \(most) where \(proposal) is proposed (seed \(seed))")
          for line in system.layout(text, style: style, proposal: proposal).lines {
            #expect(fits(line.rect.size, in: most) && line.rect.minX >= -most.width && line.rect.maxY <= most.height + 1e-6)
          }
        }
      }
    }
  }

  @Test func `by a table of widths`() throws {
    try check(TextSystem(FixedAdvanceMeasurer()), seeds: 1...300)
  }

  @Test func `in the fonts of the machine`() throws {
    try check(TextSystem(engine), seeds: 1...150)
  }

  @Test(arguments: ["é", "시험지", "a\nb", "a\tb", "\u{7F}"])
  func `nothing is known of characters beyond those of ASCII that are printed`(string: String) throws {
    let room = try #require(TextSystem(engine).room(like: StyledText("a", font: font), style: ParagraphStyle(), lines: 1))
    #expect(room.most(for: string) == nil)
    #expect(room.most(for: "") != nil)
  }

  @Test func `nothing is known of several looks`() {
    var text = StyledText("ab", font: font)
    text.runs = text.runs(in: 0..<1) + [TextRun(range: 1..<2, font: ResolvedFont(size: 40), color: .black)]
    #expect(TextSystem(engine).room(like: text, style: ParagraphStyle(), lines: 1) == nil)
  }
}
