import CPango
import Foundation
import RivuletDrawing
import RivuletGeometry
import RivuletText
import Testing

/// The item on a canvas with room around it; the item's origin is at 40, 40.
private func drawn(_ item: TextItem, scale: Int = 1) -> Canvas {
  let canvas = Canvas(width: 400, height: 160, scale: scale)
  canvas.draw(item, at: CGPoint(x: 40, y: 40), with: engine)
  return canvas
}

/// The bounds of an item's ink in its own coordinates.
private func inkBounds(_ item: TextItem) -> CGRect { drawn(item, scale: 2).inkBounds.offsetBy(dx: -40, dy: -40) }

@Suite struct PangoDrawingTests {
  @Test(arguments: [
    "Hello, World! Ágjpqy", "시험지+정답을 올려주세요", "日本語の文章です", "مرحبا بالعالم", "שלום עולם", "नमस्ते", "👨‍👩‍👧‍👦 🇰🇷 👍🏽",
  ])
  func `ink lies where the item says and fills the line from end to end`(_ text: String) {
    for font in [body, ResolvedFont(size: 34, weight: 700, isItalic: true)] {
      let item = item(StyledText(text, font: font), width: 320)
      let ink = inkBounds(item)
      #expect(item.paintedBounds.insetBy(dx: -0.5, dy: -0.5).contains(ink))
      #expect(ink.width > item.bounds.width * 0.9 && ink.height > font.size * 0.5)
    }
  }

  @Test func `what is white or empty leaves no ink`() {
    for text in ["", " ", "\n", "\u{FFFC}", "\u{200F}"] {
      #expect(drawn(item(StyledText(text, font: body))).ink.isEmpty, "\(text.debugDescription)")
    }
    #expect(drawn(item(StyledText("clear", font: body, color: .clear))).ink.isEmpty)
    #expect(!drawn(item(StyledText("black", font: body))).ink.isEmpty)
  }

  @Test func `text that is scaled lies among the same pixels wherever the surface begins`() {
    let item = item(StyledText("Page 1", font: body))
    func top(_ y: Double, scale: Double) -> CGFloat {
      let canvas = Canvas(width: 80, height: 220)
      cairo_translate(canvas.context, 10, y)
      cairo_scale(canvas.context, scale, scale)
      canvas.draw(item, with: engine)
      return canvas.inkBounds.minY
    }
    for scale in [0.998, 0.9639, 0.87, 0.8123] {
      for step in 0..<256 {
        let y = 10 + Double(step) / 256 + 0.0001
        #expect(top(y, scale: scale) + 134 == top(y + 134, scale: scale), "\(y) at \(scale)")
      }
    }
  }

  @Test func `colours are gamma-encoded`() {
    let grey = PaintColor(sRGBRed: 0.5, green: 0.25, blue: 1)
    let canvas = drawn(item(StyledText("■■■", font: ResolvedFont(size: 60), color: grey)))
    let full = canvas.ink.filter { $0.color[3] == 255 }
    #expect(full.count > 500)
    #expect(full.allSatisfy { abs(Int($0.color[2]) - 128) <= 1 && abs(Int($0.color[1]) - 64) <= 1 && $0.color[0] == 255 })
  }

  @Test func `opacity holds for letters and for emoji, which keep their colours`() {
    func peak(_ text: String, _ opacity: Float) -> UInt8 {
      let color = PaintColor(hex: 0x0000FF, opacity: opacity)
      return drawn(item(StyledText(text, font: ResolvedFont(size: 40), color: color))).ink.map { $0.color[3] }.max() ?? 0
    }
    #expect(abs(Int(peak("■", 0.5)) - 128) <= 2)
    #expect(peak("😀", 1) == 255)
    #expect(abs(Int(peak("😀", 0.5)) - 128) <= 2)
    let yellow = drawn(item(StyledText("😀", font: ResolvedFont(size: 40), color: .black))).ink.filter {
      $0.color[2] > 200 && $0.color[0] < 120
    }
    #expect(yellow.count > 300)
  }

  @Test func `a heart that asks for it is an emoji`() {
    let red = drawn(item(StyledText("❤\u{FE0F}", font: ResolvedFont(size: 40)))).ink.filter { $0.color[2] > 180 && $0.color[1] < 100 }
    #expect(red.count > 200)
  }

