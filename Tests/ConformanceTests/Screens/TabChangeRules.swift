import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Tabs and pages that come, go, move and change their labels (B20.03, B20.13).
  @MainActor
  struct TabChangeRules {
    @Observable final class Model {
      var items = (0..<4).map { "n\($0)" }
      var title = "a"
      var selection = "n1"
    }

    private struct Tabs: View {
      @Bindable var model: Model

      var body: some View {
        TabView(selection: $model.selection) {
          ForEach(model.items, id: \.self) { item in
            NamedTally(name: "page \(item) ").tabItem { Label("\(model.title) \(item)", systemImage: "star") }.tag(item)
          }
        }
      }
    }

    private struct Pages: View {
      @Bindable var model: Model

      var body: some View {
        TabView(selection: $model.selection) {
          ForEach(model.items, id: \.self) { item in NamedTally(name: "page \(item) ").tag(item) }
        }
        .tabViewStyle(.page)
      }
    }

    /// Changes the items, each time at rest and in the midst of the animation before.
    private func change(_ model: Model, of stage: Stage, animated: Bool, pause: Double) async {
      let changes: [() -> Void] = [
        { model.items.insert("new", at: 0) },
        { model.items.reverse() },
        { model.title = "b" },
        { model.items.removeAll { $0 == "n3" } },
        { model.items.move(fromOffsets: [0], toOffset: model.items.count) },
        { model.items.append("last") },
      ]
      for change in changes {
        await stage.harness.turn { withAnimation(animated ? .default : nil) { change() } }
        await stage.harness.advance(by: pause)
      }
      await stage.rest()
    }

    @Test(arguments: [Idiom.phone, .desktop], [(false, 0.0), (true, 0.1), (true, 1)])
    func `B20.03 tabs that change report no mistake of the app, and the chosen page stays`(_ idiom: Idiom, _ way: (Bool, Double))
      async throws
    {
      let model = Model()
      let stage = await Stage(Tabs(model: model), idiom: idiom)
      try await stage.tap("page n1 0")
      await change(model, of: stage, animated: way.0, pause: way.1)
      #expect(stage.shows("page n1 1") && stage.shows("b n2"))
      #expect(model.selection == "n1")
      #expect(stage.harness.runtimeIssues.isEmpty)
    }

    @Test(arguments: [Idiom.phone, .desktop], [(false, 0.0), (true, 0.1), (true, 1)])
    func `B20.13 pages that change report no mistake of the app, and the chosen page stays`(_ idiom: Idiom, _ way: (Bool, Double))
      async throws
    {
      let model = Model()
      let stage = await Stage(Pages(model: model), idiom: idiom)
      try await stage.tap("page n1 0")
      await change(model, of: stage, animated: way.0, pause: way.1)
      #expect(stage.harness.texts.filter { $0.hasPrefix("page") } == ["page n1 1"])
      #expect(model.selection == "n1")
      #expect(stage.harness.runtimeIssues.isEmpty)
      // The page beside it is the one of the next item.
      await stage.harness.drag(from: CGPoint(x: 350, y: 300), to: CGPoint(x: 40, y: 300), duration: 0.2)
      await stage.rest()
      if idiom == .phone { #expect(model.selection == model.items[model.items.firstIndex(of: "n1")! + 1]) }
    }

    private struct Plain: View {
      let model: Model

      var body: some View {
        TabView { ForEach(model.items, id: \.self) { Text("page \($0)") } }.tabViewStyle(.page)
      }
    }

    @Test(arguments: [false, true])
    func `B20.13 where the page that is shown goes, the next one takes its place`(_ isAnimated: Bool) async {
      let model = Model()
      let stage = await Stage(Plain(model: model))
      func shown() -> [String] { stage.harness.texts.filter { $0.hasPrefix("page") } }
      for _ in 0..<2 {
        await stage.harness.drag(from: CGPoint(x: 350, y: 300), to: CGPoint(x: 40, y: 300), duration: 0.2)
        await stage.rest()
      }
      #expect(shown() == ["page n2"])
      for next in ["n3", "n1", "n0"] {
        await stage.harness.turn { withAnimation(isAnimated ? .default : nil) { model.items.removeAll { "page \($0)" == shown().first } } }
        await stage.rest()
        #expect(shown() == ["page \(next)"])
      }
      await stage.harness.turn { model.items = [] }
      await stage.harness.turn { model.items = ["x", "y"] }
      await stage.rest()
      #expect(shown() == ["page x"])
      #expect(stage.harness.runtimeIssues.isEmpty)
    }

    @Test func `B20.11 tabs of a desktop that have no room have shorter titles`() async throws {
      let stage = await Stage(
        TabView {
          ForEach(0..<14) { number in Text("page \(number)").tabItem { Label("Settings tab \(number)", systemImage: "star") } }
        }, idiom: .desktop, size: CGSize(width: 800, height: 300))
      let frames = try (0..<14).map { try #require(stage.harness.elementFrame("Settings tab \($0)")) }
      for (left, right) in zip(frames, frames.dropFirst()) { #expect(left.maxX <= right.minX + 0.01) }
      #expect(frames[0].minX >= 0 && frames[13].maxX <= 800)
      try await stage.tap("Settings tab 13")
      #expect(stage.shows("page 13"))
    }
  }
}
