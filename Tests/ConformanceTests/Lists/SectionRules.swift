import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Sections that come, go and are collapsed (B17.19–B17.21).
  @MainActor
  struct SectionRules {
    private struct Sidebar: View {
      @State private var isOpen = true
      let isSidebar: Bool

      @ViewBuilder private var list: some View {
        let list = List {
          Section("*head*", isExpanded: $isOpen) { Text("row") }
          Section("second") { Text("other") }
        }
        if isSidebar { list.listStyle(.sidebar) } else { list.listStyle(.inset) }
      }

      var body: some View { list }
    }

    @Test(arguments: [Idiom.phone, .desktop], [true, false])
    func `the header of a sidebar's section opens and closes the section`(_ idiom: Idiom, _ isSidebar: Bool) async throws {
      let harness = await shown(Sidebar(isSidebar: isSidebar).textCase(nil), idiom)
      #expect((harness.role(of: "head") == "disclosure") == isSidebar)
      #expect(harness.role(of: "second") != "disclosure")
      guard isSidebar else { return }
      #expect(harness.value(of: "head") == "expanded")
      for isOpen in [false, true] {
        try await harness.tap("head")
        _ = await harness.rest()
        #expect(harness.texts.contains("row") == isOpen && harness.texts.contains("other"))
      }
    }

    @Test func `the title of a section is a key if it is a literal, and shown as it is if it is a string`() async {
      let title = "*string*"
      let harness = await shown(
        List {
          Section("*key*") { Text("row") }
          Section(title) { Text("row") }
          Section("*open*", isExpanded: .constant(true)) { Text("row") }
          Section(title, isExpanded: .constant(true)) { Text("row") }
        }
        .textCase(nil), .phone)
      #expect(harness.texts.filter { $0 != "row" } == ["key", "*string*", "open", "*string*"])
    }

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
