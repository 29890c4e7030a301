import Foundation
import RivuletDrawing
import RivuletGeometry
import Testing

@testable import RivuletRaster

/// Random display lists with numbers of any kind are drawn in bounded work, and leave surfaces that can be drawn on.
struct ExtremeListTests {
  /// More with `RIVULET_EXTREME_SEEDS`.
  static let seedCount = ProcessInfo.processInfo.environment["RIVULET_EXTREME_SEEDS"].flatMap { Int($0) } ?? 25
  /// The seed of the first list. Another one with `RIVULET_EXTREME_FIRST_SEED`.
  static let firstSeed = ProcessInfo.processInfo.environment["RIVULET_EXTREME_FIRST_SEED"].flatMap { Int($0) } ?? 1

  @Test func `a list of extreme numbers is drawn, and what follows it shows`() {
    let rasterizer = Rasterizer()
    for seed in Self.firstSeed..<Self.firstSeed + Self.seedCount {
      var dealer = ListDealer(seed: UInt64(bitPattern: Int64(seed)))
      let list = DisplayList(scale: [0.5, 1, 2, 3].randomElement(using: &dealer)!, commands: dealer.commands(depth: 3))
      let before = rasterizer.layerPixelCount
      let surface = RasterSurface(width: 40, height: 30)
      surface.paint(list, background: .white, with: rasterizer)
      #expect(!surface.hasFailed, "seed \(seed)")
      // Wide blurs have layers of up to 700 by 700 pixels; none is larger.
      #expect(rasterizer.layerPixelCount - before < 40_000_000, "seed \(seed): \(rasterizer.layerPixelCount - before)")
      surface.paint(DisplayList(scale: 1, commands: [.box(0, 0, 9, 9, 0x00FF00)]), background: .white, with: rasterizer)
      #expect(surface.pixel(x: 4, y: 4)!.green == 255 && surface.pixel(x: 4, y: 4)!.red == 0, "seed \(seed)")
    }
  }
}

