import Foundation
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Numbers that are none, or that no screen has room for.
  @MainActor
  struct NumberRules {
    private final class Model: ObservableObject {
      @Published var number: CGFloat = 1
      init() {}
    }

    private struct Showing: View {
      let example: NumberCase
      @ObservedObject var model: Model

      var body: some View { example.view(model.number) }
    }

    /// Fonts are found once for all tests.
    private static let measurer = SystemFontMeasurer()

    nonisolated private static let colors = Gradient(colors: [.red, .blue])

    /// Those where neither infinity nor what is no number means anything.
    nonisolated static let finite: [NumberCase] = [
      NumberCase("padding") { Text("a").padding($0) },
      NumberCase("padding of an edge", "padding") { Text("a").padding(.top, $0) },
      NumberCase("position") { Text("a").position(x: $0, y: 5) },
      NumberCase("offset") { Text("a").offset(x: 0, y: $0) },
      NumberCase("HStack") { length in
        HStack(spacing: length) {
          Text("a"); Text("b")
        }
      },
      NumberCase("VStack") { length in
        VStack(spacing: length) {
          Text("a"); Text("b")
        }
      },
      NumberCase("Spacer") { length in
        HStack {
          Text("a"); Spacer(minLength: length)
        }
      },
      NumberCase("font size", "Font") { Text("a").font(.system(size: $0)) },
      NumberCase("size of a custom font", "Font") { Text("a").font(.custom("Inter", size: $0)) },
      NumberCase("font of a symbol", "Font") { Image(systemName: "star").font(.system(size: $0)) },
      NumberCase("opacity") { Text("a").opacity($0) },
      NumberCase("opacity of a color", "opacity") { Color.red.opacity($0) },
      NumberCase("blur") { Text("a").blur(radius: $0) },
      NumberCase("radius of a shadow", "shadow") { Text("a").shadow(radius: $0) },
      NumberCase("offset of a shadow", "shadow") { Text("a").shadow(color: .red, radius: 1, x: $0, y: 0) },
      NumberCase("kerning") { Text("a").kerning($0) },
      NumberCase("kerning of a view", "kerning") { VStack { Text("a") }.kerning($0) },
      NumberCase("tracking") { Text("a").tracking($0) },
      NumberCase("baselineOffset") { Text("a").baselineOffset($0) },
      NumberCase("lineSpacing") { Text("a\nb").lineSpacing($0) },
      NumberCase("start of a trim", "trim") { Circle().trim(from: $0, to: 1) },
      NumberCase("end of a trim", "trim") { Circle().trim(from: 0, to: $0) },
      NumberCase("alignmentGuide") { length in
        VStack(alignment: .leading) {
          Text("a").alignmentGuide(.leading) { _ in length }
          Text("b")
        }
      },
      NumberCase("scaleEffect") { Text("a").scaleEffect($0) },
      NumberCase("scaleEffect of one axis", "scaleEffect") { Text("a").scaleEffect(x: $0, y: 1) },
      NumberCase("scale of a shape", "scale") { Circle().scale($0) },
      NumberCase("rotationEffect") { Text("a").rotationEffect(.radians($0)) },
      NumberCase("rotation of a shape", "rotation") { Rectangle().rotation(.degrees($0)) },
      NumberCase("transformEffect") { Text("a").transformEffect(CGAffineTransform(translationX: $0, y: 0)) },
      NumberCase("offset of a shape", "offset") { Circle().offset(x: $0, y: 0) },
      NumberCase("inset of a shape", "inset") { Rectangle().inset(by: $0) },
      NumberCase("dash of a stroke", "stroke") { Circle().stroke(.red, style: StrokeStyle(dash: [$0, 1])) },
      NumberCase("phase of dashes", "stroke") { Circle().stroke(.red, style: StrokeStyle(dash: [1, 1], dashPhase: $0)) },
      NumberCase("Gradient") {
        Rectangle().fill(.linearGradient(stops: [.init(color: .red, location: $0)], startPoint: .top, endPoint: .bottom))
      },
      NumberCase("RadialGradient") { Rectangle().fill(.radialGradient(colors, startRadius: 0, endRadius: $0)) },
      NumberCase("EllipticalGradient") { Rectangle().fill(EllipticalGradient(gradient: colors, endRadiusFraction: $0)) },
      NumberCase("AngularGradient") { Rectangle().fill(.angularGradient(colors, startAngle: .radians($0), endAngle: .zero)) },
      NumberCase("LinearGradient") { Rectangle().fill(.linearGradient(colors, startPoint: UnitPoint(x: $0, y: 0), endPoint: .bottom)) },
      NumberCase("aspectRatio") { Color.red.aspectRatio($0, contentMode: .fit) },
    ]

    /// Those that may be infinite.
    nonisolated static let open: [NumberCase] = [
      NumberCase("cornerRadius", "RoundedRectangle") { Color.red.cornerRadius($0) },
      NumberCase("RoundedRectangle") { RoundedRectangle(cornerRadius: $0) },
      NumberCase("UnevenRoundedRectangle") { UnevenRoundedRectangle(topLeadingRadius: $0) },
      NumberCase("stroke") { Circle().stroke(.red, lineWidth: $0) },
      NumberCase("strokeBorder", "stroke") { Circle().strokeBorder(.red, lineWidth: $0) },
      NumberCase("border", "stroke") { Text("a").border(.red, width: $0) },
      NumberCase("stroke as a shape", "stroke") { Circle().stroke(lineWidth: $0).fill(.red) },
      NumberCase("zIndex") { Text("a").zIndex($0) },
      NumberCase("layoutPriority") { length in
        HStack {
          Text("a").layoutPriority(length); Text("b")
        }
      },
      NumberCase("minimumScaleFactor") { Text("a").minimumScaleFactor($0) },
    ]

    /// Shows and draws one number after the other, and tells what was reported.
    private func issues(_ example: NumberCase, _ numbers: CGFloat...) async throws -> [RuntimeIssue] {
      let model = Model()
      let harness = ViewHarness(Showing(example: example, model: model), size: CGSize(width: 60, height: 60), textMeasurer: Self.measurer)
      await harness.settle()
      for number in numbers {
        await harness.turn { model.number = number }
        #expect(try harness.png(scale: 1).count > 0)
      }
      return harness.runtimeIssues
    }

    @Test(arguments: NumberRules.finite + NumberRules.open) func `what is no number is reported once, with what to do`(example: NumberCase)
      async throws
    {
      let found = try await issues(example, .nan, 1, .nan)
      #expect(found.map(\.kind) == [.invalidValue], "\(found)")
      let message = found.first?.message ?? ""
      #expect(
        message.hasPrefix("\(example.receiver) received nan as ") && message.contains("is used instead. Pass a finite number"), "\(message)"
      )
    }

    @Test(arguments: NumberRules.finite) func `infinity is reported once where it means nothing`(example: NumberCase) async throws {
      for number: CGFloat in [CGFloat.infinity, -CGFloat.infinity] {
        let found = try await issues(example, number, 1, number)
        #expect(found.map(\.kind) == [.invalidValue], "\(found)")
        #expect(found.first?.message.hasPrefix("\(example.receiver) received \(number) as ") == true)
      }
    }

    @Test(arguments: NumberRules.open) func `infinity is allowed where it means something`(example: NumberCase) async throws {
      #expect(try await issues(example, .infinity, 1, -.infinity) == [])
    }

    @Test func `endless frames stay allowed`() async throws {
      #expect(try await issues(NumberCase("frame") { Text("a").frame(maxWidth: $0, maxHeight: $0) }, .infinity) == [])
    }

    @Test(arguments: NumberRules.finite + NumberRules.open) func `numbers of any size are drawn, and nothing is reported`(
      example: NumberCase
    ) async throws {
      let found = try await issues(example, 1e5, 1e19, -1e19, 1.7e308, -1.7e308, 1e-300, -1.7976931348623157e308)
      #expect(found.filter { $0.kind != .singularTransform } == [])
    }

    @Test func `a blur as wide as a screen, one inside the other, is drawn`() async throws {
      let blurs = Rectangle().frame(width: 100, height: 100).blur(radius: 1000).blur(radius: 1000).shadow(radius: 1000).blur(radius: 1e19)
      let harness = ViewHarness(blurs, size: CGSize(width: 200, height: 200), textMeasurer: Self.measurer)
      await harness.settle()
      #expect(try harness.png().count > 0)
    }

    @Test func `a mirrored endless picture under a mask is drawn`() async throws {
      let view = Text("a").scaleEffect(x: -1.8e307 * 10).mask { Circle() }.scaleEffect(1e19).clipShape(Circle())
      let harness = ViewHarness(view, size: CGSize(width: 60, height: 60), textMeasurer: Self.measurer)
      await harness.settle()
      #expect(try harness.png().count > 0)
    }
  }
}

/// A view that an app could show, with one number of it.
struct NumberCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// What the issue names.
  let receiver: String
  let view: @MainActor @Sendable (CGFloat) -> AnyView

  init<V: View>(_ name: String, _ receiver: String? = nil, _ view: @escaping @MainActor @Sendable (CGFloat) -> V) {
    testDescription = name
    self.receiver = receiver ?? name
    self.view = { AnyView(view($0)) }
  }
}
