import Foundation
import RivuletDrawing
import RivuletGeometry
import RivuletText
import Testing

@Suite struct PangoCacheTests {
  private let engine = PangoTextEngine()

  private func ask(_ text: String, width: CGFloat? = nil) {
    _ = engine.size(of: text, font: body, proposal: ProposedViewSize(width: width, height: nil), lineLimit: nil)
  }

  @Test func `the same question is answered from memory`() {
    ask("one two")
    ask("one two")
    ask("one " + "two")
    ask("one two", width: .nan)
    #expect(engine.statistics.sizeMisses == 1)
    #expect(engine.statistics.sizeHits == 3)
  }

  @Test func `another width is another question for the same glyphs`() {
    ask("one two three")
    for width in 1...20 { ask("one two three", width: CGFloat(width)) }
    #expect(engine.statistics.sizeMisses == 21)
    #expect(engine.statistics.shapeMisses == 1)
  }

  @Test func `strings that are equal but have other bytes are told apart`() {
    let composed = StyledText("\u{E9}x", font: body), decomposed = StyledText("e\u{301}x", font: body)
    #expect(composed.string == decomposed.string)
    let ranges = [composed, decomposed].map { engine.layout($0, style: ParagraphStyle(), proposal: .unspecified).lines[0].range }
    #expect(ranges == [0..<3, 0..<4])
  }

  @Test func `what is remembered is limited`() {
    for index in 0..<9_000 { ask("\(index)") }
    #expect(engine.statistics.cachedSizeCount <= 8_192 + 4_096)
    let before = engine.statistics
    ask("8999")
    ask("0")
    #expect(engine.statistics.sizeHits == before.sizeHits + 1)
    #expect(engine.statistics.sizeMisses == before.sizeMisses + 1)
  }

  @Test func `lines in other colours are drawn with the glyphs that are there`() {
    let canvas = Canvas(width: 200, height: 30)
    for color in [PaintColor.black, .white, PaintColor(hex: 0xFF0000)] {
      var text = StyledText("drawn", font: body)
      text.runs[0].color = color
      let layout = engine.layout(text, style: ParagraphStyle(), proposal: .unspecified)
      canvas.draw(TextItem(string: text.string, runs: text.runs, lines: layout.lines), with: engine)
    }
    #expect(engine.statistics.drawingMisses == 1 && engine.statistics.drawingHits == 2)
    #expect(engine.statistics.layoutMisses == 1 && engine.statistics.layoutHits == 2)
  }

  @Test func `10,000 sizes in several scripts keep no more fonts than fit`() {
    for index in 0..<10_000 {
      // A sweep over all sizes in each of two weights.
      let font = ResolvedFont(size: 1 + CGFloat(index % 5_000) * 0.0313, weight: 400 + 300 * (index / 5_000))
      let text = StyledText(["size \(index)", "시험 \(index)", "日本", "مرحبا", "हिन्दी"][index % 5], font: font)
      _ = engine.size(of: text.string, font: font, proposal: .unspecified, lineLimit: nil)
      if index % 20 == 0 {
        let layout = engine.layout(text, style: ParagraphStyle(), proposal: .unspecified)
        Canvas(width: 60, height: 30).draw(TextItem(string: text.string, runs: text.runs, lines: layout.lines), with: engine)
      }
      if index % 100 == 0 { #expect(engine.statistics.cachedFontCount <= 256) }
    }
    let canvas = Canvas(width: 60, height: 30)
    canvas.draw(item(StyledText("size", font: body)), with: engine)
    #expect(!canvas.ink.isEmpty)
  }

  @Test func `all sizes of an animation share few fonts`() {
    for step in 0..<2_000 {
      let font = ResolvedFont(size: 10 + CGFloat(step) * 0.1)
      _ = engine.size(of: "growing \(step)", font: font, proposal: .unspecified, lineLimit: nil)
    }
    #expect(engine.statistics.cachedFontCount <= 160)
  }

  @Test func `many threads may ask at once`() async {
    let expected = engine.size(of: "thread 7", font: body, proposal: .unspecified, lineLimit: nil)
    let sizes = await withTaskGroup(of: [CGSize].self) { group in
      for _ in 0..<4 {
        group.addTask {
          (0..<100).map { self.engine.size(of: "thread \($0 % 10)", font: body, proposal: .unspecified, lineLimit: nil) }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(sizes.count == 4 && sizes.allSatisfy { $0[7] == expected })
  }

  @Test func `several engines measure and draw at once, while others come and go`() async {
    let words = ["engine", "시험", "日本", "مرحبا", "हिन्दी", "🎧"]
    /// What an engine makes of all words in several sizes: their widths, and how many pixels have ink.
    @Sendable func results(of engine: PangoTextEngine) -> [CGFloat] {
      let canvas = Canvas(width: 120, height: 60)
      var results: [CGFloat] = []
      for size in stride(from: 10, through: 30, by: 5) {
        for word in words {
          let text = StyledText(word, font: ResolvedFont(size: CGFloat(size)))
          results.append(engine.size(of: word, font: text.runs[0].font, proposal: .unspecified, lineLimit: nil).width)
          let layout = engine.layout(text, style: ParagraphStyle(), proposal: .unspecified)
          canvas.draw(TextItem(string: text.string, runs: text.runs, lines: layout.lines), with: engine)
        }
      }
      return results + [CGFloat(canvas.ink.count)]
    }
    let expected = results(of: engine)
    let all = await withTaskGroup(of: [[CGFloat]].self) { group in
      for _ in 0..<8 {
        group.addTask { (0..<5).map { _ in results(of: PangoTextEngine()) } }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    #expect(all.count == 40 && all.allSatisfy { $0 == expected })
  }
}
