import Foundation
import RivuletCore
import RivuletDrawing
import RivuletGeometry
import RivuletText
import Synchronization
import Testing

@testable import RivuletControls
@testable import RivuletElements
@testable import RivuletNames

/// A key in a long text breaks a few of its paragraphs into lines, however long the text is.
@MainActor @Suite struct LongTextTests {
  /// Counts the code units of the texts that are broken into lines.
  private final class CountingEngine: TextLayoutEngine {
    private let base = TextSystem(FixedAdvanceMeasurer())
    let count = Mutex(0)
    /// The number of lines in which places of characters were asked for.
    let lineCount = Mutex(0)

    func edges(between boundaries: [Int], on line: TextLine, of text: StyledText) -> [CharacterEdges] {
      lineCount.withLock { $0 += 1 }
      return base.edges(between: boundaries, on: line, of: text)
    }

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
  private func work(_ length: Int, text: String? = nil) -> [Int] {
    let engine = CountingEngine()
    let test = ViewTest(
      Editor(text: text ?? self.text(length)), size: CGSize(width: 400, height: 300), idiom: .desktop, host: { $0.textMeasurer = engine })
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

  @Test func `to select all of a long text, and to take back its removal, shapes next to none of it`() {
    let engine = CountingEngine()
    let test = ViewTest(
      Editor(text: text(400_000)), size: CGSize(width: 400, height: 300), idiom: .desktop, host: { $0.textMeasurer = engine })
    test.turn { _ = test.tree.keyboard.dispatch(KeyInput(.tab)) }
    _ = engine.take()
    engine.lineCount.withLock { $0 = 0 }
    for key in ["a", "x", "z"] {
      test.turn { _ = test.tree.keyboard.dispatch(KeyInput(.character(key), modifiers: .control)) }
    }
    #expect(test.tree.keyboard.textReceiver != nil)
    #expect(engine.take() <= 4_096)
    #expect(engine.lineCount.withLock { $0 } <= 12)
  }

  @Test func `a key in a paragraph of a megabyte breaks little of it into lines`() {
    var random = Numbers()
    let words = ["a", "of", "the", "word", "which", "longer", "another", "sentence.", "considerable"]
    let paragraph = (0..<180_000).map { _ in words.randomElement(using: &random)! }.joined(separator: " ")
    let work = work(1_000_000, text: paragraph)
    #expect(paragraph.utf8.count > 900_000)
    #expect(work.max()! <= 65_536, "\(work)")
  }

  @Test func `the lines of a long text lie where they would if they were broken as a whole`() {
    let system = TextSystem(FixedAdvanceMeasurer())
    var random = Numbers()
    let pieces = [
      "a", "word ", "\n", "\r\n", "\r", "é", "👩‍👧", "long words that go on and on ", "\u{301}", "\u{2028}",
      String(repeating: "line\n", count: 300),
    ]
    let string = (0..<60).map { _ in pieces.randomElement(using: &random)! }.joined()
    check(string, pieces, width: 90, edits: 120, &random, system)
  }

  @Test func `the lines of a long paragraph lie where they would if it was broken as a whole`() {
    var random = Numbers()
    let words = ["a ", "word ", "é", "longer words ", "letterswithoutaspacethatareverymany", " ", "次の行へ", "👩‍👧 ", "in (some) 1,234 cases; "]
    let rare = ["\n", "\r\n", String(repeating: "x", count: 3_000), "שלום ", "a\tb"]
    let string = (0..<3_000).map { _ in words.randomElement(using: &random)! }.joined()
    for system in [TextSystem(FixedAdvanceMeasurer()), TextSystem(PangoTextEngine(onMissingFont: { _ in }))] {
      check(string, words, width: 300, edits: 12, &random, system)
      check(string, words + rare, width: 300, edits: 12, &random, system)
    }
    check(string, words, width: 20_000, edits: 10, &random, TextSystem(FixedAdvanceMeasurer()))
  }

  /// Compares the lines of a text after random edits with those of a text that is broken as a whole.
  private func check(
    _ string: String, _ pieces: [String], width: CGFloat, edits: Int, _ random: inout Numbers, _ system: TextSystem,
    location: SourceLocation = #_sourceLocation
  ) {
    var string = string
    let style = ParagraphStyle(alignment: .center, lineSpacing: 3)
    let font = ResolvedFont(size: 10)
    let lines = EditedLines(StyledText(string, font: font), style: style, width: width, in: system)
    for number in 0..<edits {
      let characters = Array(string)
      let start = Int.random(in: 0...characters.count, using: &random)
      let end = Int.random(in: start...min(start + 40, characters.count), using: &random)
      let middle = (0..<Int.random(in: 0...3, using: &random)).map { _ in pieces.randomElement(using: &random)! }.joined()
      string = String(characters[..<start]) + middle + String(characters[end...])
      lines.update(StyledText(string, font: font))
      let whole = system.layout(StyledText(string, font: font), style: style, proposal: ProposedViewSize(width: width, height: nil))
      let found = lines.blocks.flatMap { block in
        block.lines.map { line in (line.range.lowerBound + block.start, line.rect.offsetBy(dx: block.origin.x, dy: block.origin.y)) }
      }
      let differs = zip(found, whole.lines).first { $0.0 != $1.range.lowerBound }
      #expect(
        found.count == whole.lines.count && differs == nil, "edit \(number): \(String(describing: differs))", sourceLocation: location)
      let isPlacedAlike = zip(found, whole.lines).allSatisfy {
        abs($0.1.minY - $1.rect.minY) < 0.01 && abs($0.1.minX - $1.rect.minX) < 0.01
      }
      #expect(isPlacedAlike, "edit \(number)", sourceLocation: location)
      #expect(abs(lines.size.height - whole.size.height) < 0.01, sourceLocation: location)
      #expect(lines.blocks.map(\.length).reduce(0, +) == string.utf8.count, sourceLocation: location)
    }
  }
}
