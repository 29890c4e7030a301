import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Modifiers of items of toolbars, and buttons by their role alone.
  @MainActor
  struct ToolbarContentRules {
    private struct Root: View {
      var hides = false

      var body: some View {
        NavigationStack {
          Text("page").navigationTitle("title").toolbar {
            ToolbarItem(placement: .topBarTrailing) { Button("one") {} }.hidden(hides)
            ToolbarItem(placement: .topBarLeading) { Button("two") {} }.sharedBackgroundVisibility(.hidden)
            DefaultToolbarItem(kind: .search, placement: .bottomBar)
            ToolbarItemGroup(placement: .topBarTrailing) {
              Button("three") {}
            } label: {
              Text("group")
            }
          }
        }
      }
    }

    @Test func `an item can be taken out, and wishes about its ground change nothing`() async {
      let stage = await Stage(Root())
      for title in ["one", "two", "three"] { #expect(stage.shows(title)) }
      let hiding = await Stage(Root(hides: true))
      #expect(!hiding.shows("one"))
    }

    @Test func `an item that is hidden at first is not shown`() async {
      struct Custom: View {
        var body: some View {
          NavigationStack {
            Text("page").toolbar(id: "main") {
              ToolbarItem(id: "a") { Button("one") {} }.customizationBehavior(.disabled)
              ToolbarItem(id: "b") { Button("two") {} }.defaultCustomization(.hidden)
              ToolbarItem(id: "c") { Button("three") {} }.defaultCustomization(.hidden, options: .alwaysAvailable)
            }
          }
        }
      }
      let stage = await Stage(Custom())
      #expect(stage.shows("one") && !stage.shows("two") && stage.shows("three"))
    }

    @Test func `B21.12gh a role alone labels a button`() async throws {
      struct Roles: View {
        @State private var done = ""

        var body: some View {
          VStack {
            Text("did \(done)")
            Button(role: .close) { done = "close" }
            Button(role: .confirm) { done = "confirm" }
            Button(role: .cancel) { done = "cancel" }
          }
        }
      }
      let stage = await Stage(Roles())
      for (title, name) in [("Close", "close"), ("Done", "confirm"), ("Cancel", "cancel")] {
        try await stage.tap(title)
        #expect(stage.shows("did \(name)"))
      }
      #expect(!stage.shows("Close") && stage.shows("Cancel"))
      let desktop = await Stage(Roles(), idiom: .desktop)
      #expect(desktop.shows("Close"))
    }
  }
}
