import Foundation
import RivuletCore
import Testing

@MainActor
struct SceneTests {
  /// The tree of an app and what it says about its window.
  @MainActor private struct AppTree {
    let window = AppWindow()
    let tree: TestTree

    init<A: App>(_ app: A) {
      tree = TestTree(AppRoot(app, window: window))
    }
  }

  struct Counting: App {
    @State private var count = 0

    var body: some Scene {
      WindowGroup {
        Box(name: "count \(count)").onAppear { count += 1 }
      }
    }
  }

  @Test func `state of an app updates the content of its window`() {
    let app = AppTree(Counting())
    #expect(app.tree.names == "count 1")
    #expect(app.tree.services.issueKinds.isEmpty)
  }

  struct Child: View {
    let log: Log
    @Binding var level: Int

    var body: some View {
      let _ = log.add("child \(level)")
      Box(name: "level \(level)").onAppear { level = 7 }
    }
  }

  struct Levels: App {
    let log: Log
    @State private var level = 1

    init(log: Log) { self.log = log }
    init() { self.init(log: Log()) }

    var body: some Scene {
      let _ = log.add("app")
      WindowGroup { Child(log: log, level: $level) }
    }
  }

  @Test func `a binding to the app's state leads back from the content, and the app's body depends on no state that it does not read`() {
    let log = Log()
    let app = AppTree(Levels(log: log))
    #expect(app.tree.names == "level 7")
    #expect(log.take() == "app, child 1, child 7")
  }

  struct Inner: Scene {
    @State private var name = "before"

    var body: some Scene {
      WindowGroup(id: "main") { Box(name: name).onAppear { name = "after" } }
        .defaultSize(width: 200, height: 100)
        .defaultSize(width: 900, height: 900)
        .windowResizability(.contentSize)
    }
  }

  struct Composed: App {
    var body: some Scene {
      Inner()
      WindowGroup { Box(name: "second") }
    }
  }

  @Test func `the first group gets the window, and a scene of the app has state`() {
    let app = AppTree(Composed())
    #expect(app.tree.names == "after")
    #expect(app.window.attributes?.identifier == "main")
  }

  @Test func `the innermost wish about a window counts`() {
    let settings = AppTree(Composed()).window.attributes?.settings
    #expect(settings == WindowSettings(defaultSize: CGSize(width: 200, height: 100), resizability: .contentSize))
  }

  struct Watching: App {
    let log: Log
    @Environment(\.scenePhase) private var phase

    init(log: Log) { self.log = log }
    init() { self.init(log: Log()) }

    var body: some Scene {
      WindowGroup { Scheme() }
        .environment(\.colorScheme, .dark)
        .onChange(of: phase, initial: true) { old, new in log.add("\(old)>\(new)") }
    }
  }

  struct Scheme: View {
    @Environment(\.colorScheme) private var scheme

    var body: some View { Box(name: "\(scheme)") }
  }

  @Test func `an app follows the phase of its scenes, and scenes set the environment of their content`() {
    let log = Log()
    let app = AppTree(Watching(log: log))
    #expect(app.tree.names == "dark")
    #expect(log.take() == "background>background")
    app.tree.turn { app.tree.tree.updateEnvironment { $0.scenePhase = .active } }
    #expect(log.take() == "background>active")
    #expect(ScenePhase.background < .inactive && ScenePhase.inactive < .active)
  }

  struct Checked: App {
    var body: some Scene {
      if #available(macOS 11, *) {
        WindowGroup { Box(name: "available") }
      }
    }
  }

  @Test func `a scene behind an availability check is shown where it is available`() {
    #expect(AppTree(Checked()).tree.names == "available")
  }

  struct Resizing: App {
    @State private var isWide = false

    var body: some Scene {
      WindowGroup { Box(name: "box").onAppear { isWide = true } }
        .defaultSize(width: isWide ? 500 : 100, height: 100)
    }
  }

  @Test func `whoever watches the window hears of changes`() {
    let window = AppWindow()
    var widths: [CGFloat] = []
    window.onSettingsChange = { widths.append(window.attributes?.settings.defaultSize?.width ?? -1) }
    _ = TestTree(AppRoot(Resizing(), window: window))
    #expect(widths == [100, 500])
  }

  struct Leaving: View {
    let log: Log
    @State private var name = "open"

    var body: some View {
      Box(name: name)
        .onAppear { name = "shown" }
        .onDisappear { log.add("disappeared \(name)") }
    }
  }

  @Test func `closing lets everything disappear once, with its last state`() {
    let log = Log()
    let tree = TestTree(Leaving(log: log))
    tree.tree.close()
    tree.tree.close()
    #expect(log.take() == "disappeared shown")
  }
}
