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
