import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Menus at titles, and menus in styles of an app's own.
  @MainActor
  struct TitleMenuScenarios {
    @Test(arguments: [Idiom.phone, .desktop])
    func `B20.23c B20.23f a title opens a menu where the screen has one for it`(_ idiom: Idiom) async throws {
      struct Root: View {
        @State private var name = "old"
        var body: some View {
          NavigationStack {
            Text(name).navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
              .toolbarTitleMenu { Button("Rename") { name = "new" } }
          }
        }
      }
      let stage = await Stage(Root(), idiom: idiom)
      #expect(!stage.shows("Rename"))
      try await stage.tap("Title")
      #expect(stage.shows("Rename"))
      try await stage.tap("Rename")
      #expect(stage.shows("new"))
      #expect(!stage.shows("Rename"))
    }

    @Test func `items of a title's menu have the environment of the view that declares them`() async throws {
      struct Root: View {
        var body: some View {
          NavigationStack {
            Text("content").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
              .toolbarTitleMenu {
                RenameButton()
                EnvironmentMark(name: "mark")
              }
              .renameAction { Log.add("rename") }
              .environment(\.mark, "inner")
          }
        }
      }
      let stage = await Stage(Root())
      try await stage.tap("Title")
      #expect(stage.shows("mark:inner"))
      try await stage.tap("Rename")
      #expect(Log.take() == ["rename"])
      #expect(!stage.shows("Rename"))
    }

    @Test func `a screen may have no title in its bar`() async {
      func root(_ kind: ToolbarDefaultItemKind?) -> some View {
        NavigationStack { Text("content").navigationTitle("Title").toolbar(removing: kind) }
      }
      let (plain, without) = (await Stage(root(nil)), await Stage(root(.title)))
      #expect(plain.shows("Title"))
      #expect(!without.shows("Title"))
    }

    private struct Framed: MenuStyle {
      let name: String

      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Text(name)
          Menu(configuration)
        }
      }
    }

    @Test func `a menu looks as the style around says, and opens`() async throws {
      struct Root: View {
        @State private var log = "none"
        var body: some View {
          VStack {
            Text(log)
            Menu("Actions") { Button("Do") { log = "done" } }.menuStyle(Framed(name: "inner"))
          }
          .menuStyle(Framed(name: "outer"))
        }
      }
      let stage = await Stage(Root())
      #expect(stage.harness.texts == ["none", "inner", "outer", "Actions"])
      try await stage.tap("Actions")
      try await stage.tap("Do")
      #expect(stage.shows("done"))
      let plain = await Stage(Menu("Actions") { Text("in") }.menuStyle(.button).menuStyle(.borderlessButton))
      try await plain.tap("Actions")
      #expect(plain.shows("in"))
    }
  }
}