  @Test func `runs have their own colours in one word`() {
    let text = styled([("■", run(PaintColor(hex: 0xFF0000))), ("■", run(PaintColor(hex: 0x0000FF)))])
    let ink = drawn(item(text)).ink.filter { $0.color[3] == 255 }
    let red = ink.filter { $0.color[2] == 255 }.map(\.x), blue = ink.filter { $0.color[0] == 255 }.map(\.x)
    #expect(!red.isEmpty && !blue.isEmpty && red.max()! < blue.min()!)
  }

  @Test func `text from right to left begins on the right`() {
    let text = styled([("שלום", run(PaintColor(hex: 0xFF0000))), (" abc", run(PaintColor(hex: 0x0000FF)))])
    let ink = drawn(item(text), scale: 2).ink
    let red = ink.filter { $0.color[2] > 0 }.map(\.x), blue = ink.filter { $0.color[0] > 0 }.map(\.x)
    #expect(red.min()! > blue.max()!)
  }

  @Test func `a broken line keeps the order that it has in its paragraph`() {
    let text = StyledText("שלום עולם abc! def גדול", font: body)
    let layout = engine.layout(
      text, style: ParagraphStyle(), proposal: ProposedViewSize(width: engineSize("שלום עולם abc! d").width, height: nil))
    let line = layout.lines[0]
    #expect(shown(layout, of: text.string) == "שלום עולם abc!|def גדול")
    // The mark lies between two words from left to right and so follows the first.
    let mark = engine.position(of: 21, on: line, of: text, truncation: .tail)!,
      first = engine.position(of: 18, on: line, of: text, truncation: .tail)!
    #expect(mark > first)
  }

  @Test func `an ellipsis stands at the end of the paragraph's direction whatever is cut`() {
    func edge(_ string: String) -> CGFloat {
      let item = item(StyledText(string, font: body), width: engineSize(string).width - 20, ParagraphStyle(lineLimit: 1))
      // Columns where ink is low only belong to the dots.
      let ink = drawn(item).ink
      let dots = Set(ink.map(\.x)).filter { x in ink.filter { $0.x == x }.allSatisfy { $0.y > 50 } }
      return CGFloat(dots.reduce(0, +)) / CGFloat(max(dots.count, 1)) - 40 - item.bounds.width / 2
    }
    #expect(edge("abc שלום עולם גדול") > 30)
    #expect(edge("שלום abc defghijkl") < -30)
  }

  @Test func `decorations lie under and through the text in their colours`() {
    func rows(_ change: (inout TextRun) -> Void) -> [Int] {
      let canvas = drawn(item(styled([("nnnn nnnn", run(.black, change))])))
      return Set(canvas.ink.filter { $0.color[2] > 100 }.map(\.y)).sorted()
    }
    let red = PaintColor(hex: 0xFF0000)
    let baseline = 40 + Int(17 * 0.952)
    let under = rows { $0.underline = .init(color: red) }, through = rows { $0.strikethrough = .init(color: red) }
    #expect(!under.isEmpty && under.allSatisfy { baseline...baseline + 4 ~= $0 })
    #expect(!through.isEmpty && through.allSatisfy { baseline - 9...baseline - 2 ~= $0 })
    #expect(rows { _ in } == [])
  }

