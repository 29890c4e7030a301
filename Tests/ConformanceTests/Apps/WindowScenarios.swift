import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Windows of an app (B20.61–B20.66).
  @MainActor
  struct WindowScenarios {
    struct Opener: View {
      @Environment(\.openWindow) private var openWindow
      @Environment(\.dismissWindow) private var dismissWindow

      var body: some View {
        Button("open log") { openWindow(id: "log") }
        Button("close log") { dismissWindow(id: "log") }
        Button("open nothing") { openWindow(id: "nothing") }
      }
    }

    struct Logging: App {
      var body: some Scene {
        WindowGroup("Main") { VStack { Opener() } }
        Window("Log", id: "log") { Text("lines") }
      }
    }

    @Test func `S373 B20.62ab B20.63a a single window opens once, comes to the front, and is closed by its name`() async throws {
      let app = AppHarness(Logging())
      await app.settle()
      let main = try #require(app.window("Main"))
      try await main.tap("open log")
      #expect(app.windows.count == 2)
      #expect(app.frontTitle == "Log")
      #expect(app.window("Log")?.texts == ["lines"])
      await app.bringToFront("Main")
      #expect(app.frontTitle == "Main")
      try await main.tap("open log")
      #expect(app.windows.count == 2)
      #expect(app.frontTitle == "Log")
      try await main.tap("close log")
      #expect(app.window("Log") == nil)
      #expect(app.frontTitle == "Main")
      try await main.tap("close log")
      #expect(app.windows.count == 1)
      #expect(app.runtimeIssues.isEmpty)
    }

    @Test func `B20.63f a window that no scene declares is an issue, and nothing opens`() async throws {
      let app = AppHarness(Logging())
      await app.settle()
      try await app.windows[0].tap("open nothing")
      #expect(app.windows.count == 1)
      #expect(app.runtimeIssues.map(\.kind) == [.unknownWindow])
      #expect(app.runtimeIssues.first?.message.contains("\"nothing\"") == true)
    }

    @Test func `B20.63i a phone has one window, and asking for another is an issue`() async throws {
      let app = AppHarness(Logging(), idiom: .phone)
      await app.settle()
      try await app.windows[0].tap("open log")
      #expect(app.windows.count == 1)
      #expect(app.runtimeIssues.map(\.kind) == [.unknownWindow])
    }

    struct Shared: View {
      @Binding var total: Int
      @Environment(\.openWindow) private var openWindow

      var body: some View {
        VStack {
          NamedTally(name: "x")
          Button("total \(total)") { total += 1 }
          Button("more") { openWindow(id: "m") }
        }
      }
    }

    struct Tallies: App {
      @State private var total = 0

      var body: some Scene {
        WindowGroup("Main", id: "m") { Shared(total: $total) }
      }
    }

    @Test func `S374 B20.61ab state is per window, and that of the app is shared`() async throws {
      let app = AppHarness(Tallies())
      await app.settle()
      try await app.windows[0].tap("more")
      try #require(app.windows.count == 2)
      try await app.windows[0].tap("x0")
      #expect(app.windows[0].texts.contains("x1"))
      #expect(app.windows[1].texts.contains("x0"))
      try await app.windows[1].tap("total 0")
      #expect(app.windows[0].texts.contains("total 1"))
      #expect(app.windows[1].texts.contains("total 1"))
      #expect(app.windows[1].texts.contains("x0"))
    }

    struct ValuePicker: View {
      @Environment(\.openWindow) private var openWindow
      @Environment(\.dismissWindow) private var dismissWindow

      var body: some View {
        VStack {
          Button("one") { openWindow(value: 1) }
          Button("two") { openWindow(value: 2) }
          Button("none") { openWindow(id: "number") }
          Button("name") { openWindow(id: "name", value: "ann") }
          Button("close two") { dismissWindow(value: 2) }
        }
      }
    }

    struct Number: View {
      @Binding var number: Int?

      var body: some View {
        VStack {
          Text(number.map { "number \($0)" } ?? "no number")
          Button("next") { number = (number ?? 0) + 1 }
        }
      }
    }

    struct Values: App {
      var body: some Scene {
        WindowGroup("Pick") { ValuePicker() }
        WindowGroup("Number", id: "number", for: Int.self) { Number(number: $0) }
        WindowGroup("Name", id: "name", for: String.self) { name in
          Text("name \(name.wrappedValue)")
        } defaultValue: {
          "nobody"
        }
      }
    }

    @Test func `B20.61df B20.63b an equal value brings its window to the front, another one opens a window`() async throws {
      let app = AppHarness(Values())
      await app.settle()
      let pick = try #require(app.window("Pick"))
      try await pick.tap("one")
      try await pick.tap("two")
      #expect(app.windows.dropFirst().map { $0.texts.first } == ["number 1", "number 2"])
      try await pick.tap("one")
      #expect(app.windows.count == 3)
      try await pick.tap("none")
      #expect(app.windows.last?.texts.first == "no number")
      try await pick.tap("name")
      #expect(app.windows.last?.texts == ["name ann"])
      try await pick.tap("close two")
      #expect(app.windows.map { $0.texts.first } == ["one", "number 1", "no number", "name ann"])
    }

    @Test func `B20.64ab a window that has changed its value is found by the new one`() async throws {
      let app = AppHarness(Values())
      await app.settle()
      let pick = try #require(app.window("Pick"))
      try await pick.tap("one")
      try await app.windows[1].tap("next")
      #expect(app.windows[1].texts.first == "number 2")
      try await pick.tap("two")
      #expect(app.windows.count == 2)
      try await pick.tap("one")
      #expect(app.windows.count == 3)
    }

    struct ClosingView: View {
      @Environment(\.dismiss) private var dismiss
      @Environment(\.isPresented) private var isPresented
      @State private var shows = false

      var body: some View {
        VStack {
          Button("close") { dismiss() }
          Button("sheet") { shows = true }
          Text("presented \(isPresented)")
        }
        .sheet(isPresented: $shows) { Inside() }
      }

      struct Inside: View {
        @Environment(\.dismiss) private var dismiss

        var body: some View { Button("close sheet") { dismiss() } }
      }
    }

    struct Closing: App {
      var body: some Scene {
        WindowGroup("Main", id: "main") { ClosingView().onDisappear { Log.add("gone") } }
      }
    }

    @Test func `B18.37bcd B20.62d B20.63de dismiss at the root of a desktop window closes it, and in a sheet the sheet`() async throws {
      _ = Log.take()
      let app = AppHarness(Closing())
      await app.settle()
      let main = app.windows[0]
      #expect(main.texts.contains("presented false"))
      try await main.tap("sheet")
      await main.advance(by: 1)
      try await main.tap("close sheet")
      await main.advance(by: 1)
      #expect(app.windows.count == 1)
      try await main.tap("close")
      #expect(app.windows.isEmpty)
      #expect(app.hasEnded)
      #expect(Log.take() == ["gone"])
    }

    struct SettingsOpener: View {
      @Environment(\.openSettings) private var openSettings

      var body: some View {
        Button("settings") { openSettings() }
        SettingsLink()
      }
    }

    struct Configured: App {
      var body: some Scene {
        WindowGroup("Main") { VStack { SettingsOpener() } }
        Settings { Form { Toggle("t", isOn: .constant(true)) } }
      }
    }

    @Test func `S376 B20.65acde settings open by their key, by the action and by a link, and there is one window of them`() async throws {
      let app = AppHarness(Configured())
      await app.settle()
      await app.windows[0].key(",", modifiers: .command)
      #expect(app.windows.count == 2)
      #expect(app.frontTitle == "Settings")
      await app.windows[0].key(",", modifiers: .command)
      try await app.windows[0].tap("settings")
      try await app.windows[0].tap("Settings…")
      #expect(app.windows.count == 2)
      await #expect(throws: CommandError.self) { try await app.choose("File", "none") }
    }

    @Test func `S376 B20.65h a phone has no settings of its own`() async throws {
      let app = AppHarness(Configured(), idiom: .phone)
      await app.settle()
      await app.windows[0].key(",", modifiers: .command)
      #expect(app.windows.count == 1)
    }

    struct Single: App {
      var body: some Scene {
        Window("Only", id: "only") { Text("one") }
        WindowGroup("Other", id: "other") { Text("other") }
      }
    }

    @Test func `B20.62c an app whose first scene is a single window ends with it`() async throws {
      let app = AppHarness(Single())
      await app.settle()
      #expect(app.frontTitle == "Only")
      try await app.choose("File", "New Window")
      #expect(app.windows.map { $0.texts.last } == ["one", "other"])
      await app.bringToFront("Only")
      try await app.choose("File", "Close")
      #expect(app.hasEnded)
      #expect(app.windows.isEmpty)
    }

    struct Wishing: App {
      var body: some Scene {
        WindowGroup("Main") {
          Text("main").windowDismissBehavior(.disabled).windowResizeBehavior(.enabled).windowMinimizeBehavior(.automatic)
            .windowFullScreenBehavior(.disabled)
        }
        .windowStyle(.hiddenTitleBar)
        .windowToolbarStyle(.unified(showsTitle: false))
        .defaultPosition(.center)
        .windowLevel(.floating)
        .windowIdealSize(.fitToContent)
        .windowManagerRole(.associated)
        .windowBackgroundDragBehavior(.enabled)
        .handlesExternalEvents(matching: ["a"])
      }
    }

    @Test func `B20.68c wishes about windows are accepted`() async {
      let app = AppHarness(Wishing())
      await app.settle()
      #expect(app.windows.map(\.texts) == [["main"]])
      #expect(app.runtimeIssues.isEmpty)
    }

    struct Palette: App {
      struct Main: View {
        @Environment(\.openWindow) private var openWindow
        var body: some View { Button("palette") { openWindow(id: "palette") } }
      }

      var body: some Scene {
        WindowGroup { Main() }
        UtilityWindow("Palette", id: "palette") { Text("tools") }
      }
    }

    @Test func `a utility window opens once`() async throws {
      let app = AppHarness(Palette(), idiom: .desktop)
      await app.settle()
      for _ in 0..<2 { try await app.windows[0].tap("palette") }
      #expect(app.windows.map(\.texts) == [["palette"], ["tools"]])
      #expect(app.frontTitle == "Palette")
    }

    struct Titled: App {
      let isHidden: Bool

      init(isHidden: Bool) { self.isHidden = isHidden }
      init() { self.init(isHidden: false) }

      var body: some Scene {
        WindowGroup("Main") { NavigationStack { Text("main").navigationTitle("Harbour") } }
          .windowToolbarStyle(.unified(showsTitle: !isHidden))
      }
    }

    struct Untitled: App {
      var body: some Scene {
        WindowGroup("Main") { NavigationStack { Text("main").navigationTitle("Harbour") } }.windowStyle(.hiddenTitleBar)
      }
    }

    @Test func `B20.68de a scene may leave the title out of the bar of its windows, which are called by it all the same`() async {
      let shown = AppHarness(Titled(isHidden: false))
      await shown.settle()
      #expect(shown.windows[0].texts.contains("Harbour"))
      let hidden = AppHarness(Titled(isHidden: true))
      await hidden.settle()
      #expect(!hidden.windows[0].texts.contains("Harbour"))
      #expect(hidden.frontTitle == "Harbour")
      let untitled = AppHarness(Untitled())
      await untitled.settle()
      #expect(!untitled.windows[0].texts.contains("Harbour"))
    }
  }
}
