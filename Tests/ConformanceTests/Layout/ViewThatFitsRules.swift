import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// The first of several views that fits.
  @MainActor
  struct ViewThatFitsRules {
    private struct Root: View {
      @State private var width: CGFloat = 200
      @State private var extra: CGFloat = 0
      var body: some View {
        VStack {
          ViewThatFits(in: .horizontal) {
            Named(name: "long", width: 150 + extra)
            Named(name: "middle", width: 100)
            Named(name: "short", width: 50)
          }
          .frame(width: width, height: 20).accessibilityIdentifier("fits")
          Button("100") { width = 100 }
          Button("10") { width = 10 }
          Button("200") { width = 200 }
          Button("grow") { extra = 100 }
        }
      }
    }

    private struct Named: View {
      let name: String
      let width: CGFloat
      var body: some View {
        Counter(t: name).frame(width: width, height: 50).accessibilityIdentifier(name)
          .onAppear { Log.add("\(name) appears") }.onDisappear { Log.add("\(name) disappears") }
          .preference(key: Shown.self, value: [name])
      }
    }

    private struct Shown: PreferenceKey {
      static let defaultValue: [String] = []
      static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }

    @Test func `B9.28 the first view whose ideal size fits is shown, and of none that fits the last`() async throws {
      let harness = await mount(Root())
      #expect(harness.texts.first == "long0")
      #expect(harness.frame(of: "middle") == nil)
      try await harness.tap("100")
      #expect(harness.texts.first == "middle0")
      #expect(harness.frame(of: "long") == nil)
      try await harness.tap("10")
      #expect(harness.texts.first == "short0")
      #expect(harness.frame(of: "short")?.width == 50)
      try await harness.tap("200")
      try await harness.tap("grow")
      #expect(harness.texts.first == "middle0")
      await #expect(throws: (any Error).self) { try await harness.tap("long0") }
      #expect(!harness.semanticsDump().contains("long0"))
    }

    @Test func `B9.28 only what is shown has appeared, and a view that is shown again has kept its state`() async throws {
      let harness = await mount(Root())
      #expect(Log.take() == ["long appears"])
      try await harness.tap("long0")
      try await harness.tap("100")
      #expect(Log.take() == ["middle appears", "long disappears"])
      try await harness.tap("200")
      #expect(harness.texts.first == "long1")
      #expect(Log.take() == ["long appears", "middle disappears"])
    }

    @Test func `B8.11 the preferences are those of the view that is shown`() async throws {
      struct Reading: View {
        @State private var shown = ""
        var body: some View {
          VStack {
            Root().onPreferenceChange(Shown.self) { shown = $0.joined(separator: ",") }
            Text("shown \(shown)")
          }
        }
      }
      let harness = await mount(Reading())
      #expect(harness.texts.contains("shown long"))
      try await harness.tap("100")
      #expect(harness.texts.contains("shown middle"))
    }

    @Test func `B9.28 only the given axes matter`() async {
      func fitting(_ axes: Axis.Set) -> some View {
        ViewThatFits(in: axes) {
          Box("a", 100, 10)
          Box("b", 10, 100)
          Box("c", 5, 5)
        }
        .frame(width: 50, height: 50)
      }
      await check(fitting(.horizontal), in: CGSize(width: 50, height: 50), places: "root 0,0 50x50; b 20,-25 10x100")
      await check(fitting(.vertical), in: CGSize(width: 50, height: 50), places: "root 0,0 50x50; a -25,20 100x10")
      await check(fitting([.horizontal, .vertical]), in: CGSize(width: 50, height: 50), places: "root 0,0 50x50; c 22.5,22.5 5x5")
    }

    @Test func `B9.28 views of data and branches are candidates too`() async throws {
      struct Changing: View {
        @State private var widths: [CGFloat] = [300, 80]
        var body: some View {
          VStack {
            ViewThatFits {
              if widths.count > 2 { Box("first", 90, 10) }
              ForEach(widths, id: \.self) { Box("w\(Int($0))", $0, 10) }
            }
            .frame(width: 100)
            Button("more") { widths = [400, 300, 60] }
          }
        }
      }
      let harness = await mount(Changing())
      #expect(harness.frame(of: "w80") != nil)
      try await harness.tap("more")
      #expect(harness.frame(of: "first") != nil)
      #expect(harness.frame(of: "w80") == nil)
      #expect(harness.frame(of: "w60") == nil)
    }

    @Test func `a ViewThatFits without views is empty`() async {
      await check(
        HStack(spacing: 0) {
          ViewThatFits {}
          Box("a", 10, 10)
        }, in: CGSize(width: 50, height: 50), places: "root 0,0 10x10; a 0,0 10x10")
    }
  }
}
