import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// What scenes of an app say about their windows, and what they hand to them.
  @MainActor
  struct SceneRules {
    struct Counting: App {
      @State private var count = 0

      var body: some Scene {
        WindowGroup { Text("count \(count)").onAppear { count += 1 } }
      }
    }

    @Test func `state of an app updates the content of its window`() async {
      let app = AppHarness(Counting())
      await app.settle()
      #expect(app.windows.map(\.texts) == [["count 1"]])
      #expect(app.runtimeIssues.isEmpty)
    }

    struct Child: View {
      @Binding var level: Int

      var body: some View {
        let _ = Log.add("child \(level)")
        Text("level \(level)").onAppear { level = 7 }
      }
    }

    struct Levels: App {
      @State private var level = 1

      var body: some Scene {
        let _ = Log.add("app")
        WindowGroup { Child(level: $level) }
      }
    }

    @Test func `a binding to the app's state leads back from the content, and the app's body depends on no state that it does not read`()
      async
    {
      _ = Log.take()
      let app = AppHarness(Levels())
      await app.settle()
      #expect(app.windows.first?.texts == ["level 7"])
      #expect(Log.take() == ["app", "child 1", "child 7"])
    }

    struct Inner: Scene {
      @State private var name = "before"

      var body: some Scene {
        WindowGroup("Main", id: "main") { Color.red.overlay { Text(name).ax("name") }.onAppear { name = "after" } }
          .defaultSize(width: 200, height: 100)
          .defaultSize(width: 900, height: 900)
      }
    }

    struct Composed: App {
      var body: some Scene {
        Inner()
        WindowGroup { Text("second") }
      }
    }

    @Test func `an app starts with a window of its first group, scenes have state, and the innermost wish counts`() async {
      let app = AppHarness(Composed())
      await app.settle()
      #expect(app.windows.map(\.texts) == [["after"]])
      #expect(app.frontTitle == "Main")
      #expect(app.windows.first?.frame(of: "name")?.midX == 100)
    }

    struct Watching: App {
      @Environment(\.scenePhase) private var phase

      var body: some Scene {
        WindowGroup("One", id: "one") { Scheme() }
          .environment(\.colorScheme, .dark)
          .onChange(of: phase, initial: true) { old, new in Log.add("\(old)>\(new)") }
        WindowGroup("Two", id: "two") { Scheme() }
      }
    }

    struct Scheme: View {
      @Environment(\.colorScheme) private var scheme
      @Environment(\.scenePhase) private var phase
      @Environment(\.openWindow) private var openWindow

      var body: some View {
        Button("open") { openWindow(id: "two") }
        Text("\(scheme) \(phase)")
      }
    }

    @Test func `B20.67ab an app is as active as its most active window, and each scene has an environment of its own`() async throws {
      _ = Log.take()
      let app = AppHarness(Watching())
      await app.settle()
      #expect(Log.take() == ["background>background", "background>active"])
      #expect(app.windows.first?.texts.contains("dark active") == true)
      try await app.windows.first?.tap("open")
      #expect(app.window("Two")?.texts.contains("light active") == true)
      await app.setPhase(.background, of: "One")
      #expect(app.window("One")?.texts.contains("dark background") == true)
      #expect(app.window("Two")?.texts.contains("light active") == true)
      #expect(Log.take() == [])
      await app.setPhase(.inactive, of: "Two")
      #expect(Log.take() == ["active>inactive"])
      await app.setPhase(.background, of: "Two")
      #expect(Log.take() == ["inactive>background"])
    }

    private struct Followed: View {
      @Environment(\.scenePhase) private var phase

      var body: some View { Text("x").onChange(of: phase) { Log.add("\($0)>\($1)") } }
    }

    private struct Following: App {
      var body: some Scene { WindowGroup("One") { Followed() } }
    }

    @Test func `B20.67e a window passes through inactive on its way to the background and back`() async {
      _ = Log.take()
      let app = AppHarness(Following())
      await app.settle()
      _ = Log.take()
      await app.setPhase(.background, of: "One")
      #expect(Log.take() == ["active>inactive", "inactive>background"])
      await app.setPhase(.active, of: "One")
      #expect(Log.take() == ["background>inactive", "inactive>active"])
    }

    struct Checked: App {
      var body: some Scene {
        if #available(macOS 11, *) {
          WindowGroup { Text("available") }
        }
      }
    }

    @Test func `a scene behind an availability check is shown where it is available`() async {
      let app = AppHarness(Checked())
      await app.settle()
      #expect(app.windows.map(\.texts) == [["available"]])
    }
  }
}
