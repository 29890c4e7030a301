import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// What stands for missing content (B17.75).
  @MainActor
  struct UnavailableRules {
    @Test func `S292 B17.75cd the text that was searched for is named, and without one there are no results`() async {
      let found = await mount(ContentUnavailableView.search(text: "yy"))
      #expect(found.texts == ["No Results for “yy”", "Check the spelling or try a new search."])
      let nothing = await mount(ContentUnavailableView.search)
      #expect(nothing.texts.first == "No Results")
    }

    @Test func `B17.75a label, description and actions stand in the middle of the proposal`() async throws {
      let harness = await mount(
        ContentUnavailableView {
          Label("No Mail", systemImage: "tray.fill").accessibilityIdentifier("label")
        } description: {
          Text("New mails appear here.").accessibilityIdentifier("description")
        } actions: {
          Button("Refresh") { Log.add("refresh") }
        })
      #expect(harness.texts == ["No Mail", "New mails appear here.", "Refresh"])
      #expect(harness.frame(of: "description")?.midX == 195)
      try await harness.tap("Refresh")
      #expect(Log.take() == ["refresh"])
    }

    @Test func `B17.75 titles come with symbols, and descriptions are optional`() async {
      let harness = await mount(
        VStack {
          ContentUnavailableView("Nothing", systemImage: "star")
          ContentUnavailableView("Little" as String, systemImage: "star", description: Text("at all"))
        })
      #expect(harness.texts == ["Nothing", "Little", "at all"])
      #expect(harness.runtimeIssues.isEmpty)
    }
  }
}
