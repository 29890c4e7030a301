import Foundation
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Random trees with numbers of any kind: each is laid out, drawn to pixels and described.
  @MainActor
  struct ExtremeTreeRules {
    /// More with `RIVULET_EXTREME_SEEDS`.
    static let seedCount = ProcessInfo.processInfo.environment["RIVULET_EXTREME_SEEDS"].flatMap { Int($0) } ?? 30
    /// The seed of the first tree. Another one with `RIVULET_EXTREME_FIRST_SEED`.
    static let firstSeed = ProcessInfo.processInfo.environment["RIVULET_EXTREME_FIRST_SEED"].flatMap { Int($0) } ?? 1

    /// Writes the seed that is tried next to a file, so that one that ends the process is known: with `RIVULET_EXTREME_LOG`.
    static let log = ProcessInfo.processInfo.environment["RIVULET_EXTREME_LOG"]

    private static let measurer = SystemFontMeasurer()

    private struct Shown: View {
      let seed: UInt64
      @State private var step = 0

      var body: some View {
        ZStack {
          TreeDealer(seed: seed &+ UInt64(step)).tree(depth: 4)
          Button("next") { step += 1 }
        }
      }
    }

    @Test func `a tree with extreme numbers is shown and drawn`() async throws {
      for seed in Self.firstSeed..<Self.firstSeed + Self.seedCount {
        if let log = Self.log { try "\(seed)\n".write(toFile: log, atomically: false, encoding: .utf8) }
        let harness = ViewHarness(
          Shown(seed: UInt64(bitPattern: Int64(seed)) &* 1000), size: CGSize(width: 90, height: 70), displayScale: seed % 2 == 0 ? 1 : 2,
          textMeasurer: Self.measurer)
        await harness.settle()
        for _ in 0..<2 {
          let picture = try? harness.png(scale: 1)
          #expect(picture?.isEmpty == false, "seed \(seed)")
          #expect(!harness.displayListDump().isEmpty && !harness.semanticsDump().isEmpty, "seed \(seed)")
          _ = harness.paintDamage()
          try? await harness.tap("next")
        }
        let issues = harness.runtimeIssues
        #expect(Set(issues).count == issues.count, "seed \(seed): \(issues)")
        await harness.close()
      }
    }
  }
}

/// Deals random views with numbers of any kind.
@MainActor
struct TreeDealer {
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  private static let extremes: [CGFloat] = [
    0, -1, 1e-300, 1e-9, 1000, 1e5, -1e5, 1e9, 1e19, -1e19, 1e150, 1.7e308, -1.7976931348623157e308, .infinity, -.infinity, .nan,
  ]

  private var numbers: Numbers

  init(seed: UInt64) {
    numbers = Numbers(state: seed)
  }

  /// Half of the numbers are ordinary.
  private mutating func number(_ range: ClosedRange<CGFloat> = -5...40) -> CGFloat {
    Bool.random(using: &numbers) ? .random(in: range, using: &numbers) : Self.extremes.randomElement(using: &numbers)!
  }

  private mutating func choice(_ count: Int) -> Int { Int.random(in: 0..<count, using: &numbers) }
  private mutating func point() -> UnitPoint { UnitPoint(x: number(0...1), y: number(0...1)) }
  private mutating func size() -> CGSize { CGSize(width: number(), height: number()) }

  private mutating func style() -> AnyShapeStyle {
    let colors = Gradient(stops: [
      .init(color: .red, location: number(0...1)), .init(color: .blue.opacity(number(0...1)), location: number(0...1)),
    ])
    return switch choice(6) {
    case 0: AnyShapeStyle(.linearGradient(colors, startPoint: point(), endPoint: point()))
    case 1: AnyShapeStyle(.radialGradient(colors, center: point(), startRadius: number(), endRadius: number()))
    case 2:
      AnyShapeStyle(
        EllipticalGradient(gradient: colors, center: point(), startRadiusFraction: number(0...1), endRadiusFraction: number(0...1)))
    case 3: AnyShapeStyle(.angularGradient(colors, center: point(), startAngle: .degrees(number()), endAngle: .radians(number())))
    case 4: AnyShapeStyle(Color(red: number(0...1), green: 0.5, blue: number(0...1), opacity: number(0...1)))
    default: AnyShapeStyle(Color.green.opacity(number(0...1)))
    }
  }

  private mutating func stroke() -> StrokeStyle {
    StrokeStyle(
      lineWidth: number(0...9), lineCap: [.butt, .round, .square][choice(3)], lineJoin: [.miter, .round, .bevel][choice(3)],
      miterLimit: number(0...10), dash: (0..<choice(4)).map { _ in number(0...9) }, dashPhase: number())
  }

  private mutating func shape() -> AnyShape {
    let basic: AnyShape =
      switch choice(6) {
      case 0: AnyShape(Circle())
      case 1: AnyShape(RoundedRectangle(cornerRadius: number()))
      case 2: AnyShape(UnevenRoundedRectangle(topLeadingRadius: number(), bottomTrailingRadius: number()))
      case 3: AnyShape(Capsule().inset(by: number()))
      case 4: AnyShape(path())
      default: AnyShape(Rectangle())
      }
    return switch choice(7) {
    case 0: AnyShape(basic.trim(from: number(0...1), to: number(0...1)))
    case 1: AnyShape(basic.scale(x: number(0...2), y: number(0...2), anchor: point()))
    case 2: AnyShape(basic.rotation(.degrees(number()), anchor: point()))
    case 3: AnyShape(basic.offset(size()))
    case 4: AnyShape(basic.stroke(style: stroke()))
    case 5: AnyShape(basic.transform(CGAffineTransform(a: number(0...2), b: 0, c: number(0...1), d: 1, tx: number(), ty: 0)))
    default: basic
    }
  }

