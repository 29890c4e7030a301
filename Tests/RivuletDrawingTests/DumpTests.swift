import Foundation
import RivuletDrawing
import RivuletGeometry
import Testing

/// Makes display lists of everything that they may contain.
private struct Painter {
  var random: SplitMix

  mutating func color() -> PaintColor {
    func component() -> Float { Float.random(in: -0.5...1.5, using: &random) }
    return PaintColor(linearRed: component(), green: component(), blue: component(), opacity: Float.random(in: 0...1, using: &random))
  }

  mutating func path() -> Path {
    switch random.index(6) {
    case 0: return Path()
    case 1: return Path(random.rect())
    case 2: return Path(ellipseIn: random.rect())
    case 3: return Path(roundedRect: random.rect(), cornerRadius: random.number(0...30), style: random.pick([.circular, .continuous]))
    default:
      var path = Path()
      for _ in 0...random.index(5) {
        switch random.index(5) {
        case 0: path.move(to: random.point())
        case 1: path.addLine(to: random.point())
        case 2: path.addQuadCurve(to: random.point(), control: random.point())
        case 3: path.addCurve(to: random.point(), control1: random.point(), control2: random.point())
        default: path.closeSubpath()
        }
      }
      return path
    }
  }

  mutating func paint() -> Paint {
    if random.chance() { return .color(color()) }
    if random.chance(0.2) {
      return .backdrop(
        BackdropPaint(
          blurRadius: random.number(0...30), saturation: Double(random.number()), tint: color(), opacity: Double(random.number(0...1))))
    }
    if random.chance(0.2) { return .mesh(mesh()) }
    if random.chance(0.2) {
      return .tiles(
        TilePaint(
          image: ImageItem(name: string(), rect: random.rect()), tile: random.rect(), opacity: Double(random.number(0...1))))
    }
    let geometry: GradientPaint.Geometry
    switch random.index(3) {
    case 0: geometry = .linear(from: random.point(), to: random.point())
    case 1:
      geometry = .radial(center: random.point(), startRadius: random.number(), endRadius: random.number(), verticalScale: random.number())
    default: geometry = .angular(center: random.point(), from: .radians(Double(random.number())), to: .radians(Double(random.number())))
    }
    let stops = (0..<random.index(4)).map { _ in GradientPaint.Stop(color: color(), location: random.number(0...1)) }
    return .gradient(GradientPaint(stops: stops, geometry: geometry, isPerceptual: random.chance()))
  }

  mutating func mesh() -> MeshPaint {
    let (columns, rows) = (1 + random.index(3), 1 + random.index(3))
    var mesh = MeshPaint(columns: columns, rows: rows, points: [], colors: [], background: color())
    (mesh.isSmooth, mesh.isPerceptual) = (random.chance(), random.chance())
    for _ in 0..<(columns * rows) {
      mesh.points.append(
        MeshPaint.Point(
          position: random.point(), leading: random.point(), top: random.point(), trailing: random.point(), bottom: random.point()))
      mesh.colors.append(color())
    }
    return mesh
  }

  mutating func string() -> String {
    let pieces = ["a", " ", "\"", "\\", "\n", "\r\n", "\t", "\u{0}", "\u{2028}", "{", "}", "시험지", "👨‍👩‍👧", "é", "u{41}", "\u{301}", "\u{85}"]
    return (0..<random.index(8)).map { _ in random.pick(pieces) }.joined()
  }

  mutating func text() -> TextItem {
    let string = string()
    let length = string.utf8.count
    func range() -> Range<Int> {
      let start = random.index(length + 1)
      return start..<start + random.index(length - start + 1)
    }
    func decoration() -> TextRun.Decoration? {
      guard random.chance(0.3) else { return nil }
      return TextRun.Decoration(pattern: random.pick(TextRun.Decoration.Pattern.allCases), color: random.chance() ? color() : nil)
    }
    let runs = (0..<random.index(3)).map { _ in
      TextRun(
        range: range(),
        font: ResolvedFont(
          family: random.pick(["system", "Noto Sans \"KR\""]), size: random.number(1...40), weight: 100 * (1 + random.index(9)),
          isItalic: random.chance(), design: random.pick(ResolvedFont.Design.allCases), isMonospacedDigit: random.chance(),
          width: random.pick([0, -0.25]), isSmallCaps: random.chance()),
        color: color(), underline: decoration(), strikethrough: decoration(), kerning: random.pick([0, 1.5]),
        baselineOffset: random.pick([0, -2]))
    }
    let lines = (0..<random.index(3)).map { _ in
      TextLine(
        rect: random.rect(), baseline: random.number(), range: range(), isTruncated: random.chance(),
        omitted: random.chance(0.3) ? range() : nil)
    }
    return TextItem(string: string, runs: runs, lines: TextLines(lines), truncation: random.pick(TextItem.Truncation.allCases))
  }

