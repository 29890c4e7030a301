import Foundation
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Where the commands of an app stand, and what they write (B20.58–B20.68).
  @MainActor
  struct CommandPlaceRules {
    struct Placed: App {
      var body: some Scene {
        WindowGroup("Main") { Text("content") }
          .commands {
            CommandMenu("First") { Button("one") {} }
            CommandMenu("Second") { Button("two") {} }
            CommandGroup(after: .toolbar) { Button("Of view") {} }
            CommandGroup(before: .undoRedo) { Button("Before") {} }
            CommandGroup(after: .undoRedo) { Button("After") {} }
            CommandGroup(replacing: .newItem) { Button("Instead") {} }
            CommandGroup(replacing: .saveItem) {}
          }
      }
    }

    @Test func `B20.58abcdef menus stand between View and Window, and groups where they are put`() async throws {
      let app = AppHarness(Placed())
      await app.settle()
      let window = app.windows[0]
      window.resize(to: CGSize(width: 800, height: 600))
      func places(_ names: [String]) -> [String] {
        names.compactMap { name in window.elementFrame(name).map { (name, $0.minY) } }.sorted { $0.1 < $1.1 }.map(\.0)
      }
      try await window.tap("AppMenu")
      await window.advance(by: 1)
      let menus = ["File", "Edit", "View", "First", "Second", "Window"]
      #expect(places(menus.reversed()) == menus)
      try await window.tap("Edit")
      await window.advance(by: 1)
      let edits = ["Before", "Undo", "Redo", "After", "Cut"]
      #expect(places(edits.reversed()) == edits)
      await window.key(.escape)
      await window.key(.escape)
      await window.advance(by: 1)
      try await window.tap("AppMenu")
      await window.advance(by: 1)
      try await window.tap("File")
      await window.advance(by: 1)
      #expect(places(["Instead", "New Window", "Close"]) == ["Instead"])
    }

    struct Counter: View {
      @State private var count = 0
      @Environment(\.openWindow) private var openWindow

      var body: some View {
        VStack {
          Text("count \(count)")
          Button("plain") { openWindow(id: "plain") }
        }
        .focusedSceneValue(\.count, $count)
      }
    }

    struct CountCommands: Commands {
      @FocusedBinding(\.count) private var count

      var body: some Commands {
        CommandMenu("Count") { Button("Add to \(count.map { "\($0)" } ?? "nothing")") { count? += 1 } }
      }
    }

    struct Counting: App {
      var body: some Scene {
        WindowGroup("Main") { Counter() }.commands { CountCommands() }
        Window("Plain", id: "plain") { Text("plain") }
      }
    }

    @Test func `B20.59bcd commands write the binding of the window in front, and stay enabled without one`() async throws {
      let app = AppHarness(Counting())
      await app.settle()
      try await app.choose("Count", "Add to 0")
      #expect(app.windows[0].texts.contains("count 1"))
      try await app.choose("Count", "Add to 1")
      #expect(app.windows[0].texts.contains("count 2"))
      try await app.windows[0].tap("plain")
      try await app.choose("Count", "Add to nothing")
      #expect(app.windows[0].texts.contains("count 2"))
    }

    struct Bare: App {
      var body: some Scene {
        WindowGroup("Main") { Text("main") }
          .commands { CommandMenu("Gone") { Button("Gone") {} } }
          .commandsRemoved()
        WindowGroup("Other", id: "other") { Text("other") }
          .commands { CommandMenu("Kept") { Button("Kept") { Log.add("kept") } } }
      }
    }

    @Test func `B20.68f commands of a scene can be removed`() async throws {
      _ = Log.take()
      let app = AppHarness(Bare())
      await app.settle()
      await #expect(throws: CommandError.self) { try await app.choose("Gone", "Gone") }
      try await app.choose("Kept", "Kept")
      #expect(Log.take() == ["kept"])
    }
  }
}

private struct CountKey: FocusedValueKey {
  typealias Value = Binding<Int>
}

extension FocusedValues {
  fileprivate var count: Binding<Int>? {
    get { self[CountKey.self] }
    set { self[CountKey.self] = newValue }
  }
}