  private mutating func path() -> Path {
    let points = (0..<6).map { _ in CGPoint(x: number(), y: number()) }
    let (radius, angle) = (number(), number())
    return Path { path in
      path.move(to: points[0])
      path.addLine(to: points[1])
      path.addCurve(to: points[2], control1: points[3], control2: points[4])
      path.addArc(center: points[5], radius: radius, startAngle: .zero, endAngle: .radians(angle), clockwise: false)
      path.addQuadCurve(to: points[0], control: points[5])
    }
  }

  private mutating func leaf() -> AnyView {
    switch choice(6) {
    case 0:
      let text = Text("extreme 시험 😀 text").font(.system(size: number(5...40))).kerning(number(-1...4)).baselineOffset(number())
      return AnyView(
        [text, text.underline(pattern: .dash), text.strikethrough(), text.tracking(number())][choice(4)].foregroundStyle(style()))
    case 1: return AnyView(Image(systemName: ["star", "no.such.symbol"][choice(2)]).font(.system(size: number(5...40))))
    case 2: return AnyView(Image(systemName: "star").resizable().aspectRatio(number(0...3), contentMode: .fill))
    case 3: return AnyView(shape().fill(style()))
    case 4: return AnyView(shape().stroke(style(), style: stroke()))
    default: return AnyView(RoundedRectangle(cornerRadius: number()).strokeBorder(style(), lineWidth: number(0...5)))
    }
  }

  private mutating func container(depth: Int) -> AnyView {
    let children = (0..<1 + choice(3)).map { _ in view(depth: depth - 1) }
    let content = ForEach(0..<children.count, id: \.self) { children[$0] }
    return switch choice(4) {
    case 0: AnyView(HStack(spacing: number()) { content })
    case 1: AnyView(VStack(alignment: .leading, spacing: number()) { content })
    case 2:
      AnyView(
        HStack {
          content; Spacer(minLength: number())
        })
    default: AnyView(ZStack(alignment: .bottomTrailing) { content })
    }
  }

  private mutating func view(depth: Int) -> AnyView {
    var view = depth > 0 && choice(3) > 0 ? container(depth: depth) : leaf()
    for _ in 0..<choice(4) { view = modified(view, depth: depth) }
    return view
  }

  private mutating func modified(_ view: AnyView, depth: Int) -> AnyView {
    switch choice(26) {
    case 0: AnyView(view.padding(number()))
    case 1: AnyView(view.padding(EdgeInsets(top: number(), leading: number(), bottom: number(), trailing: number())))
    case 2: AnyView(view.offset(size()))
    case 3: AnyView(view.position(x: number(), y: number()))
    case 4: AnyView(view.frame(width: number(), height: number()))
    case 5: AnyView(view.frame(minWidth: number(), idealWidth: number(), maxWidth: number(), maxHeight: number()))
    case 6: AnyView(view.blur(radius: number(0...9)))
    case 7: AnyView(view.shadow(color: .red, radius: number(0...9), x: number(), y: number()))
    case 8: AnyView(view.opacity(number(0...1)))
    case 9: AnyView(view.scaleEffect(size(), anchor: point()))
    case 10: AnyView(view.scaleEffect(number(0...2)))
    case 11: AnyView(view.rotationEffect(.degrees(number()), anchor: point()))
    case 12:
      AnyView(view.transformEffect(CGAffineTransform(a: number(0...2), b: number(0...1), c: 0, d: number(0...2), tx: number(), ty: 0)))
    case 13: AnyView(view.clipShape(shape()))
    case 14: AnyView(view.cornerRadius(number()))
    case 15: AnyView(view.border(style(), width: number(0...5)))
    case 16: AnyView(view.zIndex(number()))
    case 17: AnyView(view.layoutPriority(number()))
    case 18: alignedView(view)
    case 19: AnyView(view.aspectRatio(number(0...2), contentMode: .fit))
    case 20: AnyView(view.lineSpacing(number()).minimumScaleFactor(number(0...1)).lineLimit(2).truncationMode(.middle))
    case 21: AnyView(view.fixedSize())
    case 22: AnyView(view.blendMode([.multiply, .plusDarker, .overlay, .destinationOut][choice(4)]))
    case 23: AnyView(view.mask(shape()))
    case 24: AnyView(view.background(style()))
    default: depth > 0 ? AnyView(view.overlay(self.view(depth: depth - 1))) : view
    }
  }

  private mutating func alignedView(_ view: AnyView) -> AnyView {
    let guide = number()
    return AnyView(view.alignmentGuide(.leading) { _ in guide })
  }

  /// A tree so many levels deep at most.
  func tree(depth: Int) -> AnyView {
    var dealer = self
    return dealer.view(depth: depth)
  }
}