  mutating func item() -> DrawingItem {
    switch random.index(4) {
    case 0: return .fill(path(), paint(), FillStyle(eoFill: random.chance(), antialiased: random.chance()))
    case 1:
      let dash = (0..<random.index(3)).map { _ in random.number(0...9) }
      return .stroke(
        path(), paint(),
        StrokeStyle(
          lineWidth: random.number(0...9), lineCap: random.pick([.butt, .round, .square]), lineJoin: random.pick([.miter, .round, .bevel]),
          miterLimit: random.number(1...9), dash: dash, dashPhase: dash.isEmpty ? 0 : random.number()))
    case 2: return .text(text())
    default:
      return .image(
        ImageItem(
          name: string(), bundlePath: random.chance() ? string() : nil, isSymbol: random.chance(), rect: random.rect(),
          tint: random.chance() ? color() : nil, secondaryTint: random.chance() ? color() : nil,
          interpolation: random.pick(ImageItem.Interpolation.allCases), symbolWeight: 100 * (1 + random.index(9)),
          isMirrored: random.chance()))
    }
  }

  mutating func commands(depth: Int) -> [DisplayList.Command] {
    var list: [DisplayList.Command] = []
    for _ in 0..<random.index(5) {
      let kind = depth == 0 ? 5 : random.index(7)
      switch kind {
      case 0: list.append(.transform(CGAffineTransform(a: random.number(), b: 1, c: 2, d: random.number(), tx: 0.1, ty: 1e-20)))
      case 1: list.append(.clip(ClipEffect(path: path(), isEOFilled: random.chance(), isAntialiased: random.chance())))
      case 2:
        let shadow = random.chance() ? ShadowEffect(color: color(), radius: random.number(), x: random.number(), y: random.number()) : nil
        list.append(
          .layer(
            LayerEffect(
              opacity: Double(random.number(0...1)), blendMode: random.pick(BlendMode.allModes), blurRadius: 2.5,
              isBlurOpaque: random.chance(),
              shadow: shadow,
              shapeShadows: (0..<random.index(3)).map { _ in
                ShapeShadow(ShadowEffect(color: color(), radius: random.number(), x: 1, y: random.number()), isInner: random.chance())
              }, colorMatrix: random.chance(0.3) ? .hueRotation(sine: Double(random.number()), cosine: 0.3) : nil,
              isIsolated: random.chance(0.3))))
      case 3:
        var map = ProjectionTransform(CGAffineTransform(a: random.number(), b: 1, c: 2, d: random.number(), tx: 0.1, ty: 1e-20))
        (map.m13, map.m23, map.m33) = (random.number(), 1e-3, random.number())
        list.append(.project(map))
      case 4: list += [.mask] + commands(depth: depth - 1) + [.masked]
      default: list.append(.draw(item(), at: random.point()))
      }
      if kind < 5 { list += commands(depth: depth - 1) + [.end] }
    }
    return list
  }
}

@Suite struct DumpTests {
  @Test(arguments: 0..<200)
  func `a random list survives its dump`(_ seed: UInt64) throws {
    var painter = Painter(random: SplitMix(seed: seed))
    let list = DisplayList(scale: painter.random.pick([1, 2, 1.5]), commands: painter.commands(depth: 3))
    let dump = list.dump()
    let again = try DisplayList(parsing: dump)
    #expect(again == list)
    #expect(again.dump() == dump)
  }

  @Test(arguments: [
    ("", "Line 1 of the display list: the text is empty."),
    ("scale", "Line 1 of the display list: A scale expected, but the line ends."),
    ("scale two", "Line 1 of the display list: A scale expected, but found two."),
    ("scale 1 2", "Line 1 of the display list: The end of the line expected, but found 2."),
    ("scale 1\nsquare 0 0", "Line 2 of the display list: square is no command."),
    ("scale 1\n\nfill 0 0 \"0 0 z\" color 0 0 0 1", "Line 3 of the display list: \"0 0 z\" is no path."),
    ("scale 1\nfill 0 0 \"", "Line 2 of the display list: a text in quotes does not end."),
    ("scale 1\nfill 0 0 \"\" pink", "Line 2 of the display list: pink is no paint."),
    ("scale 1\nfill 0 0 \"\\q\"", "Line 2 of the display list: an unknown escape follows \\; use \\\", \\\\, \\n, \\r or \\u{…}."),
    ("scale 1\nproject 1 0 0 {", "Line 2 of the display list: m21 expected, but found {."),
    ("scale 1\nmask {\n}", "Line 3 of the display list: A mask ends without \"} masked {\"."),
    ("scale 1\n} masked {", "Line 2 of the display list: \"} masked {\" stands outside a mask."),
    ("scale 1\n}", "Line 2 of the display list: \"}\" closes nothing."),
    ("scale 1\nmask {\n} masked {", "Line 3 of the display list: 1 groups are not closed."),
    (
      "scale 1\nlayer opacity 1 blend pink {",
      "Line 2 of the display list: A blend mode (\(BlendMode.allModes.map { "\($0)" }.joined(separator: ", "))) expected, but found pink."
    ),
    ("scale 1\ntext 0 0 \"a\" truncation tail runs 1 lines 0", "Line 2 of the display list: the text's next run is missing."),
    ("scale 1\ntext 0 0 \"a\" truncation tail runs -1 lines 0", "Line 2 of the display list: -1 is no number of things."),
    ("scale 1\ntext 0 0 \"a\" truncation tail runs 0 lines 1\n  line 3 1", "Line 3 of the display list: A range cannot reach from 3 to 1."),
  ])
  func `a text that is no dump is refused with a sentence and the line`(_ text: String, _ sentence: String) {
    let error = #expect(throws: DisplayList.DumpError.self) { try DisplayList(parsing: text) }
    #expect(error?.description == sentence)
  }
}
