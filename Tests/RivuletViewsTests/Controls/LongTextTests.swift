import Foundation
import RivuletCore
import RivuletDrawing
import RivuletGeometry
import RivuletText
import Synchronization
import Testing

@testable import RivuletViews

/// A key in a long text breaks a few of its paragraphs into lines, however long the text is.
@MainActor @Suite struct LongTextTests {
  /// Counts the code units of the texts that are broken into lines.
  private final class CountingEngine: TextLayoutEngine {
    private let base = TextSystem(FixedAdvanceMeasurer())
    let count = Mutex(0)

    func size(of text: String, font: ResolvedFont, proposal: ProposedViewSize, lineLimit: Int?) -> CGSize {
      count.withLock { $0 += text.utf8.count }
      return base.measurer.size(of: text, font: font, proposal: proposal, lineLimit: lineLimit)
    }

    func layout(_ text: StyledText, style: ParagraphStyle, proposal: ProposedViewSize) -> TextLayout {
      count.withLock { $0 += text.string.utf8.count }
      return base.layout(text, style: style, proposal: proposal)
    }

    func take() -> Int {
      count.withLock { count in
        defer { count = 0 }
        return count
      }
    }
  }

  /// Random numbers that are the same on every machine.
  private struct Numbers: RandomNumberGenerator {
    private var state: UInt64 = 7

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }
  }

  private struct Editor: View {
    @State var text: String
    var body: some View { TextEditor(text: $text) }
  }

  /// So many code units of lines of 41.
  private func text(_ length: Int) -> String { String(repeating: "forty letters are on each line of this!!\n", count: length / 41) }

  /// How much is broken into lines for one key each: typed in the middle, a break, taken back, at the end, and one with everything selected.
  private func work(_ length: Int) -> [Int] {
    let engine = CountingEngine()
    let test = ViewTest(
      Editor(text: text(length)), size: CGSize(width: 400, height: 300), idiom: .desktop, host: { $0.textMeasurer = engine })
    _ = engine.take()
    test.turn { _ = test.tree.keyboard.dispatch(KeyInput(.tab)) }
    let middle = length / 82 * 41 + 7
    test.turn { test.tree.keyboard.textReceiver?.perform(.select(EditingSelection(head: middle)), in: test.tree.keyboard.focusedNode!) }
    _ = engine.take()
    let keys: [KeyInput] = [
      KeyInput(.character("x")), KeyInput(.enter), KeyInput(.backspace), KeyInput(.character("z"), modifiers: .control), KeyInput(.down),
      KeyInput(.right, modifiers: .control), KeyInput(.end, modifiers: .control), KeyInput(.character("y")),
    ]
    return keys.map { key in
      test.turn { _ = test.tree.keyboard.dispatch(key) }
      return engine.take()
    }
  }

  @Test func `a key in a megabyte of text breaks no more of it into lines than in ten kilobytes`() {
    let (short, long) = (work(10_000), work(1_000_000))
    #expect(long.max()! <= 16_384)
    #expect(zip(short, long).allSatisfy { $1 <= $0 + 4_096 }, "\(short) \(long)")
  }

  @Test func `the lines of a long text lie where they would if they were broken as a whole`() {
    let system = TextSystem(FixedAdvanceMeasurer())
    var random = Numbers()
    let pieces = [
      "a", "word ", "\n", "\r\n", "\r", "é", "👩‍👧", "long words that go on and on ", "\u{301}", "\u{2028}",
      String(repeating: "line\n", count: 300),
    ]
    var string = (0..<60).map { _ in pieces.randomElement(using: &random)! }.joined()
    let style = ParagraphStyle(alignment: .center, lineSpacing: 3)
    let font = ResolvedFont(size: 10)
    let lines = EditedLines(StyledText(string, font: font), style: style, width: 90, in: system)
    for _ in 0..<120 {
      let characters = Array(string)
      let start = Int.random(in: 0...characters.count, using: &random)
      let end = Int.random(in: start...min(start + 40, characters.count), using: &random)
      let middle = (0..<Int.random(in: 0...3, using: &random)).map { _ in pieces.randomElement(using: &random)! }.joined()
      string = String(characters[..<start]) + middle + String(characters[end...])
      lines.update(StyledText(string, font: font))
      let whole = system.layout(StyledText(string, font: font), style: style, proposal: ProposedViewSize(width: 90, height: nil))
      let found = lines.blocks.flatMap { block in
        block.lines.map { line in (line.range.lowerBound + block.start, line.rect.offsetBy(dx: block.origin.x, dy: block.origin.y)) }
      }
      #expect(found.map(\.0) == whole.lines.map(\.range.lowerBound), "\(string.debugDescription)")
      #expect(zip(found, whole.lines).allSatisfy { abs($0.1.minY - $1.rect.minY) < 0.01 && abs($0.1.minX - $1.rect.minX) < 0.01 })
      #expect(abs(lines.size.height - whole.size.height) < 0.01)
      #expect(lines.blocks.map(\.length).reduce(0, +) == string.utf8.count)
    }
  }
}
