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

    private struct Renamed: View {
      var display = NavigationBarItem.TitleDisplayMode.inline
      var hasMenu = false
      @State private var title = "Old"

      var body: some View {
        NavigationStack {
          Form {
            Text("title \(title)")
            ForEach(0..<20, id: \.self) { Text("row \($0)") }
          }
          .modifier(OwnMenu(isOn: hasMenu))
          .navigationTitle($title).navigationBarTitleDisplayMode(display)
          .toolbar { if !hasMenu, display == .large { RenameButton() } }
        }
      }
    }

    private struct OwnMenu: ViewModifier {
      let isOn: Bool

      func body(content: Content) -> some View {
        if isOn {
          content.toolbarTitleMenu {
            RenameButton()
            Button("Other") {}
          }
        } else {
          content
        }
      }
    }

    @Test(arguments: [false, true])
    func `B18.40 the menu of an editable title renames the screen`(hasMenu: Bool) async throws {
      let stage = await Stage(Renamed(hasMenu: hasMenu))
      try await stage.tap("Old")
      #expect(stage.shows("Other") == hasMenu)
      #expect(stage.harness.isEnabled("Rename"))
      try await stage.tap("Rename")
      #expect(!stage.shows("Other") && stage.harness.focusedLabel == "Rename" && stage.harness.value(of: "Rename") == "Old")
      try await stage.harness.type("New", into: "Rename", replacing: true)
      #expect(stage.shows("title Old"))
      await stage.harness.key(.return)
      await stage.rest()
      #expect(stage.shows("title New") && stage.has("New") && !stage.has("Rename"))
    }

    @Test func `B18.40 a rename button in the bar edits the visible title`() async throws {
      let stage = await Stage(Renamed(display: .large))
      try await stage.tap("Rename")
      let field = try #require(stage.harness.elementFrames("Rename").last)
      #expect(field.minY > 60 && stage.harness.focusedLabel == "Rename")
      await stage.harness.key(.escape)
      await stage.rest()
      #expect(stage.shows("title Old") && stage.harness.elementFrames("Rename").count == 1)
      try await stage.tap("Rename")
      for _ in 0..<3 { await stage.harness.key(.delete) }
      await stage.harness.key(.return)
      await stage.rest()
      #expect(stage.shows("title Old"))
    }

    private struct RenamedWindow: View {
      @State private var title = "Old"

      var body: some View {
        NavigationStack {
          Text("title \(title)").navigationTitle($title).toolbar { ToolbarItem { RenameButton() } }
        }
      }
    }

    private struct RenamedApp: App {
      struct Content: View {
        @State private var title = "Old"
        var body: some View { Text("title \(title)").navigationTitle($title).toolbar { RenameButton() } }
      }

      var body: some Scene { WindowGroup { Content() } }
    }

    @Test func `B18.40 the title of a window is edited in its bar`() async throws {
      let app = AppHarness(RenamedApp())
      await app.settle()
      for harness in [await Stage(RenamedWindow(), idiom: .desktop).harness, app.windows[0]] {
        #expect(harness.isEnabled("Rename"))
        try await harness.tap("Rename")
        await harness.advance(by: 1)
        #expect(harness.focusedLabel == "Rename" && harness.runtimeIssues.isEmpty)
        try await harness.type("New", into: "Rename", replacing: true)
        await harness.key(.return)
        await harness.advance(by: 1)
        #expect(harness.texts.contains("title New"))
      }
    }

    @Test func `a rename button without an action or an editable title is disabled`() async {
      struct Root: View {
        @State private var title = "Old"
        var body: some View {
          NavigationStack {
            VStack { RenameButton() }.navigationTitle($title)
          }
        }
      }
      #expect(await !Stage(Root()).harness.isEnabled("Rename"))
      let plain = await Stage(NavigationStack { Text("content").navigationTitle("Title").toolbar { RenameButton() } })
      #expect(!plain.harness.isEnabled("Rename"))
    }
  }
}
