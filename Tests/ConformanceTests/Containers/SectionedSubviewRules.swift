import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Containers that look at the sections of their content (documentation).
  @MainActor
  struct SectionedSubviewRules {
    private struct Board<Content: View>: View {
      @ViewBuilder let content: Content

      var body: some View {
        VStack {
          ForEach(sections: content) { section in
            Text("header \(section.header.count)")
            section.header
            ForEach(section.content) { card in card }
            section.footer
          }
        }
      }
    }

    private struct Root: View {
      @State private var hasMore = false

      var body: some View {
        Board {
          Text("loose")
          Section("first") {
            Text("a")
            if hasMore { Text("b") }
          }
          Section {
            ForEach(["c", "d"], id: \.self) { Text($0) }
          } footer: {
            Text("foot")
          }
          Button("more") { hasMore = true }
        }
      }
    }

    @Test func `sections come with header, content and footer, and views outside of any as one`() async throws {
      let harness = ViewHarness(Root())
      await harness.settle()
      #expect(
        harness.texts == ["header 0", "loose", "header 1", "first", "a", "header 0", "c", "d", "foot", "header 0", "more"])
      try await harness.tap("more")
      #expect(harness.texts.prefix(6) == ["header 0", "loose", "header 1", "first", "a", "b"])
    }

    @Test func `a group gets the sections as a collection`() async {
      let view = Group(
        sections: Group {
          Section("one") { Text("a") }
          Section("two") { Text("b") }
        }
      ) { sections in
        Text("\(sections.count) sections")
        if let last = sections.last { last.content }
      }
      let harness = ViewHarness(VStack { view })
      await harness.settle()
      #expect(harness.texts == ["2 sections", "b"])
    }
  }
}
