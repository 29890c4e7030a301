import Foundation
import RivuletDrawing
import RivuletGeometry
import RivuletText
import Testing

/// The coverage of glyphs that texts share, and words that are shaped once.
struct GlyphAtlasTests {
  private let engine = PangoTextEngine()

  private func item(_ text: String, _ font: ResolvedFont = body) -> TextItem {
    let styled = StyledText(text, font: font)
    let layout = engine.layout(styled, style: ParagraphStyle(lineLimit: 1), proposal: .unspecified)
    return TextItem(string: styled.string, runs: styled.runs, lines: layout.lines)
  }

  private func draw(_ text: String, _ font: ResolvedFont = body, at x: CGFloat = 10, scale: Int = 1) -> Canvas {
    let canvas = Canvas(width: 400, height: 80, scale: scale)
    canvas.draw(item(text, font), at: CGPoint(x: x, y: 10), with: engine)
    return canvas
  }

  @Test func `each glyph is drawn once for each quarter of a pixel`() {
    for length in 1...40 { _ = draw(String(repeating: "i", count: length)) }
    #expect(1...4 ~= engine.statistics.cachedGlyphCount)
    for step in 0..<64 { _ = draw("i", at: 10 + CGFloat(step) / 64) }
    #expect(engine.statistics.cachedGlyphCount == 4)
    _ = draw("i", scale: 2)
    #expect(5...8 ~= engine.statistics.cachedGlyphCount)
  }

  @Test func `the pictures of glyphs have bounded memory, and those that are drawn anew look as before`() {
    let before = draw("The quick brown fox", ResolvedFont(size: 20)).ink
    let letters = (0x21...0x7E).map { String(Unicode.Scalar($0)) }
    for size in 40..<60 {
      for letter in letters { _ = draw(letter, ResolvedFont(size: CGFloat(size)), at: 10 + CGFloat(size % 4) / 4, scale: 2) }
    }
    #expect(2...64 ~= engine.statistics.glyphPages)
    let after = draw("The quick brown fox", ResolvedFont(size: 20)).ink
    #expect(before.count == after.count)
    #expect(zip(before, after).allSatisfy { $0.x == $1.x && $0.y == $1.y && $0.color == $1.color })
  }

  @Test func `glyphs larger than a picture lie where smaller ones do`() throws {
    func bounds(_ size: CGFloat) -> CGRect {
      let bounds = draw("AV.", ResolvedFont(size: size), at: 0, scale: 1).inkBounds
      return CGRect(x: bounds.minX / size, y: (bounds.minY - 10) / size, width: bounds.width / size, height: bounds.height / size)
    }
    // The pictures of the largest size have more pixels than an atlas takes.
    let (small, large) = (bounds(24), bounds(56))
    #expect(abs(small.minX - large.minX) < 0.1 && abs(small.width - large.width) < 0.1 && abs(small.height - large.height) < 0.1)
    let canvas = Canvas(width: 400, height: 200)
    canvas.draw(item("A.V", ResolvedFont(size: 150)), at: CGPoint(x: 10, y: 10), with: engine)
    let ink = canvas.inkBounds
    #expect(abs(ink.width / 150 - small.width) < 0.2 && ink.minX >= 10 && ink.height > 90)
  }

  @Test func `a line of words that were shaped alone is the line that is shaped as a whole`() throws {
    // The last character keeps the second text from being put together from words.
    let texts = [
      "To you, Wave; AV Ta.", "office fi ffl 3x4 -> <= != 1/2", "  two  spaces  ", "a b c", "L' T\" (A) [V]", "AVAVAV Yo. To",
      "+1 -1 #5 @me",
    ]
    let fonts = [
      body, ResolvedFont(size: 13, weight: 700), ResolvedFont(size: 20, design: .serif), ResolvedFont(size: 11, isItalic: true),
    ]
    for text in texts {
      for font in fonts {
        func edges(_ string: String) throws -> [CharacterEdges] {
          let styled = StyledText(string, font: font)
          let line = try #require(engine.layout(styled, style: ParagraphStyle(lineLimit: 1), proposal: .unspecified).lines.first)
          return engine.edges(between: Array(0...text.utf8.count), on: line, of: styled)
        }
        let words = try edges(text), whole = try edges(text + "é")
        for (word, other) in zip(words.dropLast(), whole) {
          #expect(abs(word.leading - other.leading) < 0.02 && abs(word.trailing - other.trailing) < 0.02, "\(text) \(font.size)")
        }
      }
    }
  }
}
