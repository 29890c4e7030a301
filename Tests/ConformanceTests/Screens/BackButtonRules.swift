import Foundation
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Titles of back buttons (B18.45, B18.46).
  @MainActor
  struct BackButtonRules {
    private struct Root: View {
      let title: String
      let items: [String]
      var role = ToolbarRole.automatic
      @State private var path = [1]
      @State private var below = "Mailboxes"

      var body: some View {
        NavigationStack(path: $path) {
          Text("root").navigationTitle(below)
            .navigationDestination(for: Int.self) { _ in
              Button("rename") { below = "Renamed" }.navigationTitle(title).navigationBarTitleDisplayMode(.inline).toolbarRole(role)
                .toolbar { ToolbarItemGroup(placement: .topBarLeading) { ForEach(items, id: \.self) { Button($0) {} } } }
            }
        }
      }
    }

    @Test func `B18.45 a back button says the title below, or Back, or nothing, as there is room`() async throws {
      let wide = await Stage(Root(title: "Short", items: []))
      #expect(wide.shows("Mailboxes") && !wide.shows("Back"))
      let long = await Stage(Root(title: "A rather long title of this screen", items: []))
      #expect(!long.shows("Mailboxes") && long.shows("Back"))
      let full = await Stage(Root(title: "A rather long title of this screen", items: ["First item", "Second item", "Third"]))
      #expect(!full.shows("Mailboxes") && !full.shows("Back") && full.shows("First item"))
      for (stage, label) in [(wide, "Mailboxes"), (long, "Back"), (full, "Mailboxes")] {
        #expect(stage.harness.role(of: label) == "button")
        try await stage.tap("BackButton")
        #expect(stage.shows("root"))
      }
    }

    @Test func `B18.45 the title of the back button follows that of the screen below`() async throws {
      let stage = await Stage(Root(title: "Short", items: []))
      try await stage.tap("rename")
      #expect(stage.shows("Renamed") && !stage.shows("Mailboxes"))
    }

    @Test func `B20.23 the back button of an editor has no title`() async throws {
      let stage = await Stage(Root(title: "Short", items: [], role: .editor))
      #expect(!stage.shows("Mailboxes") && !stage.shows("Back") && stage.harness.role(of: "Mailboxes") == "button")
      try await stage.tap("BackButton")
      #expect(stage.shows("root"))
    }

    private struct Columns: View {
      let hasStack: Bool
      @State private var choice: Int?

      var body: some View {
        NavigationSplitView {
          if hasStack { NavigationStack { list } } else { list }
        } detail: {
          NavigationStack { Text("detail").navigationTitle("Row \(choice ?? -1)") }
        }
      }

      private var list: some View { List(0..<5, id: \.self, selection: $choice) { Text("Row \($0)") }.navigationTitle("Folders") }
    }

    @Test(arguments: [false, true])
    func `B18.54 the back button of a detail in one stack says the title of the sidebar`(hasStack: Bool) async throws {
      let stage = await Stage(Columns(hasStack: hasStack))
      try await stage.tap("Row 2")
      #expect(stage.shows("detail") && stage.shows("Folders") && !stage.shows("Back"))
      try await stage.tap("BackButton")
      #expect(!stage.shows("detail"))
    }
  }
}