  @Test func `a pattern leaves gaps in a line, a solid one does not`() {
    func columns(_ pattern: TextRun.Decoration.Pattern) -> Int {
      let red = PaintColor(hex: 0xFF0000)
      let canvas = drawn(item(styled([("nnnn nnnn", run(.clear) { $0.underline = .init(pattern: pattern, color: red) })])), scale: 2)
      return Set(canvas.ink.filter { $0.color[3] > 60 }.map(\.x)).count
    }
    let solid = columns(.solid)
    #expect(solid > 100)
    for pattern in TextRun.Decoration.Pattern.allCases where pattern != .solid { #expect(columns(pattern) < solid - 10) }
  }

  @Test func `kerning moves letters apart and stays out of the first`() {
    let close = inkBounds(item(styled([("HHHH", run())]))), apart = inkBounds(item(styled([("HHHH", run { $0.kerning = 10 })])))
    #expect(abs(apart.minX - close.minX) <= 0.5)
    #expect(abs(apart.width - close.width - 30) <= 1)
    let hebrew = styled([("שששש", run { $0.kerning = 10 })])
    #expect(abs(inkBounds(item(hebrew)).width - inkBounds(item(StyledText("שששש", font: body))).width - 30) <= 1)
    #expect(inkBounds(item(hebrew)).minX > 9)
  }

  @Test func `raised text is drawn higher`() {
    let text = styled([("H", run()), ("H", run(PaintColor(hex: 0xFF0000)) { $0.baselineOffset = 10 })])
    let ink = drawn(item(text)).ink
    let plain = ink.filter { $0.color[2] == 0 }.map(\.y).max()!, raised = ink.filter { $0.color[2] > 0 }.map(\.y).max()!
    #expect(plain - raised == 10)
  }

  @Test func `an object takes room and leaves it empty`() {
    let size = engineSize("\u{FFFC}").width
    let text = styled([("H", run()), ("\u{FFFC}", run { $0.kerning = 30 - size }), ("H", run())])
    let item = item(text), letter = engineSize("H").width
    #expect(abs(item.bounds.width - 2 * letter - 30) < 0.05)
    let columns = Set(drawn(item).ink.map(\.x))
    #expect(columns.isDisjoint(with: Int(40 + letter)..<Int(40 + letter + 30)))
    #expect(columns.contains { $0 > Int(40 + letter + 30) })
    let x = engine.position(of: 1, on: item.lines[0], of: text, truncation: .tail)!
    #expect(abs(x - letter) < 0.05)
  }

  @Test func `a truncated line ends in an ellipsis at the end that is cut`() {
    for truncation in TextItem.Truncation.allCases {
      let text = StyledText("HHHHHHHHHHHHHHHHHHHH", font: body)
      let item = item(text, width: 100, ParagraphStyle(lineLimit: 1, truncation: truncation))
      // Columns where ink is low only belong to the dots.
      let ink = drawn(item).ink
      let dots = Set(ink.map(\.x)).filter { x in ink.filter { $0.x == x }.allSatisfy { $0.y > 50 } }.map {
        CGFloat($0 - 40) / item.bounds.width
      }
      let middle = dots.reduce(0, +) / CGFloat(max(dots.count, 1))
      switch truncation {
      case .head: #expect(middle < 0.3)
      case .middle: #expect(0.3...0.7 ~= middle)
      case .tail: #expect(middle > 0.7)
      }
      #expect(!dots.isEmpty)
    }
  }

  @Test func `lines of another measurer begin where they are`() {
    let text = StyledText("one two three", font: body)
    let layout = FixedAdvanceMeasurer().layout(
      text, style: ParagraphStyle(alignment: .trailing), proposal: ProposedViewSize(width: 62, height: nil))
    let item = TextItem(string: text.string, runs: text.runs, lines: layout.lines)
    let ink = drawn(item).inkBounds
    #expect(layout.lines.count == 2)
    #expect(ink.minX >= 40 && ink.maxY > 40 + layout.lines[1].rect.minY)
  }

  @Test func `an item that was dumped and read again is drawn alike`() throws {
    let text = styled([
      ("Mixed ", run()), ("سلام ", run(PaintColor(hex: 0x00FF00)) { $0.underline = .init(pattern: .dash) }),
      ("wide 😀 text that is cut", run(font: ResolvedFont(size: 22, weight: 700, width: 0.2)) { $0.kerning = 1.5 }),
    ])
    for truncation in TextItem.Truncation.allCases {
      let item = item(text, width: 200, ParagraphStyle(lineLimit: 1, truncation: truncation))
      let list = DisplayList(scale: 2, commands: [.draw(.text(item), at: .zero)])
      let parsed = try DisplayList(parsing: list.dump())
      guard case .draw(.text(let again), _) = parsed.commands.first else {
        Issue.record("The dump has no text.")
        return
      }
      let replayed = drawn(again).ink.map(\.color), original = drawn(item).ink.map(\.color)
      #expect(again == item && !original.isEmpty)
      #expect(replayed == original)
    }
  }

  @Test func `items that make no sense are drawn as far as they do`() {
    let text = StyledText("시험지", font: body)
    for range in [0..<1, 1..<2, 2..<100, 50..<60] {
      let line = TextLine(rect: CGRect(x: 0, y: 0, width: 10, height: 20), baseline: 16, range: range, isTruncated: true, omitted: 1..<70)
      for truncation in TextItem.Truncation.allCases {
        _ = drawn(TextItem(string: text.string, runs: [run { $0.range = 0..<4 }], lines: [line], truncation: truncation))
        _ = drawn(TextItem(string: text.string, runs: [], lines: [line], truncation: truncation))
      }
    }
    var line = TextLine(rect: CGRect(x: CGFloat.nan, y: 0, width: 10, height: 20), baseline: 16, range: 0..<9)
    #expect(drawn(TextItem(string: text.string, runs: text.runs, lines: [line])).ink.isEmpty)
    line.rect.origin.x = 0
    #expect(!drawn(TextItem(string: text.string, runs: text.runs, lines: [line])).ink.isEmpty)
  }

  @Test func `letters keep their distances on a coarse screen`() {
    let item = item(StyledText("| | | | | | | |", font: ResolvedFont(size: 13)))
    let pitch = (engineSize("| |", ResolvedFont(size: 13)).width + engineSize(" ", ResolvedFont(size: 13)).width) / 2
    var weights: [Int: CGFloat] = [:]
    for pixel in drawn(item).ink { weights[pixel.x, default: 0] += CGFloat(pixel.color[3]) }
    // The middle of each stroke, its columns being neighbours.
    var middles: [CGFloat] = []
    var sum: CGFloat = 0, total: CGFloat = 0
    for x in 0..<400 {
      if let weight = weights[x] { (sum, total) = (sum + weight * CGFloat(x), total + weight) }
      if weights[x] == nil, total > 0 {
        middles.append(sum / total)
        (sum, total) = (0, 0)
      }
    }
    #expect(middles.count == 8)
    // Each letter lies at the nearest quarter of a pixel.
    for (left, right) in zip(middles, middles.dropFirst()) { #expect(abs(right - left - pitch) < 0.26) }
    #expect(abs(middles[7] - middles[0] - 7 * pitch) < 0.26)
  }

  @Test func `text is drawn on what is turned`() {
    let item = item(StyledText("Ag 한글 😀", font: body))
    let canvas = Canvas(width: 40, height: 120)
    cairo_translate(canvas.context, 30, 0)
    cairo_rotate(canvas.context, .pi / 2)
    canvas.draw(item, with: engine)
    #expect(canvas.inkBounds.height > canvas.inkBounds.width * 2)
  }

  @Test func `text stays within each of its outlines`() {
    let item = item(StyledText("■■■ 😀", font: ResolvedFont(size: 40)))
    let half = PlacedClip(ClipEffect(path: Path(CGRect(x: 0, y: 0, width: 30, height: 50))), map: CGAffineTransform(scaleX: 2, y: 2))
    let round = PlacedClip(ClipEffect(path: Path(ellipseIn: CGRect(x: 20, y: 0, width: 60, height: 60))), map: .identity)
    let canvas = Canvas(width: 200, height: 80)
    canvas.draw(item, clips: [half, round], with: engine)
    #expect(!canvas.ink.isEmpty)
    #expect(canvas.ink.allSatisfy { 20..<60 ~= $0.x && hypot(CGFloat($0.x) - 49.5, CGFloat($0.y) - 29.5) < 31 })
  }

  @Test func `text is drawn from the place where the pixels begin`() {
    let item = item(StyledText("Ag 😀", font: body))
    let plain = Canvas(width: 100, height: 60)
    plain.draw(item, at: CGPoint(x: 20, y: 20), with: engine)
    let moved = Canvas(width: 100, height: 60)
    moved.draw(item, at: CGPoint(x: 27, y: 15), origin: CGPoint(x: 7, y: -5), with: engine)
    #expect(!plain.ink.isEmpty && plain.ink.map(\.color) == moved.ink.map(\.color))
    #expect(plain.inkBounds == moved.inkBounds)
  }

  @Test func `pixels that are fewer than they should be stay untouched`() {
    let target = PixelTarget(width: 40, height: 20, stride: 160, origin: .zero, map: .identity, clips: [])
    var bytes = [UInt8](repeating: 0, count: 160 * 19)
    var span = bytes.mutableSpan
    var pixels = span.mutableBytes
    engine.paint(item(StyledText("■■■", font: body)), on: target, into: &pixels)
    #expect(bytes.allSatisfy { $0 == 0 })
  }
}
