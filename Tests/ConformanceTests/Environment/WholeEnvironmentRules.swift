import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// B3.44: the whole environment as one property.
  @MainActor
  struct WholeEnvironmentRules {
    private struct Reader: View {
      @Environment(\.self) private var environment
      @State private var readsLimit = false
      var body: some View {
        let _ = Log.add("body")
        Text(environment.isEnabled ? "enabled" : "disabled")
        if readsLimit { Text("limit \(environment.lineLimit ?? 0)") }
        Button("read") { readsLimit = true }
      }
    }

    private struct Root: View {
      @State private var limit = 1
      @State private var isDisabled = false
      var body: some View {
        VStack {
          Reader().lineLimit(limit).disabled(isDisabled)
          Button("limit") { limit += 1 }
          Button("disable") { isDisabled.toggle() }
        }
      }
    }

    private struct Speed: EnvironmentKey {
      static var defaultValue: Int { 0 }
    }

    private struct Name: EnvironmentKey {
      static var defaultValue: String { "" }
    }

    @Test func `the environment describes its writes, the newest first and each kept`() {
      var environment = EnvironmentValues()
      #expect(environment.description == "[]")
      environment[Speed.self] = 1
      environment[Name.self] = "a"
      #expect(environment.description == "[EnvironmentPropertyKey<Name> = a, EnvironmentPropertyKey<Speed> = 1]")
      environment[Speed.self] = 2
      #expect(
        environment.description
          == "[EnvironmentPropertyKey<Speed> = 2, EnvironmentPropertyKey<Name> = a, EnvironmentPropertyKey<Speed> = 1]")
      #expect(environment[Speed.self] == 2)
    }

    @Test func `B3.44 only the keys that were read count, and what is read is new`() async throws {
      let harness = await mount(Root())
      #expect(Log.take() == ["body"])
      try await harness.tap("limit")
      #expect(Log.take() == [])
      try await harness.tap("disable")
      #expect(Log.take() == ["body"])
      #expect(harness.texts.contains("disabled"))
      try await harness.tap("disable")
      try await harness.tap("read")
      #expect(harness.texts.contains("limit 2"))
      _ = Log.take()
      try await harness.tap("limit")
      #expect(Log.take() == ["body"])
      #expect(harness.texts.contains("limit 3"))
    }
  }
}
