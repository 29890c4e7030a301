import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// B2.07: a turn inside another one, such as that of a picture that a body makes, changes nothing for the one around it.
  @MainActor
  struct NestedTurnRules {
    private final class Model: ObservableObject {
      @Published var n = 0
    }

    /// Stores a closure, whose context is the object alone.
    private struct Stored: View {
      let content: () -> Text
      var body: some View { content() }
    }

    private struct Picture: View {
      let n: Int
      let depth: Int
      var body: some View {
        let inner = depth > 0 ? ImageRenderer(content: Picture(n: n, depth: depth - 1)).pngData : nil
        Text("picture \(n) \(inner?.count ?? 0)")
      }
    }

    /// Where a picture is made.
    enum Moment: CaseIterable {
      case body, action, appear, change
    }

    private struct Root: View {
      let moment: Moment
      let depth: Int
      @ObservedObject var model: Model
      @State private var bytes = 0

      var body: some View {
        let _ = moment == .body ? make() : 0
        VStack {
          Text("n \(model.n)")
          Stored { [model] in Text("stored \(model.n)") }
          if model.n > 0 { Color.clear.onAppear { if moment == .appear { bytes = make() } } }
          Button("tap") {
            model.n += 1
            if moment == .action { bytes = make() }
          }
        }
        .onChange(of: model.n) { if moment == .change { bytes = make() } }
      }

      private func make() -> Int { ImageRenderer(content: Picture(n: model.n, depth: depth)).pngData?.count ?? 0 }
    }

    @Test(arguments: Moment.allCases, [0, 1]) func `B2.07 a picture that is made in a turn leaves no view stale`(moment: Moment, depth: Int)
      async throws
    {
      let model = Model()
      let harness = await mount(Root(moment: moment, depth: depth, model: model))
      for n in 1...3 {
        try await harness.tap("tap")
        #expect(harness.texts == ["n \(n)", "stored \(n)", "tap"])
      }
      await harness.turn { model.n = 9 }
      #expect(harness.texts == ["n 9", "stored 9", "tap"])
      #expect(harness.runtimeIssues == [])
    }

    private struct Fading: View {
      @State private var isThere = false
      var body: some View { Color.red.frame(width: isThere ? 40 : 20, height: 20).onAppear { isThere = true } }
    }

    private struct Animating: View {
      @State private var data: [Data?] = []
      var body: some View {
        VStack {
          Text("\(data.count)")
          Button("plain") { data.append(ImageRenderer(content: Fading()).pngData) }
          Button("animated") { withAnimation(.linear(duration: 5)) { data.append(ImageRenderer(content: Fading()).pngData) } }
          Text(data.count == 2 && data[0] == data[1] ? "same" : "different")
        }
      }
    }

    @Test func `B6.15 a picture that is made inside withAnimation shows its view at rest`() async throws {
      let harness = await mount(Animating())
      try await harness.tap("plain")
      try await harness.tap("animated")
      await harness.advance(by: 6)
      #expect(harness.texts.last == "same")
    }

    @Test func `B2.07 turns of two harnesses that take turns show what they own and what they share`() async throws {
      let shared = Model()
      let (first, second) = (
        ViewHarness(Root(moment: .body, depth: 0, model: shared)), ViewHarness(Root(moment: .change, depth: 1, model: shared))
      )
      await first.settle()
      await second.settle()
      for n in stride(from: 1, to: 7, by: 2) {
        try await first.tap("tap")
        #expect(first.texts == ["n \(n)", "stored \(n)", "tap"])
        await second.settle()
        #expect(second.texts == ["n \(n)", "stored \(n)", "tap"])
        try await second.tap("tap")
        await first.settle()
        #expect(first.texts == ["n \(n + 1)", "stored \(n + 1)", "tap"])
        #expect(second.texts == first.texts)
      }
    }
  }
}
