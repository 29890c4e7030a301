import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// C4: preferences, as printed, and rules that no printed scenario covers.
  @MainActor
  struct PreferenceScenarios {
    private struct K: PreferenceKey {
      static let defaultValue: [String] = []
      static func reduce(value: inout [String], nextValue: () -> [String]) {
        MainActor.assumeIsolated { Log.add("reduce") }
        value += nextValue()
      }
    }

    private struct Reducing: View {
      @State private var got: [String] = []
      var body: some View {
        VStack {
          Color.red.preference(key: K.self, value: ["a"])
          Color.blue
          Color.green.preference(key: K.self, value: ["c"])
        }
        .onPreferenceChange(K.self) { got = $0 }
        .overlay(Text(got.joined()))
      }
    }

    @Test func `S61 writers are reduced in view order`() async {
      let harness = await mount(Reducing())
      #expect(harness.texts == ["ac"])
      #expect(Log.take() == ["reduce"])
    }

    private struct Height: PreferenceKey {
      static let defaultValue = 0
      static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
    }

    private struct Badged: View {
      let badge = true
      var body: some View {
        Text("row").preference(key: Height.self, value: 7)
          .overlay { if badge { Text("!") } }
          .onPreferenceChange(Height.self) { Log.add("\($0)") }
      }
    }

    @Test func `S62 a dynamic sibling contributes the default`() async {
      let harness = await mount(Badged())
      #expect(Log.take() == ["0"])
      #expect(harness.texts == ["row", "!"])
    }

    private struct Largest: PreferenceKey {
      static let defaultValue = 0
      static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
    }

    @Test func `B8.12 a writer replaces, a transform changes what comes from below`() async {
      _ = await mount(
        Text("x")
          .preference(key: Largest.self, value: 3)
          .transformPreference(Largest.self) { $0 += 10 }
          .onPreferenceChange(Largest.self) { Log.add("inner \($0)") }
          .preference(key: Largest.self, value: 1)
          .onPreferenceChange(Largest.self) { Log.add("outer \($0)") })
      #expect(Set(Log.take()) == ["inner 13", "outer 1"])
    }

    private struct Growing: View {
      @State private var n = 1
      var body: some View {
        VStack {
          ForEach(0..<3, id: \.self) { Text("\($0)").preference(key: Largest.self, value: $0 * n) }
          Button("go") { n = 5 }
        }
        .onPreferenceChange(Largest.self) { Log.add("\($0)") }
      }
    }

    @Test func `B5.28 the action gets the first value and then each change`() async throws {
      let harness = await mount(Growing())
      #expect(Log.take() == ["2"])
      try await harness.tap("go")
      #expect(Log.take() == ["10"])
    }
  }
}
