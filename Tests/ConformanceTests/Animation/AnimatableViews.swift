import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// B6.05: views, modifiers and shapes that say which part of them goes over gradually.
  @MainActor struct AnimatableViews {
    struct Number: View, Animatable {
      var value: Double

      nonisolated var animatableData: Double {
        get { value }
        set { value = newValue }
      }

      var body: some View {
        let _ = Log.add("number")
        Text(String(format: "%.2f", value))
      }
    }

    struct Lifting: AnimatableModifier {
      var height: CGFloat

      nonisolated var animatableData: CGFloat {
        get { height }
        set { height = newValue }
      }

      func body(content: Content) -> some View {
        content.offset(y: -height * height)
      }
    }

    struct Wedge: Shape {
      var share: Double

      var animatableData: Double {
        get { share }
        set { share = newValue }
      }

      func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: rect.width * share, height: rect.height)) }
    }

    struct Root<Content: View>: View {
      @ViewBuilder let content: (Double) -> Content
      @State private var x = 0.0

      var body: some View {
        let _ = Log.add("root")
        VStack {
          content(x)
          Button("go") {
            withAnimation(.linear(duration: 1)) {
              x = 1
            } completion: {
              Log.add("complete")
            }
          }
        }
      }
    }

    private func harness<Content: View>(@ViewBuilder _ content: @escaping (Double) -> Content) async -> ViewHarness {
      let harness = ViewHarness(Root(content: content))
      await harness.settle()
      _ = Log.take()
      return harness
    }

    @Test func `S103 B6.05 the body of an animatable view runs in each frame, and that of the view around it once`() async throws {
      let harness = await harness { Number(value: $0) }
      try await harness.tap("go")
      #expect(harness.texts.first == "0.00")
      #expect(Log.take() == ["root"])
      await harness.advance(by: 0.5)
      #expect(harness.texts.first == "0.50")
      #expect(Log.take() == Array(repeating: "number", count: 30))
      await harness.advance(by: 0.5)
      #expect(harness.texts.first == "1.00")
      await harness.advance(by: 1)
      #expect(Log.take() == Array(repeating: "number", count: 30) + ["complete"])
    }

    @Test func `B6.05 an animatable modifier makes what it modifies anew in each frame`() async throws {
      let harness = await harness { x in
        Color.red.frame(width: 10, height: 10).modifier(Lifting(height: x * 10)).accessibilityIdentifier("box")
      }
      try await harness.tap("go")
      await harness.advance(by: 0.5)
      #expect(abs((harness.presented("box", .offsetY) ?? 0) + 25) < 1e-6)
      await harness.advance(by: 0.5)
      #expect(harness.presented("box", .offsetY) == -100)
    }

    @Test func `B6.03 a shape is drawn with its part between old and new, and no body runs`() async throws {
      let harness = await harness { x in Wedge(share: x).fill(.red).frame(width: 100, height: 10).accessibilityIdentifier("box") }
      try await harness.tap("go")
      _ = Log.take()
      await harness.advance(by: 0.25)
      #expect(harness.displayListDump().contains(" 25 10 re"))
      #expect(Log.take() == [])
    }

    @Test func `B6.03 strokes, trims and gradients go over gradually`() async throws {
      let harness = await harness { x in
        Circle().trim(from: 0, to: x).stroke(.red, lineWidth: 2 + x * 10).frame(width: 100, height: 100)
        Rectangle().fill(LinearGradient(colors: [.black, Color(white: x)], startPoint: .leading, endPoint: .trailing))
          .frame(width: 50, height: 50)
      }
      try await harness.tap("go")
      await harness.advance(by: 0.5)
      let dump = harness.displayListDump()
      #expect(dump.contains("width 7"))
      #expect(dump.contains("stroke"))
      #expect(dump.contains("0.5 0.5 0.5 1"))
    }
  }
}
