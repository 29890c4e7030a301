import Foundation
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Windows by id and value, settings by their menu, and addresses (B20.60–B20.69).
  @MainActor
  struct WindowValueRules {
    struct Opener: View {
      @Environment(\.openWindow) private var openWindow
      @Environment(\.dismissWindow) private var dismissWindow
      @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows

      var body: some View {
        VStack {
          Text("several \(supportsMultipleWindows)")
          Button("x1") { openWindow(id: "x", value: 1) }
          Button("y1") { openWindow(id: "y", value: 1) }
          Button("close y1") { dismissWindow(id: "y", value: 1) }
          Button("default") { openWindow(id: "z") }
          Button("unknown") { openWindow(value: true) }
        }
      }
    }

    struct Several: App {
      var body: some Scene {
        WindowGroup("Main") { Opener() }
        WindowGroup("X", id: "x", for: Int.self) { Text("x \($0.wrappedValue ?? 0)") }
        WindowGroup("Y", id: "y", for: Int.self) { Text("y \($0.wrappedValue ?? 0)") }
        WindowGroup("Z", id: "z", for: Int.self) {
          Text("z \($0.wrappedValue)")
        } defaultValue: {
          7
        }
      }
    }

    private func texts(_ app: AppHarness) -> [String] { app.windows.dropFirst().compactMap { $0.texts.first } }

    @Test func `B20.61ceg B20.63c id and value choose among groups, and a window that is open comes to the front`() async throws {
      let app = AppHarness(Several())
      await app.settle()
      let main = app.windows[0]
      try await main.tap("x1")
      try await main.tap("y1")
      #expect(texts(app) == ["x 1", "y 1"] && app.frontTitle == "Y")
      try await main.tap("x1")
      #expect(texts(app) == ["x 1", "y 1"] && app.frontTitle == "X")
      try await main.tap("close y1")
      #expect(texts(app) == ["x 1"])
      try await main.tap("default")
      #expect(texts(app) == ["x 1", "z 7"])
      #expect(app.runtimeIssues.isEmpty)
    }

    @Test func `B20.63gh a value that no scene is for is an issue, and a phone says that it has one window`() async throws {
      let app = AppHarness(Several())
      await app.settle()
      #expect(app.windows[0].texts.contains("several true"))
      try await app.windows[0].tap("unknown")
      #expect(app.windows.count == 1 && app.runtimeIssues.map(\.kind) == [.unknownWindow])
      let phone = AppHarness(Several(), idiom: .phone)
      await phone.settle()
      #expect(phone.windows[0].texts.contains("several false"))
    }

    struct Configured: App {
      var body: some Scene {
        WindowGroup("Main") { Text("main") }
        WindowGroup("Other", id: "other") { Text("other") }
        Settings { Text("settings") }
      }
    }

    @Test func `B20.60a B20.65b menus open the settings and a window of the first group`() async throws {
      let app = AppHarness(Configured())
      await app.settle()
      try await app.choose(ProcessInfo.processInfo.processName, "Settings…")
      #expect(app.frontTitle == "Settings")
      try await app.choose("File", "New Window")
      #expect(app.windows.map { $0.texts.last } == ["main", "settings", "main"])
    }

    @Test func `B20.69abc an address reaches the window that is told of it, whatever its conditions are`() async {
      struct Root: View {
        let conditions: Set<String>
        @State private var heard = "-"

        var body: some View {
          Text(heard).onOpenURL { heard = $0.host() ?? "none" }.handlesExternalEvents(preferring: conditions, allowing: conditions)
        }
      }
      for conditions in [["item"], ["other"], []] as [Set<String>] {
        let stage = await Stage(Root(conditions: conditions), idiom: .desktop)
        await stage.harness.open(URL(string: "app://item/42")!)
        #expect(stage.shows("item"))
      }
    }
  }
}
