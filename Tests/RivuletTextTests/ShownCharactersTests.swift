import CPango
import Foundation
import RivuletDrawing
import RivuletGeometry
import RivuletText
import Testing

/// Text shows its characters, and its lines are equally thick.
@Suite struct ShownCharactersTests {
  private func ink(_ text: StyledText, at x: CGFloat = 40) -> [UInt8] {
    let canvas = Canvas(width: 300, height: 120, scale: 2)
    canvas.draw(item(text), at: CGPoint(x: x, y: 40), with: engine)
    return canvas.ink.flatMap { [UInt8(truncatingIfNeeded: $0.x), UInt8(truncatingIfNeeded: $0.y)] + $0.color }
  }

  @Test(arguments: [("->", ["-", ">"]), ("<-", ["<", "-"]), ("3x4", ["3", "x", "4"]), ("=>", ["=", ">"]), ("<->", ["<", "-", ">"])])
  func `no characters are joined into another one`(_ text: String, _ parts: [String]) {
    let font = ResolvedFont(size: 40)
    let colors = [PaintColor(hex: 0xFF0000), PaintColor(hex: 0x00FF00), PaintColor(hex: 0x0000FF)]
    let pieces = styled(parts.enumerated().map { ($0.element, run(colors[$0.offset], font: font)) })
    let drawn = Canvas(width: 300, height: 120)
    drawn.draw(item(pieces), at: CGPoint(x: 40, y: 40), with: engine)
    // Each character has ink in its own colour, where it stands.
    for color in 0..<parts.count { #expect(drawn.ink.contains { $0.color[2 - color] > 200 }) }
    let widths = parts.map { engineSize($0, font).width }
    #expect(abs(engineSize(text, font).width - widths.reduce(0, +)) < font.size * 0.12)
  }

  @Test func `an arrow of two characters is no arrow`() {
    let font = ResolvedFont(size: 40)
    #expect(ink(StyledText("->", font: font)) != ink(StyledText("→", font: font)))
    #expect(engineSize("->", font).width > engineSize(">", font).width * 1.2)
    #expect(ink(StyledText("3x4", font: font)) != ink(StyledText("3×4", font: font)))
  }

  @Test func `letters that join still join`() {
    let font = ResolvedFont(size: 40)
    let joined = engineSize("ببب", font).width
    #expect(joined < 3 * engineSize("ب", font).width * 0.95)
    #expect(engineSize("ببب -> ببب", font).width > 2 * joined)
  }

  @Test(arguments: [true, false]) func `lines along text are equally thick on every line`(_ isUnderline: Bool) {
    let kind = isUnderline ? \TextRun.underline : \TextRun.strikethrough
    let red = PaintColor(hex: 0xFF0000)
    for size in [11, 13, 17, 23.5] as [CGFloat] {
      let text = styled([
        (
          (0..<6).map { _ in "a" }.joined(separator: "\n"),
          run(.clear, font: ResolvedFont(size: size)) { $0[keyPath: kind] = TextRun.Decoration(color: red) }
        )
      ])
      for scale in [1, 2] {
        let canvas = Canvas(width: 100, height: 240, scale: scale)
        canvas.draw(item(text), at: CGPoint(x: 10.3, y: 10.4), with: engine)
        let rows = Dictionary(grouping: canvas.ink.filter { $0.x == 14 * scale }, by: \.y).keys.sorted()
        var thicknesses: [Int] = []
        var last = -2
        for row in rows {
          if row == last + 1 { thicknesses[thicknesses.count - 1] += 1 } else { thicknesses.append(1) }
          last = row
        }
        #expect(thicknesses.count == 6 && Set(thicknesses).count == 1, "\(size) \(scale)")
        #expect(canvas.ink.filter { $0.x == 14 * scale }.allSatisfy { $0.color[3] == 255 }, "\(size) \(scale)")
      }
    }
  }
}
