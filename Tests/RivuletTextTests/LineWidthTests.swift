import Foundation
import RivuletDrawing
import RivuletGeometry
import RivuletText
import Testing

/// No line is wider than the room for it, unless it cannot be broken.
@Suite struct LineWidthTests {
  /// More with `RIVULET_EXTREME_SEEDS`.
  static let seedCount = ProcessInfo.processInfo.environment["RIVULET_EXTREME_SEEDS"].flatMap { Int($0) } ?? 300
  /// The seed of the first text. Another one with `RIVULET_EXTREME_FIRST_SEED`.
  static let firstSeed = ProcessInfo.processInfo.environment["RIVULET_EXTREME_FIRST_SEED"].flatMap { Int($0) } ?? 1

  /// Numbers that are the same in every run.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 33)
    }

    mutating func string() -> String {
      let pieces = [
        "a", "fi", "Word ", " ", "  ", ",", "`>2:f ,", "시험", "日本。", "مرحبا ", "سلام", "שלום", "12 ", "👨‍👩‍👧", "e\u{301}", "\t", "«(", "!",
        "\u{AD}", "हिन्दी", "-> ", "\u{A0}",
      ]
      let isPlain = Bool.random(using: &self)
      return (0..<Int.random(in: 0...24, using: &self)).map { _ in
        isPlain
          ? String(Unicode.Scalar(UInt8.random(in: 0x20...0x7E, using: &self))) : pieces.randomElement(using: &self)!
      }.joined()
    }
  }

  /// The line of a layout that is too wide, as a sentence; nil if there is none.
  private func tooWide(_ text: StyledText, _ style: ParagraphStyle, _ width: CGFloat) -> String? {
    let layout = engine.layout(text, style: style, proposal: ProposedViewSize(width: width, height: nil))
    for line in layout.lines where line.rect.width > width + 0.01 {
      let shown = String(decoding: Array(text.string.utf8)[line.range], as: UTF8.self)
      let omitted = line.omitted.map { String(decoding: Array(text.string.utf8)[$0], as: UTF8.self) } ?? ""
      // A single cluster, or "…" alone, has no place to be broken.
      if line.isTruncated ? shown == omitted : shown.count <= 1 { continue }
      return "'\(shown)' of '\(text.string)' at \(text.firstFont.size), \(style.truncation), \(style.lineLimit ?? 0) lines, is "
        + "\(line.rect.width) wide in \(width)"
    }
    for line in layout.lines where line.rect.minX < -0.01 || line.rect.maxX > layout.size.width + 0.01 {
      return "\(line.rect) lies outside"
    }
    return nil
  }

  @Test func `spaces before a mark that begins no line take no room at the end of one`() {
    let text = StyledText("6Zy7f6Kc$ghN8a3LmvxC`>2:f ,", font: ResolvedFont(size: 38.279))
    #expect(tooWide(text, ParagraphStyle(), 292.27) == nil)
    for width in stride(from: 20.0, to: 600, by: 1.7) { #expect(tooWide(text, ParagraphStyle(), width) == nil) }
  }

  @Test func `characters that move closer than they are wide take no room`() {
    var text = StyledText("ii ii!", font: ResolvedFont(size: 40))
    text.runs[0].kerning = -30
    for width in [0, 10, 100] as [CGFloat] { #expect(tooWide(text, ParagraphStyle(), width) == nil) }
    #expect(engine.layout(text, style: ParagraphStyle(), proposal: .unspecified).size.width == 0)
  }

  @Test func `no line of a random text is wider than its room`() {
    for seed in Self.firstSeed..<Self.firstSeed + Self.seedCount { checkText(seed: seed) }
  }

  /// Breaks the text of a seed in four ways.
  private func checkText(seed: Int) {
    var numbers = Numbers(state: UInt64(bitPattern: Int64(seed)))
    var text = StyledText(numbers.string(), font: ResolvedFont(size: .random(in: 4...60, using: &numbers)))
    if Int.random(in: 0..<4, using: &numbers) == 0 { text.runs[0].kerning = .random(in: -1...6, using: &numbers) }
    if Int.random(in: 0..<3, using: &numbers) == 0, let middle = text.string.indices.randomElement(using: &numbers) {
      let offset = text.string.utf8.distance(from: text.string.startIndex, to: middle)
      var second = text.runs[0]
      second.font = ResolvedFont(size: .random(in: 4...60, using: &numbers), weight: 700, width: .random(in: -1...1, using: &numbers))
      second.range = offset..<text.string.utf8.count
      text.runs[0].range = 0..<offset
      text.runs.append(second)
    }
    for _ in 0..<4 {
      let style = ParagraphStyle(
        lineLimit: [nil, 1, 2, 3].randomElement(using: &numbers)!,
        truncation: TextItem.Truncation.allCases.randomElement(using: &numbers)!)
      let width = CGFloat.random(in: 0...500, using: &numbers)
      if let found = tooWide(text, style, width) { Issue.record("seed \(seed): \(found)") }
    }
  }
}
