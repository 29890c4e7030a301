import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Commands of an app and their shortcuts (B20.50–B20.60).
  @MainActor
  struct CommandScenarios {
    struct Tools: App {
      var body: some Scene {
        WindowGroup("Main") {
          VStack {
            Button("local") { Log.add("local") }.keyboardShortcut("r")
            Text("content")
          }
        }
        .commands {
          CommandMenu("Tools") {
            Button("Run") { Log.add("run") }.keyboardShortcut("r")
            Button("Stop") { Log.add("stop") }.keyboardShortcut(".", modifiers: .command)
            Button("Never") { Log.add("never") }.disabled(true)
          }
        }
      }
    }

    @Test func `S371 B20.51e commands are chosen from their menu, and their shortcuts come after those of the window`() async throws {
      _ = Log.take()
      let app = AppHarness(Tools())
      await app.settle()
      try await app.choose("Tools", "Run")
      #expect(Log.take() == ["run"])
      await app.windows[0].key("r", modifiers: .command)
      #expect(Log.take() == ["local"])
      await app.windows[0].key(".", modifiers: .command)
      #expect(Log.take() == ["stop"])
    }

    @Test func `B20.59d a disabled command cannot be chosen`() async throws {
      _ = Log.take()
      let app = AppHarness(Tools())
      await app.settle()
      await #expect(throws: CommandError.disabled(menu: "Tools", item: "Never")) { try await app.choose("Tools", "Never") }
      #expect(Log.take() == [])
    }

    @Test func `B20.58g on a phone only the shortcuts of commands work`() async throws {
      _ = Log.take()
      let app = AppHarness(Tools(), idiom: .phone)
      await app.settle()
      await app.windows[0].key(".", modifiers: .command)
      #expect(Log.take() == ["stop"])
      #expect(!app.windows[0].semanticsDump().contains("AppMenu"))
    }

    @Test func `B20.58 the bar of a window opens the menus of the app`() async throws {
      _ = Log.take()
      let app = AppHarness(Tools())
      await app.settle()
      let window = app.windows[0]
      window.resize(to: CGSize(width: 800, height: 600))
      try await window.tap("AppMenu")
      await window.advance(by: 1)
      #expect(window.texts.filter { ["File", "Edit", "Tools", "Window"].contains($0) } == ["File", "Edit", "Tools", "Window"])
      try await window.tap("Tools")
      await window.advance(by: 1)
      #expect(window.texts.contains("Run"))
      #expect(window.texts.contains("Ctrl+R"))
      try await window.tap("Stop")
      await window.advance(by: 1)
      #expect(Log.take() == ["stop"])
      #expect(!window.texts.contains("Run"))
    }

    struct Written: App {
      struct Page: View {
        @State private var text = "some words"
        @FocusState private var isFocused: Bool

        var body: some View {
          TextField("page", text: $text).focused($isFocused)
            .onChange(of: isFocused) { Log.add("focused \(isFocused)") }
            .onChange(of: text) { Log.add(text) }
        }
      }

      var body: some Scene {
        WindowGroup("Main") { Page() }.commands { CommandMenu("Tools") { Button("Run") {} } }
      }
    }

    @Test func `B20.60cf the editing commands of the menu act on the text that has the focus, which keeps it`() async throws {
      let app = AppHarness(Written())
      await app.settle()
      let window = app.windows[0]
      window.resize(to: CGSize(width: 800, height: 600))
      try await window.tap("page")
      _ = Log.take()
      func choose(_ item: String) async throws {
        try await window.tap("AppMenu")
        await window.advance(by: 1)
        try await window.tap("Edit")
        await window.advance(by: 1)
        try await window.tap(item)
        await window.advance(by: 1)
      }
      try await choose("Select All")
      try await choose("Cut")
      #expect(Log.take() == [""])
      try await choose("Undo")
      #expect(Log.take() == ["some words"])
      try await choose("Redo")
      try await choose("Paste")
      #expect(Log.take() == ["", "some words"])
      #expect(window.focusedLabel == "page")
      try await window.type("some words!", into: "page", replacing: true)
      #expect(Log.take().last == "some words!")
      #expect(window.runtimeIssues.isEmpty)
    }

    private struct Letter: View {
      @State private var text = ""

      var body: some View {
        VStack {
          Menu("menu") { Button("one") {} }
          ScrollView {
            VStack {
              TextField("field", text: $text).accessibilityIdentifier("field")
              Color.gray.frame(height: 2_000)
            }
          }
        }
      }
    }

    @Test func `B20.29 a menu that was used by keys scrolls nothing to the control that has the focus`() async throws {
      let window = ViewHarness(Letter(), size: CGSize(width: 300, height: 300), idiom: .desktop)
      await window.settle()
      try await window.tap("field")
      await window.wheel(at: CGPoint(x: 150, y: 200), by: CGSize(width: 0, height: 500), precise: true)
      await window.advance(by: 1)
      let place = window.frame(of: "field")?.minY
      try await window.tap("menu")
      await window.advance(by: 1)
      await window.key(.downArrow)
      await window.key(.escape)
      await window.advance(by: 1)
      #expect(window.frame(of: "field")?.minY == place)
      #expect(window.focusedLabel == "field")
    }

    @Test func `B20.60cd a command of the menu that can do nothing is disabled`() async throws {
      let app = AppHarness(Written())
      await app.settle()
      let window = app.windows[0]
      window.resize(to: CGSize(width: 800, height: 600))
      func enabled() async throws -> [String] {
        try await window.tap("AppMenu")
        await window.advance(by: 1)
        try await window.tap("Edit")
        await window.advance(by: 1)
        let enabled = ["Undo", "Redo", "Cut", "Copy", "Paste", "Select All"].filter(window.isEnabled)
        await window.key(.escape)
        await window.key(.escape)
        await window.advance(by: 1)
        return enabled
      }
      #expect(try await enabled() == [])
      try await window.tap("page")
      #expect(try await enabled() == ["Paste", "Select All"])
      try await window.type("x", into: "page")
      await window.key("a", modifiers: .control)
      #expect(try await enabled() == ["Undo", "Cut", "Copy", "Paste", "Select All"])
    }

    struct Edited: App {
      @State private var showsExtra = false

      var body: some Scene {
        WindowGroup("Main") { Toggle("extra", isOn: $showsExtra) }
          .commands {
            CommandGroup(replacing: .newItem) { Button("New Note") { Log.add("note") }.keyboardShortcut("n") }
            CommandGroup(after: .newItem) { Button("Import") { Log.add("import") } }
            CommandGroup(before: .undoRedo) { Button("Before") { Log.add("before") } }
            CommandGroup(replacing: .saveItem) {}
            if showsExtra { CommandMenu("Extra") { Button("More") { Log.add("more") } } }
          }
      }
    }

    @Test func `B20.58 groups stand before, after or instead of standard commands`() async throws {
      _ = Log.take()
      let app = AppHarness(Edited())
      await app.settle()
      await app.windows[0].key("n", modifiers: .command)
      #expect(app.windows.count == 1)
      try await app.choose("File", "Import")
      try await app.choose("Edit", "Before")
      #expect(Log.take() == ["note", "import", "before"])
      await #expect(throws: CommandError.self) { try await app.choose("File", "Close") }
      await app.windows[0].key("w", modifiers: .command)
      #expect(app.windows.count == 1)
      await #expect(throws: CommandError.self) { try await app.choose("Extra", "More") }
      try await app.windows[0].tap("extra")
      try await app.choose("Extra", "More")
      #expect(Log.take() == ["more"])
      try await app.windows[0].tap("extra")
      await #expect(throws: CommandError.self) { try await app.choose("Extra", "More") }
    }

    struct Choice: View {
      let name: String
      @Environment(\.openWindow) private var openWindow
      @State private var text = "text"

      var body: some View {
        VStack {
          Button("more") { openWindow(id: "more") }
          TextField("field", text: $text)
        }
        .focusedSceneValue(\.choice, name)
      }
    }

    struct ChoiceCommands: Commands {
      @FocusedValue(\.choice) private var choice

      var body: some Commands {
        CommandMenu("Choice") {
          Button("Show \(choice ?? "nothing")") { Log.add(choice ?? "nothing") }.disabled(choice == nil)
        }
      }
    }

    struct Choosing: App {
      var body: some Scene {
        WindowGroup("Main") { Choice(name: "first") }.commands { ChoiceCommands() }
        WindowGroup("More", id: "more") { Choice(name: "second") }
        Window("Plain", id: "plain") { Text("nothing") }
      }
    }

    @Test func `B20.59ac commands read what the window in front hands over`() async throws {
      _ = Log.take()
      let app = AppHarness(Choosing())
      await app.settle()
      try await app.choose("Choice", "Show first")
      try await app.windows[0].tap("more")
      try await app.choose("Choice", "Show second")
      await app.bringToFront("Main")
      try await app.choose("Choice", "Show first")
      #expect(Log.take() == ["first", "second", "first"])
      try await app.choose("Window", "Plain")
      #expect(app.frontTitle == "Plain")
      await #expect(throws: CommandError.disabled(menu: "Choice", item: "Show nothing")) { try await app.choose("Choice", "Show nothing") }
    }

    @Test func `B20.60abe standard commands open and close windows, edit the text in front, and end the app`() async throws {
      _ = Log.take()
      let app = AppHarness(Choosing())
      await app.settle()
      let main = app.windows[0]
      try await main.tap("field")
      try await app.choose("Edit", "Select All")
      try await app.choose("Edit", "Cut")
      #expect(main.clipboard == "text")
      #expect(!main.texts.contains("text"))
      try await app.choose("Edit", "Undo")
      #expect(main.texts.contains("text"))
      try await app.choose("File", "New Window")
      #expect(app.windows.count == 2)
      try await app.choose("Window", "Main")
      await app.windows[0].key("w", modifiers: .command)
      #expect(app.windows.count == 1)
      await app.windows[0].key("n", modifiers: .command)
      await app.windows[0].key("q", modifiers: .command)
      #expect(app.windows.isEmpty)
      #expect(app.hasEnded)
    }

    @Test func `B20.51d a key that the window in front does not know goes to the main window`() async throws {
      _ = Log.take()
      let app = AppHarness(MainWindow())
      await app.settle()
      await app.windows[0].key(",", modifiers: .command)
      #expect(app.frontTitle == "Settings")
      await app.windows[1].key("j", modifiers: .command)
      #expect(Log.take() == ["main"])
    }

    struct MainWindow: App {
      var body: some Scene {
        WindowGroup("Main") { Button("main") { Log.add("main") }.keyboardShortcut("j") }
        Settings { Text("settings") }
      }
    }

    struct Removed: App {
      var body: some Scene {
        WindowGroup("Main") { Text("main") }
          .commands { CommandMenu("Gone") { Button("Gone") {} } }
          .commandsReplaced { CommandMenu("Own") { Button("Own") { Log.add("own") } } }
      }
    }

    @Test func `commands of a scene can be replaced as a whole`() async throws {
      _ = Log.take()
      let app = AppHarness(Removed())
      await app.settle()
      try await app.choose("Own", "Own")
      #expect(Log.take() == ["own"])
      await #expect(throws: CommandError.self) { try await app.choose("Gone", "Gone") }
      await #expect(throws: CommandError.self) { try await app.choose("File", "New Window") }
    }
  }
}

private struct ChoiceKey: FocusedValueKey {
  typealias Value = String
}

extension FocusedValues {
  fileprivate var choice: String? {
    get { self[ChoiceKey.self] }
    set { self[ChoiceKey.self] = newValue }
  }
}
