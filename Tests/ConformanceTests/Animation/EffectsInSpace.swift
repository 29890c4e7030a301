import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Effects in space and on colours that go over gradually: what is shown changes in each frame, and no body runs for it (B6.04).
  @MainActor struct EffectsInSpace {
    /// Moves by twice its number, and says when it is asked.
    struct Slide: GeometryEffect {
      var way: Double

      var animatableData: Double {
        get { way }
        set { way = newValue }
      }

      func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: 2 * way, y: 0))
      }
    }

    /// A content that follows a number, beside another view.
    struct Board<Content: View>: View {
      @ViewBuilder let content: (Double) -> Content
      @State private var x = 0.0

      var body: some View {
        let _ = Log.add("body \(x)")
        VStack(spacing: 0) {
          content(x)
          Neighbour()
          Button("go") { withAnimation(.linear(duration: 1)) { x = 100 } }
          Button("jump") { x = 40 }
        }
      }
    }

    struct Neighbour: View {
      var body: some View {
        let _ = Log.add("neighbour")
        Text("beside")
      }
    }

    private func harness<Content: View>(@ViewBuilder _ content: @escaping (Double) -> Content) async -> ViewHarness {
      let harness = ViewHarness(Board(content: content))
      await harness.settle()
      _ = Log.take()
      return harness
    }

    private var box: some View { Color.red.frame(width: 100, height: 100).accessibilityIdentifier("box") }

    @Test func `B6.04 a geometry effect is asked in each frame, and no body runs`() async throws {
      let harness = await harness { box.modifier(Slide(way: $0)) }
      let start = try #require(harness.presented("box", .x))
      try await harness.tap("go")
      #expect(Log.take() == ["body 100.0"])
      await harness.advance(by: 0.5)
      #expect(harness.presented("box", .x) == start + 100)
      #expect(harness.frame(of: "box").map { Double($0.minX) } == start)
      await harness.advance(by: 1)
      #expect(harness.presented("box", .x) == start + 200)
      #expect(Log.take() == [])
    }

    @Test func `the angle of a turn in space goes over gradually`() async throws {
      let harness = await harness { box.rotation3DEffect(.degrees($0 * 1.2), axis: (x: 0, y: 1, z: 0), perspective: 0) }
      #expect(harness.presented("box", .width) == 100)
      try await harness.tap("go")
      await harness.advance(by: 0.5)
      #expect(abs((harness.presented("box", .width) ?? 0) - 50) < 0.01)
      await harness.advance(by: 0.25)
      #expect(abs((harness.presented("box", .width) ?? 0) - 0) < 0.01)
      await harness.advance(by: 0.25)
      #expect(abs((harness.presented("box", .width) ?? 0) - 50) < 0.01)
      #expect(harness.frame(of: "box")?.width == 100)
      #expect(Log.take() == ["body 100.0"])
    }

    @Test func `B6.21 without an animation the turn is there at once`() async throws {
      let harness = await harness { box.rotation3DEffect(.degrees($0 * 1.5), axis: (x: 0, y: 1, z: 0), perspective: 0) }
      try await harness.tap("jump")
      #expect(abs((harness.presented("box", .width) ?? 0) - 50) < 0.01)
    }

    @Test func `amounts of colour effects go over gradually`() async throws {
      let harness = await harness { box.brightness($0 / 100) }
      func layer() -> String? { harness.displayListDump().split(separator: "\n").first { $0.contains("colors") }.map(String.init) }
      #expect(layer() == nil)
      try await harness.tap("go")
      await harness.advance(by: 0.25)
      #expect(layer()?.contains("colors 1 0 0 0.25 ") == true)
      await harness.advance(by: 1)
      #expect(layer()?.contains("colors 1 0 0 1 ") == true)
      #expect(Log.take() == ["body 100.0"])
    }

    @Test func `hits follow what is seen during the motion`() async throws {
      let harness = await harness { x in
        Button("target") { Log.add("hit") }.frame(width: 100, height: 40).modifier(Slide(way: x))
      }
      try await harness.tap("go")
      await harness.advance(by: 0.5)
      _ = Log.take()
      try await harness.tap("target")
      #expect(Log.take().contains("hit"))
    }
  }
}
