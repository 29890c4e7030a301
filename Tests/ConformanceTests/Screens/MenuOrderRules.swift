import Foundation
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// In which order menus have their items, what opens for a selection, groups of controls, and bars that are hidden (B20.23–B20.57).
  @MainActor
  struct MenuOrderRules {
    private struct Ordered: View {
      var order = MenuOrder.automatic
      var isBelow = true
      var isInScroll = false

      var body: some View {
        if isInScroll {
          ScrollView {
            VStack {
              Color.clear.frame(height: 650); menu
            }
          }
        } else {
          VStack {
            if isBelow { Spacer() }
            menu
            if !isBelow { Spacer() }
          }
        }
      }

      private var menu: some View {
        Menu("menu") {
          Button("first") { Log.add("first") }
          Button("second") {}
          Section("title") {
            Button("third") {}
            Button("fourth") {}
          }
        }
        .menuOrder(order)
      }
    }

    /// The items of the open menu, from the top.
    private func items(_ view: some View, _ idiom: Idiom = .phone) async throws -> [String] {
      let stage = await Stage(view, idiom: idiom)
      try await stage.tap("menu")
      let places = ["first", "second", "title", "third", "fourth"].compactMap { text in
        stage.harness.elementFrame(text).map { (text, $0.minY) }
      }
      return places.sorted { $0.1 < $1.1 }.map(\.0)
    }

    private static let fixed = ["first", "second", "title", "third", "fourth"]
    private static let turned = ["title", "fourth", "third", "second", "first"]

    @Test func `B20.30abde the first item is next to the button, unless the order is fixed`() async throws {
      #expect(try await items(Ordered()) == Self.turned)
      #expect(try await items(Ordered(order: .priority)) == Self.turned)
      #expect(try await items(Ordered(order: .fixed)) == Self.fixed)
      #expect(try await items(Ordered(isBelow: false)) == Self.fixed)
      #expect(try await items(Ordered(isInScroll: true)) == Self.fixed)
      #expect(try await items(Ordered(order: .priority, isInScroll: true)) == Self.turned)
      #expect(try await items(Ordered(), .desktop) == Self.fixed)
    }

    @Test func `B20.29bfg keys go through a turned menu as it is seen`() async throws {
      let stage = await Stage(Ordered())
      try await stage.tap("menu")
      func visited(_ keys: [KeyEquivalent]) async -> [String?] {
        var labels: [String?] = []
        for key in keys {
          await stage.harness.key(key)
          labels.append(stage.harness.focusedLabel)
        }
        return labels
      }
      #expect(
        await visited([.downArrow, .downArrow, .downArrow, .downArrow, .downArrow]) == ["fourth", "third", "second", "first", "fourth"])
      #expect(await visited([.upArrow, .upArrow, .home, .end]) == ["first", "second", "fourth", "first"])
      #expect(await visited(["s", "t", "f", "f"]) == ["second", "third", "first", "fourth"])
    }

    @Test func `B20.30 the items of a turned menu act`() async throws {
      let stage = await Stage(Ordered())
      try await stage.tap("menu")
      try await stage.tap("first")
      #expect(Log.take() == ["first"] && !stage.shows("second"))
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B20.34f without a container of a selection the menu never opens`(idiom: Idiom) async throws {
      let stage = await Stage(
        VStack { Text("text") }.contextMenu(forSelectionType: Int.self) { _ in Button("item") {} }, idiom: idiom)
      try await stage.harness.secondaryTap("text")
      await stage.rest()
      #expect(!stage.shows("item"))
    }

    private struct Grouped: View {
      var style = 0

      var body: some View {
        NavigationStack {
          Menu("menu") {
            Button("above") {}
            group
            Button("below") {}
          }
          .toolbar {
            ToolbarItem {
              ControlGroup {
                Button("left") { Log.add("left") }
                Button("right") { Log.add("right") }.disabled(true)
              }
            }
          }
        }
      }

      @ViewBuilder private var group: some View {
        let group = ControlGroup("more") {
          Button("x") { Log.add("x") }.ax("x")
          Button("y") { Log.add("y") }.ax("y")
        }
        switch style {
        case 0: group.controlGroupStyle(.compactMenu)
        case 1: group.controlGroupStyle(.palette)
        default: group.controlGroupStyle(.menu)
        }
      }
    }

    @Test(arguments: [0, 1], [Idiom.phone, .desktop])
    func `B20.25j B20.35b a compact group is a row of a menu`(style: Int, idiom: Idiom) async throws {
      let stage = await Stage(Grouped(style: style), idiom: idiom)
      try await stage.tap("menu")
      let (x, y) = (try #require(stage.harness.frame(of: "x")), try #require(stage.harness.frame(of: "y")))
      #expect(abs(x.midY - y.midY) < 1 && x.maxX <= y.minX)
      try await stage.tap("y")
      #expect(Log.take() == ["y"] && !stage.shows("above"))
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B20.35ce a labelled group is a submenu, and in a toolbar each control acts for itself`(idiom: Idiom) async throws {
      let stage = await Stage(Grouped(style: 2), idiom: idiom)
      try await stage.tap("menu")
      #expect(!stage.has("x"))
      try await stage.tap("more")
      try await stage.tap("x")
      #expect(Log.take() == ["x"] && !stage.shows("above"))
      try await stage.tap("left")
      #expect(Log.take() == ["left"])
      #expect(!stage.harness.isEnabled("right"))
    }

    private struct Bars: View {
      @State private var hidesTab = false
      @State private var hidesBottom = false
      @State private var hidesTop = false

      var body: some View {
        TabView {
          NavigationStack {
            VStack {
              Color.red.ax("page")
              Button("tab") { hidesTab.toggle() }
              Button("bottom") { hidesBottom.toggle() }
              Button("top") { hidesTop.toggle() }
            }
            .toolbar { ToolbarItem(placement: .bottomBar) { Button("in bottom") {} } }
            .toolbar(hidesTab ? .hidden : .automatic, for: .tabBar)
            .toolbarVisibility(hidesBottom ? .hidden : .automatic, for: .bottomBar)
            .toolbar(hidesTop ? .hidden : .visible, for: .navigationBar)
            .navigationTitle("Title")
            .toolbarTitleDisplayMode(.inline)
          }
          .tabItem { Text("A") }
        }
      }
    }

    @Test func `B20.21c B20.23a each bar is hidden for itself, by the screen that is shown`() async throws {
      let stage = await Stage(Bars())
      #expect(stage.harness.frame(of: "page")?.minY == 64)
      for (label, text) in [("top", "Title"), ("bottom", "in bottom"), ("tab", "A")] {
        #expect(stage.shows(text))
        try await stage.tap(label)
        #expect(!stage.shows(text), "\(label)")
      }
      #expect(stage.harness.frame(of: "page")?.minY == 0)
      for label in ["top", "bottom", "tab"] { try await stage.tap(label) }
      for text in ["Title", "in bottom", "A"] { #expect(stage.shows(text)) }
    }

    @Test func `B20.23e on the desktop the mode of a title changes nothing`() async {
      let (inline, large) = (
        await Stage(NavigationStack { Text("a").navigationTitle("T").toolbarTitleDisplayMode(.inline) }, idiom: .desktop),
        await Stage(NavigationStack { Text("a").navigationTitle("T").toolbarTitleDisplayMode(.large) }, idiom: .desktop)
      )
      #expect(inline.harness.displayListDump() == large.harness.displayListDump())
    }

    private struct Shortcuts: View {
      var body: some View {
        VStack {
          Menu("menu") {
            Button("copy") {}.keyboardShortcut("c")
            Button("shift") {}.keyboardShortcut("k", modifiers: [.command, .shift])
            Button("option") {}.keyboardShortcut("o", modifiers: [.command, .option])
            Button("escape") {}.keyboardShortcut(.escape, modifiers: [])
            Toggle("toggle", isOn: .constant(true)).keyboardShortcut(.upArrow)
            Button("none") {}
          }
          Button("beside") { Log.add("beside") }.keyboardShortcut("b")
        }
      }
    }

    @Test func `B20.57acd menus of the desktop show shortcuts, with Ctrl for command and Alt for option`() async throws {
      let stage = await Stage(Shortcuts(), idiom: .desktop)
      try await stage.tap("menu")
      for text in ["Ctrl+C", "Ctrl+Shift+K", "Ctrl+Alt+O", "Esc", "Ctrl+Up"] { #expect(stage.shows(text), "\(text)") }
      #expect(!stage.shows("Ctrl+B"))
      let phone = await Stage(Shortcuts())
      try await phone.tap("menu")
      #expect(phone.shows("copy") && !phone.shows("Ctrl+C"))
    }
  }
}
