import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Links in texts, as a person operates them.
  @MainActor
  struct LinkScenarios {
    private struct Page: View {
      @State private var urls: [String] = []
      var body: some View {
        VStack {
          Text("[site](https://a.example)")
          Text("Read [the guide](https://b.example) or [the notes](https://c.example).")
          Text(urls.joined(separator: " ")).accessibilityIdentifier("urls")
        }
        .environment(
          \.openURL,
          OpenURLAction { url in
            urls.append(url.absoluteString)
            return .handled
          })
      }
    }

    @Test func `a tap on a link opens its address once`() async throws {
      let harness = await mount(Page())
      try await harness.tap("site")
      #expect(harness.text(of: "urls") == "https://a.example")
      try await harness.tap("the notes")
      try await harness.tap("the guide")
      #expect(harness.text(of: "urls") == "https://a.example https://c.example https://b.example")
    }

    @Test func `without a handler the system opens a link`() async throws {
      let harness = await mount(Text("[site](https://a.example)"))
      try await harness.tap("site")
      #expect(harness.openedURLs.map(\.absoluteString) == ["https://a.example"])
    }

    @Test func `the focus goes from link to link`() async throws {
      let harness = await mount(Page())
      await harness.moveFocus()
      #expect(harness.focusedLabel == "site")
      await harness.moveFocus()
      #expect(harness.focusedLabel == "the guide")
      await harness.moveFocus()
      #expect(harness.focusedLabel == "the notes")
    }
  }
}
