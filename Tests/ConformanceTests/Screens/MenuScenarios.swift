import Foundation
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// The scenarios of C20 about menus.
  @MainActor
  struct MenuScenarios {
    private struct Actions: View {
      @State private var fav = false

      var body: some View {
        VStack {
          Menu("Actions") {
            Button("Copy") { Log.add("copy") }
            Button("Cut") { Log.add("cut") }.disabled(true)
            Toggle("Favourite", isOn: $fav)
            Menu("More") { Button("Deep") { Log.add("deep") } }
          }
          Text("fav \(fav)")
        }
      }
    }

    @Test func `S365 B20.25adeg B20.26abc a menu`() async throws {
      for idiom in [Idiom.phone, .desktop] {
        let stage = await Stage(Actions(), idiom: idiom)
        #expect(!stage.shows("Copy"))
        try await stage.tap("Actions")
        _ = Log.take()
        for text in ["Copy", "Cut", "Favourite", "More"] { #expect(stage.shows(text)) }
        #expect(!stage.shows("Deep"))
        try await stage.tap("Cut")
        #expect(Log.take() == [])
        #expect(stage.shows("Copy"))
        try await stage.tap("Copy")
        #expect(Log.take() == ["copy"])
        #expect(!stage.shows("Cut"))
        try await stage.tap("Actions")
        try await stage.tap("Favourite")
        #expect(stage.shows("fav true"))
        try await stage.tap("Actions")
        #expect(stage.harness.value(of: "Favourite") == "1")
        _ = Log.take()
        try await stage.tap("More")
        try await stage.tap("Deep")
        await stage.rest()
        #expect(Log.take() == ["deep"])
        #expect(!stage.shows("Copy"))
        #expect(!stage.shows("Deep"))
      }
    }

    @Test func `B20.25bc the closure of a menu runs with the body around, and the views in it are made when it opens`() async throws {
      struct Item: View {
        var body: some View {
          let _ = Log.add("item")
          Button("Copy") {}
        }
      }
      struct Root: View {
        var body: some View {
          Menu("Actions") {
            let _ = Log.add("closure")
            Item().life("item")
          }
        }
      }
      let stage = await Stage(Root())
      #expect(Log.take() == ["closure"])
      try await stage.tap("Actions")
      #expect(Log.take() == ["item", "item+"])
      try await stage.tap("Copy")
      #expect(Log.take() == ["item-"])
    }

    @Test func `S367 B21.91b B20.28f B20.29adgh keys in a menu`() async throws {
      let stage = await Stage(Actions(), idiom: .desktop)
      await stage.harness.moveFocus()
      #expect(stage.harness.focusedLabel == "Actions")
      await stage.harness.key(.space)
      await stage.rest()
      await stage.harness.key(.downArrow)
      #expect(stage.harness.focusedLabel == "Copy")
      await stage.harness.key(.downArrow)
      #expect(stage.harness.focusedLabel == "Favourite")
      await stage.harness.key(.return)
      await stage.rest()
      #expect(stage.shows("fav true"))
      #expect(stage.harness.focusedLabel == "Actions")
      _ = Log.take()
      await stage.harness.key(.space)
      await stage.rest()
      await stage.harness.key("c")
      #expect(stage.harness.focusedLabel == "Copy")
      await stage.harness.key(.escape)
      await stage.rest()
      #expect(Log.take() == [])
      #expect(!stage.shows("Copy"))
    }

    @Test func `S368 B20.33a a context menu`() async throws {
      for idiom in [Idiom.phone, .desktop] {
        let stage = await Stage(
          VStack {
            Text("plain")
            Text("rich").contextMenu { Button("Pin") { Log.add("pin") } }
          }, idiom: idiom)
        try await stage.harness.secondaryTap("rich")
        await stage.rest()
        #expect(stage.shows("Pin"))
        try await stage.tap("Pin")
        #expect(Log.take() == ["pin"])
        #expect(!stage.shows("Pin"))
        try await stage.harness.secondaryTap("plain")
        await stage.rest()
        #expect(!stage.shows("Pin"))
        try await stage.harness.secondaryTap("rich")
        await stage.rest()
        await stage.harness.tap(at: CGPoint(x: 5, y: 5))
        await stage.rest()
        #expect(!stage.shows("Pin"))
        #expect(Log.take() == [])
      }
    }

    @Test func `S370 B20.08c B20.54d shortcuts of what is covered do nothing`() async throws {
      struct Root: View {
        @State private var on = false

        var body: some View {
          VStack {
            Button("b") { Log.add("b") }.keyboardShortcut("b")
            Button("open") { on = true }
          }
          .sheet(isPresented: $on) { Closer(name: "close") }
        }
      }
      var stage = await Stage(Root(), idiom: .desktop)
      await stage.harness.key("b", modifiers: .command)
      #expect(Log.take() == ["b"])
      try await stage.tap("open")
      await stage.harness.key("b", modifiers: .command)
      #expect(Log.take() == [])
      try await stage.tap("close")
      await stage.harness.key("b", modifiers: .command)
      #expect(Log.take() == ["b"])
      stage = await Stage(
        TabView {
          Text("first").tabItem { Text("One") }
          Button("b") { Log.add("b") }.keyboardShortcut("b").tabItem { Text("Two") }
        }, idiom: .desktop)
      await stage.harness.key("b", modifiers: .command)
      #expect(Log.take() == [])
      try await stage.tap("Two")
      await stage.harness.key("b", modifiers: .command)
      #expect(Log.take() == ["b"])
      try await stage.tap("One")
      await stage.harness.key("b", modifiers: .command)
      #expect(Log.take() == [])
    }
  }
}
