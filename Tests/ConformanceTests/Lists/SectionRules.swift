import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Sections that come, go and are collapsed (B17.19–B17.21).
  @MainActor
  struct SectionRules {
    private struct Collapsing: View {
      @ObservedObject var m: ScrollModel
      @State private var isOpen = true

      var body: some View {
        List {
          Section(isExpanded: $isOpen) {
            Counter(t: "row")
          } header: {
            Text("head")
          }
          DisclosureGroup("group") { Counter(t: "inner") }
          if m.n == 0 { Counter(t: "if") }
          Button("toggle") { isOpen.toggle() }
        }
      }
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B17.21 rows of what is collapsed lose their state`(_ idiom: Idiom) async throws {
      let m = ScrollModel()
      let harness = await shown(Collapsing(m: m).textCase(nil), idiom)
      try await harness.tap("row0")
      try await harness.tap("if0")
      #expect(harness.texts.contains("row1") && harness.texts.contains("if1"))
      try await harness.tap("toggle")
      await harness.advance(by: 1)
      #expect(!harness.texts.contains("row1") && harness.texts.contains("head"))
      try await harness.tap("toggle")
      await harness.advance(by: 1)
      #expect(harness.texts.contains("row0"))
      try await harness.tap("group")
      await harness.advance(by: 1)
      try await harness.tap("inner0")
      #expect(harness.texts.contains("inner1"))
      for _ in 0..<2 {
        try await harness.tap("group")
        await harness.advance(by: 1)
      }
      #expect(harness.texts.contains("inner0"))
      await harness.turn { m.n = 1 }
      await harness.turn { m.n = 0 }
      #expect(harness.texts.contains("if0"))
    }
  }
}
