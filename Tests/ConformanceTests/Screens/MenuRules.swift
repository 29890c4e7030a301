import Foundation
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Rules of B20 about menus and shortcuts, beside the scenarios of C20.
  @MainActor
  struct MenuRules {
    private struct Simple: View {
      @State private var on = false
      @State private var choice = 1

      var body: some View {
        VStack {
          Menu("menu") {
            Button("act") { Log.add("act") }
            Toggle("toggle", isOn: $on)
            Picker("pick", selection: $choice) {
              Text("c1").tag(1)
              Text("c2").tag(2)
            }
            .pickerStyle(.inline)
            Section("section") { Button("inside") { Log.add("inside") } }
            Button("rid", role: .destructive) {}
            Button("off") { Log.add("off") }.disabled(true)
            Button("ask") { Log.add("ask") }
          }
          Text("on \(on) choice \(choice)")
        }
      }
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B20.26abcd an item closes the menu and acts once; toggles and pickers write their bindings`(idiom: Idiom) async throws {
      let stage = await Stage(Simple(), idiom: idiom)
      try await stage.tap("menu")
      #expect(stage.shows("section"))
      try await stage.tap("act")
      #expect(Log.take() == ["act"] && !stage.shows("inside"))
      try await stage.tap("menu")
      try await stage.tap("toggle")
      #expect(stage.shows("on true choice 1"))
      try await stage.tap("menu")
      try await stage.tap("c2")
      #expect(stage.shows("on true choice 2"))
    }

    @Test func `B20.33e the context menu of a phone has its preview above it`() async throws {
      let view = Text("target").contextMenu {
        Button {
          Log.add("act")
        } label: {
          Text("act").aid("act")
        }
      } preview: {
        Text("PREVIEW").frame(width: 120, height: 80).aid("preview")
      }
      let phone = await Stage(view)
      try await phone.harness.hold("target", for: 0.7)
      await phone.rest()
      let preview = try #require(phone.harness.frame(of: "preview")), item = try #require(phone.harness.frame(of: "act"))
      #expect(preview.size == CGSize(width: 120, height: 80) && preview.maxY < item.minY)
      try await phone.tap("act")
      #expect(Log.take() == ["act"] && !phone.shows("PREVIEW"))
      let desktop = await Stage(view, idiom: .desktop)
      try await desktop.harness.secondaryTap("target")
      await desktop.rest()
      #expect(desktop.shows("act") && !desktop.shows("PREVIEW"))
    }

    private struct Parts: View {
      var body: some View {
        Menu("menu") {
          Divider()
          Button("a") {}
          Button("b") {}
          Divider()
          Button("c") {}
          Divider()
          Divider()
          Button("d") {}
          Divider()
          Section { Button("e") {} }
          Button("f") {}
          Section { Button("g") {} }
          Section { Button("h") {} }
          Divider()
        }
      }
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B20.25i one separator keeps items apart, however many stand there, and none stands at the ends`(_ idiom: Idiom) async throws {
      let stage = await Stage(Parts(), idiom: idiom)
      try await stage.tap("menu")
      func gap(_ upper: String, _ lower: String) throws -> CGFloat {
        let frames = try [upper, lower].map { try #require(stage.harness.elementFrame($0)) }.sorted { $0.minY < $1.minY }
        return frames[1].minY - frames[0].maxY
      }
      let (plain, apart) = (try gap("a", "b"), try gap("b", "c"))
      #expect(apart > plain)
      for (upper, lower) in zip("cdefg", "defgh") { #expect(try gap(String(upper), String(lower)) == apart) }
    }

    private struct Padded: View {
      var body: some View {
        Menu("menu") {
          Button("a") {}
          Divider()
          Button("b") {}
          Divider().padding(.vertical, 2)
          Button("c") {}
        }
      }
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B20.25 what is put around a separator leaves it one`(_ idiom: Idiom) async throws {
      let stage = await Stage(Padded(), idiom: idiom, size: CGSize(width: 300, height: 400))
      try await stage.tap("menu")
      let frames = try ["a", "b", "c"].map { try #require(stage.harness.elementFrame($0)) }.sorted { $0.minY < $1.minY }
      let gaps = zip(frames, frames.dropFirst()).map { $1.minY - $0.maxY }.sorted()
      #expect(gaps[1] == gaps[0] + 4)
    }

    private struct Noted: View {
      @State private var text = ""
      @FocusState private var isFocused: Bool

      var body: some View {
        TextField("note", text: $text).focused($isFocused)
        Menu("menu") { Button("act") { Log.add("act") } }
        Text("row").contextMenu { Button("pin") { Log.add("pin") } }
        Text("focused \(isFocused)")
      }
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B20.28 a menu opens while a text is edited, without a mistake`(_ idiom: Idiom) async throws {
      let stage = await Stage(VStack { Noted() }, idiom: idiom)
      try await stage.harness.type("abc", into: "note")
      try await stage.harness.secondaryTap("row")
      try await stage.tap("pin")
      try await stage.tap("menu")
      try await stage.tap("act")
      #expect(Log.take() == ["pin", "act"])
      #expect(stage.harness.runtimeIssues.isEmpty)
    }

    @Test func `B20.27ab a menu with a primary action does that on a click, and opens by a long press on phones`() async throws {
      let stage = await Stage(
        Menu("label") {
          Button("item") { Log.add("item") }
        } primaryAction: {
          Log.add("primary")
        })
      try await stage.tap("label")
      #expect(Log.take() == ["primary"])
      try await stage.harness.hold("label", for: 0.8)
      await stage.rest()
      #expect(stage.shows("item"))
    }

    @Test func `B20.28ef B20.31 a press beside a menu or Escape closes it, and disabled items do nothing`() async throws {
      let stage = await Stage(Simple(), idiom: .desktop)
      try await stage.tap("menu")
      try? await stage.tap("off")
      #expect(stage.shows("off") && Log.take() == [])
      await stage.harness.key(.escape)
      await stage.rest()
      #expect(!stage.shows("off"))
      try await stage.tap("menu")
      await stage.harness.tap(at: CGPoint(x: 4, y: 4))
      await stage.rest()
      #expect(!stage.shows("off") && Log.take() == [])
    }

    @Test func `B20.29dgh keys walk over the enabled items, letters jump, and focus comes back`() async throws {
      let stage = await Stage(Simple(), idiom: .desktop)
      await stage.harness.moveFocus()
      #expect(stage.harness.focusedLabel == "menu")
      await stage.harness.key(.space)
      await stage.rest()
      await stage.harness.key("i")
      await stage.harness.key(.return)
      await stage.rest()
      #expect(Log.take() == ["inside"])
      #expect(stage.harness.focusedLabel == "menu")
      await stage.harness.key(.space)
      await stage.rest()
      await stage.harness.key(.end)
      await stage.harness.key(.return)
      await stage.rest()
      #expect(Log.take() == ["ask"])
    }

    @Test func `B20.31c an empty menu does not open`() async throws {
      let stage = await Stage(Menu("empty") {}, idiom: .desktop)
      let before = stage.harness.semanticsDump()
      try await stage.tap("empty")
      #expect(stage.harness.semanticsDump() == before)
    }

    private struct Presenting: View {
      @State private var shows = false

      var body: some View {
        Menu("menu") { Button("show") { shows = true } }
          .environment(\.mark, "marked")
          .sheet(isPresented: $shows) { Text("sheet") }
      }
    }

    @Test func `B20.32 what an item asks for is presented after the menu has closed`() async throws {
      let stage = await Stage(Presenting())
      try await stage.tap("menu")
      try await stage.tap("show")
      await stage.rest()
      #expect(stage.shows("sheet"))
      #expect(stage.harness.runtimeIssues.isEmpty)
      let marked = await Stage(Menu("menu") { EnvironmentMark(name: "in") }.environment(\.mark, "here"))
      try await marked.tap("menu")
      #expect(marked.shows("in:here"))
    }

    @Test func `B20.33ag the innermost context menu opens, and an empty one does not`() async throws {
      let stage = await Stage(
        VStack {
          Text("inner").contextMenu { Button("inner item") {} }
          Text("outer")
          Text("none").contextMenu {}
        }
        .contextMenu { Button("outer item") {} }, idiom: .desktop)
      try await stage.harness.secondaryTap("inner")
      await stage.rest()
      #expect(stage.shows("inner item") && !stage.shows("outer item"))
      await stage.harness.key(.escape)
      await stage.rest()
      try await stage.harness.secondaryTap("outer")
      await stage.rest()
      #expect(stage.shows("outer item"))
    }

    private struct Shortcuts: View {
      @State private var text = ""
      @State private var forbids = true

      var body: some View {
        VStack {
          Button("first") { Log.add("first") }.keyboardShortcut("k").disabled(forbids)
          Button("second") { Log.add("second") }.keyboardShortcut("K")
          Button("clear") { Log.add("clear") }.keyboardShortcut("o").opacity(0)
          Button("hidden") { Log.add("hidden") }.keyboardShortcut("h").hidden()
          Button("letter") { Log.add("letter") }.keyboardShortcut("x", modifiers: [])
          TextField("field", text: $text)
        }
      }
    }

    @Test func `B20.52abd B20.53ab B20.54ac which control a key presses`() async {
      let stage = await Stage(Shortcuts(), idiom: .desktop)
      await stage.harness.key("k", modifiers: .command)
      #expect(Log.take() == ["second"])
      await stage.harness.key("k", modifiers: [.command, .shift])
      #expect(Log.take() == [])
      await stage.harness.key("o", modifiers: .command)
      await stage.harness.key("h", modifiers: .command)
      #expect(Log.take() == ["clear"])
    }

    @Test func `B20.50c B20.55ac a letter without modifiers is text while a field has the focus`() async throws {
      let stage = await Stage(Shortcuts(), idiom: .desktop)
      await stage.harness.key("x")
      #expect(Log.take() == ["letter"])
      try await stage.tap("field")
      await stage.harness.key("x")
      await stage.harness.key("k", modifiers: .command)
      #expect(Log.take() == ["second"])
    }

    @Test func `B20.56d a shortcut of nil takes one away`() async {
      let stage = await Stage(Button("act") { Log.add("act") }.keyboardShortcut(KeyboardShortcut?.none), idiom: .desktop)
      await stage.harness.key(.return)
      #expect(Log.take() == [])
    }
  }
}