/// Deals commands of display lists.
private struct ListDealer: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  private static let extremes: [CGFloat] = [
    0, -1, 1e-300, 1e-30, 1e-9, 1e-3, 1000, 1e4, 1e5, -1e5, 3e6, 1e9, 1e19, -1e19, 1e150, 1.7e308, -1.7976931348623157e308, .infinity,
    -.infinity,
    .nan,
  ]

  private mutating func choice(_ count: Int) -> Int { Int.random(in: 0..<count, using: &self) }

  private mutating func number(_ range: ClosedRange<CGFloat> = -10...60) -> CGFloat {
    choice(5) > 0 ? .random(in: range, using: &self) : Self.extremes.randomElement(using: &self)!
  }

  private mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }
  private mutating func rect() -> CGRect { CGRect(x: number(), y: number(), width: number(), height: number()) }
  private mutating func color() -> PaintColor {
    PaintColor(linearRed: Float(number(0...1)), green: 0.5, blue: 1, opacity: Float(number(0...1)))
  }

  private mutating func path() -> Path {
    switch choice(5) {
    case 0: return Path(rect())
    case 1: return Path(ellipseIn: rect())
    case 2: return Path(roundedRect: rect(), cornerSize: CGSize(width: number(), height: number()))
    default:
      let points = (0..<7).map { _ in point() }
      let isClosed = choice(2) == 0
      return Path { path in
        path.move(to: points[0])
        path.addLine(to: points[1])
        path.addQuadCurve(to: points[2], control: points[3])
        path.addCurve(to: points[4], control1: points[5], control2: points[6])
        if isClosed { path.closeSubpath() }
      }
    }
  }

  private mutating func paint() -> Paint {
    let stops = (0..<choice(4)).map { _ in GradientPaint.Stop(color: color(), location: number(0...1)) }
    let geometry: GradientPaint.Geometry
    switch choice(5) {
    case 0: geometry = .linear(from: point(), to: point())
    case 1: geometry = .radial(center: point(), startRadius: number(), endRadius: number(), verticalScale: number(0...2))
    case 2: geometry = .angular(center: point(), from: .radians(number()), to: .radians(number()))
    default: return .color(color())
    }
    return .gradient(GradientPaint(stops: stops, geometry: geometry, isPerceptual: choice(2) == 0))
  }

  private mutating func style() -> StrokeStyle {
    StrokeStyle(
      lineWidth: number(0...9), lineCap: [.butt, .round, .square][choice(3)], lineJoin: [.miter, .round, .bevel][choice(3)],
      miterLimit: number(0...10), dash: (0..<choice(4)).map { _ in number(0...9) }, dashPhase: number())
  }

  private mutating func text() -> DrawingItem {
    let size = number(4...40)
    let string = ["extreme", "시험 한", "😀", "a longer text of several words"][choice(4)]
    let decoration = TextRun.Decoration(pattern: [.solid, .dash][choice(2)])
    var run = TextRun(range: 0..<string.utf8.count, font: ResolvedFont(size: size, width: number(-1...1)), color: color())
    (run.kerning, run.baselineOffset) = (number(-1...4), number(-5...5))
    if choice(2) == 0 { (run.underline, run.strikethrough) = (decoration, decoration) }
    let line = TextLine(rect: rect(), baseline: number(), range: 0..<string.utf8.count)
    return .text(TextItem(string: string, runs: [run], lines: TextLines(line)))
  }

  private mutating func item() -> DrawingItem {
    switch choice(6) {
    case 0: text()
    case 1: .image(ImageItem(name: "star", isSymbol: true, rect: rect(), tint: choice(2) == 0 ? nil : color()))
    case 2: .stroke(path(), paint(), style())
    default: .fill(path(), paint(), FillStyle(eoFill: choice(2) == 0, antialiased: choice(4) > 0))
    }
  }

  private mutating func effect() -> LayerEffect {
    var effect = LayerEffect(opacity: number(0...1), blendMode: BlendMode.allModes.randomElement(using: &self)!)
    if choice(2) == 0 { effect.blurRadius = number(0...9) }
    if choice(4) == 0 { effect.colorMatrix = .contrast(Double(number(-3...3))) }
    effect.isIsolated = choice(4) == 0
    if choice(4) == 0 {
      effect.shapeShadows = [
        ShapeShadow(ShadowEffect(color: color(), radius: number(0...9), x: number(), y: number()), isInner: choice(2) == 0)
      ]
    }
    if choice(2) == 0 { effect.shadow = ShadowEffect(color: color(), radius: number(0...9), x: number(), y: number()) }
    return effect
  }

  /// A few commands that close all groups that they open.
  mutating func commands(depth: Int) -> [DisplayList.Command] {
    (0..<1 + choice(3)).flatMap { _ -> [DisplayList.Command] in
      if depth == 0 || choice(3) == 0 { return [.draw(item(), at: point())] }
      let inside = commands(depth: depth - 1)
      switch choice(6) {
      case 5:
        var map = ProjectionTransform(CGAffineTransform(a: number(-2...2), b: number(-1...1), c: 0, d: 1, tx: number(), ty: number()))
        (map.m13, map.m23, map.m33) = (number(-0.1...0.1), number(-0.1...0.1), number(-1...2))
        return [.project(map)] + inside + [.end]
      case 0:
        let map = CGAffineTransform(a: number(-2...2), b: number(-1...1), c: number(-1...1), d: number(-2...2), tx: number(), ty: number())
        return [.transform(map)] + inside + [.end]
      case 1: return [.clip(ClipEffect(path: path(), isEOFilled: choice(2) == 0))] + inside + [.end]
      case 2: return [.mask] + commands(depth: depth - 1) + [.masked] + inside + [.end]
      default: return [.layer(effect())] + inside + [.end]
      }
    }
  }
}
