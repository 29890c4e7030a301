import Foundation
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Pages of tab views and what their tabs show (B20.06–B20.09, B20.65).
  @MainActor
  struct TabPageRules {
    private struct Page: View {
      let name: String
      @State private var path: [Int] = []

      var body: some View {
        NavigationStack(path: $path) {
          ScrollView {
            VStack(spacing: 0) {
              NamedTally(name: name)
              NavigationLink("push \(name)", value: 1)
              ForEach(0..<60) { Text("\(name) row \($0)").frame(height: 30).ax("\(name) \($0)") }
            }
          }
          .navigationDestination(for: Int.self) { _ in Text("\(name) up").life("\(name) up") }
          .life(name)
        }
        .task {
          Log.add("task \(name)")
          await withTaskCancellationHandler {
            try? await Task.sleep(for: .seconds(600))
          } onCancel: {
            Task { @MainActor in Log.add("cancelled \(name)") }
          }
        }
      }
    }

    private struct Pages: View {
      @State private var selection = "a"

      var body: some View {
        TabView(selection: $selection) {
          Tab("A", systemImage: "star", value: "a") { Page(name: "a") }
          Tab("B", systemImage: "heart", value: "b") { Page(name: "b") }
        }
      }
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B20.06bcd a page keeps state, path and scroll offset`(idiom: Idiom) async throws {
      let stage = await Stage(Pages(), idiom: idiom)
      try await stage.tap("a0")
      await stage.harness.wheel(at: CGPoint(x: 195, y: 500), by: CGSize(width: 0, height: 45), precise: true)
      await stage.rest()
      let place = try #require(stage.harness.frame(of: "a 4"))
      #expect(!Log.take().contains("b+"))
      try await stage.tap("B")
      try await stage.tap("push b")
      #expect(stage.shows("b up"))
      try await stage.tap("A")
      #expect(stage.shows("a1") && stage.harness.frame(of: "a 4") == place)
      try await stage.tap("B")
      #expect(stage.shows("b up"))
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B20.07abc the new page appears and its task starts before the old one disappears and its task ends`(idiom: Idiom) async throws {
      let stage = await Stage(Pages(), idiom: idiom)
      var lines: [String] = []
      func wait(for line: String) async throws {
        try await stage.harness.wait(timeout: .seconds(60)) {
          lines += Log.take()
          return lines.contains(line)
        }
      }
      try await wait(for: "task a")
      lines = []
      try await stage.harness.tap("B")
      lines += Log.take()
      #expect(lines.filter { $0.hasSuffix("+") || $0.hasSuffix("-") } == ["b+", "a-"])
      #expect(!stage.shows("a0") && stage.shows("b0"))
      try await wait(for: "task b")
      try await wait(for: "cancelled a")
      lines = []
      try await stage.tap("push b")
      _ = Log.take()
      try await stage.harness.tap("A")
      lines += Log.take()
      #expect(lines.filter { $0.hasSuffix("+") || $0.hasSuffix("-") } == ["a+", "b up-"])
    }

    private struct Items: View {
      @State private var n = 0

      var body: some View {
        TabView {
          Button("more") { n += 1 }.tabItem {
            Text("First \(n)").ax("first")
            Text("left out")
            Image(systemName: "star").ax("star")
            Image(systemName: "heart").ax("heart")
            Color.red.frame(width: 20, height: 20).ax("shape")
          }
          Text("two").tabItem {
            VStack {
              Image(systemName: "star").ax("stacked star")
              Text("Stacked").ax("stacked")
              Text("also left out")
            }
          }
          Text("three").tabItem { Label("Third", systemImage: "gear") }
          Text("four").tabItem { if n > 0 { Text("Counted") } else { Image(systemName: "bell").ax("bell") } }
          Text("five").ax("five")
        }
      }
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B20.09abcd a tab shows the first image and the first text, and nothing else`(idiom: Idiom) async throws {
      let stage = await Stage(Items(), idiom: idiom)
      func frame(_ name: String) throws -> CGRect { try #require(stage.harness.frame(of: name), "\(name)") }
      for text in ["First 0", "Stacked", "Third"] { #expect(stage.shows(text), "\(text)") }
      for text in ["left out", "also left out"] { #expect(!stage.shows(text) && !stage.has(text)) }
      for name in ["heart", "shape"] { #expect(stage.harness.frame(of: name) == nil || !stage.has(name)) }
      for (image, text) in [("star", "first"), ("stacked star", "stacked")] {
        let (image, text) = (try frame(image), try frame(text))
        if idiom == .phone {
          #expect(image.maxY <= text.minY && abs(image.midX - text.midX) < 1)
        } else {
          #expect(image.maxX <= text.minX && abs(image.midY - text.midY) < 1)
        }
      }
      try await stage.tap("more")
      #expect(stage.shows("First 1") && stage.shows("Counted"))
      try await stage.tap("Counted")
      #expect(stage.shows("four"))
      for (tab, page) in [("First 1", "more"), ("Stacked", "two"), ("Third", "three")] {
        try await stage.tap(tab)
        #expect(stage.shows(page), "\(tab)")
      }
      #expect(stage.harness.isSelected("Third"))
    }

    @Test func `B20.09e a tab without an item has an empty place, which chooses its page`() async throws {
      let stage = await Stage(Items())
      await stage.harness.tap(at: CGPoint(x: 390 * 0.9, y: 820))
      await stage.rest()
      #expect(stage.shows("five"))
    }

    struct Configured: App {
      var body: some Scene {
        WindowGroup("Main") {
          TabView { Text("page").tabItem { Label("Main tab", systemImage: "star").ax("main") } }
        }
        Settings {
          TabView {
            Form { Toggle("fast", isOn: .constant(true)) }.tabItem {
              Image(systemName: "gear").ax("icon")
              Text("General").ax("general")
            }
            Text("about us").tabItem { Label("About", systemImage: "info.circle") }
          }
          .frame(width: 300, height: 200)
        }
      }
    }

    @Test func `B20.65g the tabs of settings are icons with their titles below, in a window of the content's size`() async throws {
      let app = AppHarness(Configured())
      await app.settle()
      await app.windows[0].key(",", modifiers: .command)
      let settings = try #require(app.window("Settings"))
      let (icon, title) = (try #require(settings.frame(of: "icon")), try #require(settings.frame(of: "general")))
      #expect(icon.maxY <= title.minY && abs(icon.midX - title.midX) < 1)
      try await settings.tap("About")
      #expect(settings.texts.contains("about us"))
    }
  }
}
