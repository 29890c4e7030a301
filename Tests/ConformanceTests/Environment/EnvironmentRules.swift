import RivuletTesting
import SwiftUI
import Testing

extension EnvironmentValues {
  @Entry fileprivate var theme = "plain"
}

extension Conformance {
  /// Rules about the environment that no printed scenario covers.
  @MainActor
  struct EnvironmentRules {
    private struct Reader: View {
      @Environment(\.theme) private var theme
      var body: some View {
        let _ = Log.add(theme)
        Text(theme)
      }
    }

    @Test func `B8.02 the innermost write wins`() async {
      let harness = await mount(Reader().environment(\.theme, "inner").environment(\.theme, "outer"))
      #expect(harness.texts == ["inner"])
    }

    @Test func `B8.01 a write reaches its own subtree only`() async {
      let harness = await mount(
        VStack {
          Reader().environment(\.theme, "dark")
          Reader()
        })
      #expect(harness.texts == ["dark", "plain"])
    }

    private struct SameValue: View {
      @State private var n = 0
      var body: some View {
        VStack {
          Reader()
          Button("n=\(n)") { n += 1 }
        }
        .environment(\.theme, n > 5 ? "other" : "same")
      }
    }

    @Test func `B3.41 the same value evaluates nothing`() async throws {
      let harness = await mount(SameValue())
      #expect(Log.take() == ["same"])
      try await harness.tap("n=0")
      #expect(Log.take() == [])
    }

    private struct SwitchingKey: View {
      @State private var isDark = false
      var body: some View {
        VStack {
          Reader()
          Text("end")
          Button("go") { isDark.toggle() }
        }
        .environment(isDark ? \.theme : \.other, "written")
      }
    }

    @Test func `B8.07 a write follows a key path that changes`() async throws {
      let harness = await mount(SwitchingKey())
      #expect(harness.texts == ["plain", "end", "go"])
      try await harness.tap("go")
      #expect(harness.texts == ["written", "end", "go"])
      try await harness.tap("go")
      #expect(harness.texts == ["plain", "end", "go"])
    }

    private struct Nested: View {
      var body: some View {
        VStack {
          Button("dead") { Log.add("dead") }.disabled(false)
          Button("dead too") { Log.add("dead too") }
        }
        .disabled(true)
      }
    }

    @Test func `B8.06 nothing inside undoes disabled`() async throws {
      let harness = await mount(Nested())
      try await harness.tap("dead")
      try await harness.tap("dead too")
      #expect(Log.take() == [])
      #expect(harness.semanticsDump().components(separatedBy: "disabled").count == 3)
    }

    @Test func `A6.04 the named values can be overridden and read`() async {
      struct Values: View {
        @Environment(\.colorScheme) private var scheme
        @Environment(\.layoutDirection) private var direction
        @Environment(\.locale) private var locale
        @Environment(\.dynamicTypeSize) private var size
        @Environment(\.isEnabled) private var isEnabled
        @Environment(\.displayScale) private var scale
        var body: some View {
          Text(verbatim: "\(scheme) \(direction) \(locale.identifier) \(size) \(isEnabled) \(scale)")
        }
      }
      let harness = await mount(
        VStack {
          Values()
          Values()
            .environment(\.colorScheme, .dark).environment(\.layoutDirection, .rightToLeft)
            .environment(\.locale, Locale(identifier: "ko_KR")).environment(\.dynamicTypeSize, .xxxLarge)
            .disabled(true)
        })
      #expect(harness.texts == ["light leftToRight en_US large true 2.0", "dark rightToLeft ko_KR xxxLarge false 2.0"])
    }
  }
}

extension EnvironmentValues {
  @Entry fileprivate var other = "other"
}
