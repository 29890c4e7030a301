import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// What `@Animatable` makes of the variables of a type (documentation).
  @MainActor
  struct AnimatableMacroRules {
    @Animatable
    struct Arc: Shape {
      var start: Angle
      var end: Angle
      var inset: CGFloat = 0
      var share = 0.5
      var corner = CGPoint.zero
      let name = "arc"
      static let count = 0
      @AnimatableIgnored var isDashed = false
      var sum: Double { start.degrees + end.degrees }
      var watched: Double = 1 { didSet { if watched < 0 { watched = 0 } } }

      func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: inset, dy: inset)) }
    }

    @Animatable
    struct Number: View {
      var value: Double
      @AnimatableIgnored var log: String = "at"
      @State private var isOn = false

      var body: some View {
        let _ = Log.add("\(log) \(Int(value.rounded()))")
        Text("\(Int(value.rounded()))")
      }
    }

    @Animatable
    struct Still: ViewModifier {
      let size: CGFloat
      func body(content: Content) -> some View { content.font(.system(size: size)) }
    }

    @Animatable
    struct Grown: ViewModifier {
      var size: CGFloat
      func body(content: Content) -> some View { content.frame(width: size, height: 10) }
    }

    @Test func `every variable that is stored is part of what is animated, but for those that are marked`() {
      var arc = Arc(start: .degrees(0), end: .degrees(90))
      var other = arc
      (other.start, other.inset, other.share, other.corner) = (.degrees(90), 10, 1, CGPoint(x: 4, y: 8))
      (other.isDashed, other.watched) = (true, 5)
      var way = other.animatableData - arc.animatableData
      way.scale(by: 0.5)
      arc.animatableData += way
      #expect(abs(arc.start.degrees - 45) < 1e-9 && arc.end == .degrees(90))
      #expect(arc.inset == 5 && arc.share == 0.75 && arc.corner == CGPoint(x: 2, y: 4))
      #expect(!arc.isDashed && arc.watched == 3)
      #expect(Still(size: 3).animatableData == EmptyAnimatableData())
    }

    @Test func `a view with the macro is evaluated with values in between`() async throws {
      struct Root: View {
        @State private var target = 0.0
        var body: some View {
          VStack {
            Number(value: target)
            Color.red.modifier(Grown(size: 10 + target)).aid("grown")
            Button("go") { withAnimation(.linear(duration: 1)) { target = 100 } }
          }
        }
      }
      let harness = await mount(Root())
      try await harness.tap("go")
      await harness.advance(by: 0.5)
      #expect(harness.texts.first == "50")
      #expect(harness.frame(of: "grown")?.width == 60)
      await harness.advance(by: 0.6)
      #expect(harness.texts.first == "100")
      #expect(Log.take().contains("at 50"))
    }

    @Test func `any number of values is animated together`() {
      var values = AnimatableValues(1.0, CGFloat(2), AnimatablePair(3.0, 4.0))
      values += AnimatableValues(1, 1, AnimatablePair(1, 1))
      values.scale(by: 2)
      #expect(values == AnimatableValues(4, 6, AnimatablePair(8, 10)))
      #expect(values.magnitudeSquared == 16 + 36 + 64 + 100)
      #expect((values - values) == .zero && values.value.0 == 4)
    }
  }
}
