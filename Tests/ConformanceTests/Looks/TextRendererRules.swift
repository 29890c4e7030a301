import Foundation
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Texts that an app draws itself.
  @MainActor
  struct TextRendererRules {
    private struct Marked: TextAttribute {
      let name: String
    }

    /// Writes down what it is given, and draws it line by line.
    private struct Survey: TextRenderer {
      let log: (String) -> Void

      func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
        for line in layout {
          for run in line {
            log("run of \(run.count)\(run[Marked.self].map { " " + $0.name } ?? "")")
            for slice in run { ctx.draw(slice) }
          }
        }
      }
    }

    @Test func `a renderer gets lines of runs of characters, with what is attached to them`() async {
      var words: [String] = []
      let text = Text("ab\(Text("cde").customAttribute(Marked(name: "marked")))f")
      let harness = await mount(text.textRenderer(Survey { words.append($0) }).accessibilityIdentifier("t"))
      #expect(words == ["run of 2", "run of 3 marked", "run of 1"])
      #expect(harness.text(of: "t") == "abcdef")
      let plain = await mount(text.accessibilityIdentifier("t"))
      #expect(harness.frame(of: "t") == plain.frame(of: "t"))
    }

    @Test func `pieces lie beside each other, within their line`() async {
      struct Places: TextRenderer {
        let log: (CGRect) -> Void
        func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
          for slice in layout.flatMap({ $0 }).flatMap({ $0 }) { log(slice.typographicBounds.rect) }
        }
      }
      var places: [CGRect] = []
      _ = await mount(Text("abc").font(.system(size: 20)).textRenderer(Places { places.append($0) }))
      #expect(places.map(\.minX) == [0, 10, 20])
      #expect(places.map(\.width) == [10, 10, 10])
      #expect(Set(places.map(\.height)).count == 1)
    }

    @Test func `a renderer may make a text larger, and is animated`() async throws {
      struct Raised: TextRenderer {
        var height: Double
        var animatableData: Double {
          get { height }
          set { height = newValue }
        }

        func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
          ctx.translateBy(x: 0, y: -height)
          for line in layout { ctx.draw(line) }
        }

        func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
          let size = text.sizeThatFits(proposal)
          return CGSize(width: size.width, height: size.height + 10)
        }
      }
      struct Root: View {
        @State private var isUp = false
        var body: some View {
          VStack(spacing: 0) {
            Text("word").textRenderer(Raised(height: isUp ? 30 : 0)).accessibilityIdentifier("t")
            Button("go") { withAnimation(.linear(duration: 1)) { isUp = true } }
          }
        }
      }
      let plain = await mount(Text("word").accessibilityIdentifier("t"))
      let harness = await mount(Root())
      #expect(harness.frame(of: "t")?.height == (plain.frame(of: "t")?.height ?? 0) + 10)
      try await harness.tap("go")
      await harness.advance(by: 0.5)
      #expect(harness.displayListDump().contains("transform 1 0 0 1 0 -15"))
    }
  }
}
