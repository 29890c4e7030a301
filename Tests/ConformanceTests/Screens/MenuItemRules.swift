import Foundation
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// What may stand in menus, how their items look, and when they close (B20.25–B20.35).
  @MainActor
  struct MenuItemRules {
    private struct Parts: View {
      @State private var number = 0.5

      var body: some View {
        Menu("menu") {
          Button("plain") {}
          Section("title") { Button("inside") {} }
          Link("link", destination: URL(string: "https://example.org/a")!)
          ShareLink("share", item: "shared")
          Text("text")
          Image(systemName: "star").ax("image")
          Color.red.frame(width: 50, height: 50).ax("shape")
          Slider(value: $number).ax("slider")
        }
      }
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B20.25ahkl a menu is a button that opens sections with titles, links, and links that share`(_ idiom: Idiom) async throws {
      let stage = await Stage(Parts(), idiom: idiom)
      #expect(stage.harness.role(of: "menu") == "menuButton")
      try await stage.tap("menu")
      #expect(stage.shows("plain") && stage.shows("title") && stage.shows("inside"))
      try await stage.tap("link")
      #expect(stage.harness.openedURLs == [URL(string: "https://example.org/a")!] && !stage.shows("plain"))
      try await stage.tap("menu")
      try await stage.tap("share")
      try await stage.tap("Copy")
      #expect(stage.harness.clipboard == "shared")
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B20.25m texts, images and other views stand in a menu as they are`(_ idiom: Idiom) async throws {
      let stage = await Stage(Parts(), idiom: idiom)
      try await stage.tap("menu")
      #expect(stage.shows("text") && stage.harness.frame(of: "image") != nil)
      #expect(stage.harness.frame(of: "shape") != nil && stage.harness.frame(of: "slider") != nil)
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B20.26e a menu stays open where the app says so`(_ idiom: Idiom) async throws {
      let stage = await Stage(
        Menu("menu") { Button("act") { Log.add("act") } }.menuActionDismissBehavior(.disabled), idiom: idiom)
      try await stage.tap("menu")
      for _ in 0..<2 {
        try await stage.tap("act")
        #expect(Log.take() == ["act"] && stage.shows("act"))
      }
    }

    @Test func `B20.27c the mark of a menu with a primary action opens it on the desktop`() async throws {
      let stage = await Stage(
        Menu {
          Button("item") { Log.add("item") }
        } label: {
          Text("label").ax("label")
        } primaryAction: {
          Log.add("primary")
        }
        .ax("whole"), idiom: .desktop)
      let whole = try #require(stage.harness.frame(of: "whole"))
      await stage.harness.tap(at: CGPoint(x: whole.maxX - 6, y: whole.midY))
      await stage.rest()
      #expect(stage.shows("item") && Log.take() == [])
      try await stage.tap("item")
      #expect(Log.take() == ["item"])
      await stage.harness.tap(at: CGPoint(x: try #require(stage.harness.frame(of: "label")).midX, y: whole.midY))
      await stage.rest()
      #expect(!stage.shows("item") && Log.take() == ["primary"])
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B20.29e the space bar chooses the item that keys have reached`(_ idiom: Idiom) async throws {
      let stage = await Stage(
        Menu("menu") {
          Button("one") { Log.add("one") }
          Button("two") { Log.add("two") }
        }
        .menuOrder(.fixed), idiom: idiom)
      try await stage.tap("menu")
      await stage.harness.key(.downArrow)
      await stage.harness.key(.downArrow)
      await stage.harness.key(.space)
      await stage.rest()
      #expect(Log.take() == ["two"] && !stage.shows("two"))
    }

    @Test func `B20.30c the options of a menu picker keep their order`() async throws {
      let stage = await Stage(
        VStack {
          Spacer()
          Picker("pick", selection: .constant(1)) {
            Text("one").tag(1)
            Text("two").tag(2)
            Text("three").tag(3)
          }
          .pickerStyle(.menu)
        })
      try await stage.tap(stage.has("pick") ? "pick" : "one")
      let frames = try ["two", "three"].map { try #require(stage.harness.elementFrame($0), "\($0)") }
      #expect(frames[0].maxY <= frames[1].minY)
      #expect(stage.harness.elementFrames("one").contains { $0.maxY <= frames[0].minY })
    }

    private struct Marked: View {
      var role: ButtonRole?
      var isRed = false
      var isOff = false

      var body: some View {
        Menu("menu") {
          Button(role: role) {
          } label: {
            if isRed { Text("item").foregroundStyle(.red) } else { Text("item").ax("item") }
          }
          .disabled(isOff)
        }
      }
    }

    @Test(arguments: [Idiom.phone, .desktop]) func `B20.31a a disabled item is dimmed`(_ idiom: Idiom) async throws {
      let on = await Stage(Marked(), idiom: idiom), off = await Stage(Marked(isOff: true), idiom: idiom)
      try await on.tap("menu")
      try await off.tap("menu")
      #expect(try #require(off.harness.presented("item", .opacity)) < #require(on.harness.presented("item", .opacity)) * 0.7)
    }

    @Test func `B20.31b a destructive item of a phone is red`() async throws {
      func dump(_ view: Marked) async throws -> String {
        let stage = await Stage(view)
        try await stage.tap("menu")
        return stage.harness.displayListDump()
      }
      #expect(try await dump(Marked(role: .destructive)) == dump(Marked(isRed: true)))
      #expect(try await dump(Marked(role: .destructive)) != dump(Marked()))
    }

    private struct Presenting: View {
      @State private var shows = false

      var body: some View {
        Menu("menu") {
          Button("show") { shows = true }
          EnvironmentMark(name: "in")
        }
        .sheet(isPresented: $shows) { Text("sheet") }
        .environment(\.mark, "here")
      }
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B20.32ab a menu has the environment of its button, and a sheet waits until it has closed`(_ idiom: Idiom) async throws {
      let stage = await Stage(Presenting(), idiom: idiom)
      try await stage.tap("menu")
      #expect(stage.shows("in:here"))
      try await stage.harness.tap("show")
      for _ in 0..<60 {
        #expect(!(stage.shows("show") && stage.shows("sheet")))
        await stage.harness.advance(by: 1.0 / 60)
      }
      #expect(stage.shows("sheet") && !stage.shows("show"))
    }

    @Test func `B20.33d a finger that rests for half a second opens a context menu`() async throws {
      let stage = await Stage(Text("target").ax("target").contextMenu { Button("item") {} })
      let frame = try #require(stage.harness.frame(of: "target"))
      await stage.harness.down(at: CGPoint(x: frame.midX, y: frame.midY))
      await stage.harness.advance(by: 0.45)
      #expect(!stage.has("item"))
      await stage.harness.advance(by: 0.1)
      #expect(stage.has("item"))
      await stage.harness.up()
      await stage.rest()
      #expect(stage.shows("item"))
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B20.35a the controls of a group are segments that spring back`(_ idiom: Idiom) async throws {
      let stage = await Stage(
        ControlGroup {
          Button("a") { Log.add("a") }
          Button("b") { Log.add("b") }
        }, idiom: idiom)
      let (a, b) = (try #require(stage.harness.elementFrame("a")), try #require(stage.harness.elementFrame("b")))
      #expect(a.midY == b.midY && b.minX - a.maxX >= 0 && b.minX - a.maxX <= 1)
      let before = stage.harness.displayListDump()
      try await stage.tap("a")
      #expect(Log.take() == ["a"] && !stage.harness.isSelected("a") && stage.harness.displayListDump() == before)
    }

    private struct Groups: View {
      @State private var isBold = false

      var body: some View {
        Menu("menu") {
          ControlGroup {
            Button("Cut", systemImage: "scissors") { Log.add("cut") }
            Button("Copy", systemImage: "doc.on.doc") {}
          }
          ControlGroup {
            Toggle("Bold", systemImage: "bold", isOn: $isBold)
            Button("Italic", systemImage: "italic") {}
          }
          .controlGroupStyle(.compactMenu)
        }
        Text(isBold ? "is bold" : "is plain")
      }
    }

    @Test func `in a menu of a phone a group is a row of cells with titles, and a compact group one of icons`() async throws {
      let stage = await Stage(VStack { Groups() })
      try await stage.tap("menu")
      let frames = try ["Cut", "Copy", "Bold", "Italic"].map { try #require(stage.harness.elementFrame($0), "\($0)") }
      #expect(frames[0].midY == frames[1].midY && frames[0].maxX <= frames[1].minX && frames[0].width == frames[1].width)
      #expect(frames[2].midY == frames[3].midY && frames[2].minY >= frames[0].maxY)
      #expect(stage.harness.texts.contains("Cut") && !stage.harness.texts.contains("Bold"))
      try await stage.tap("Bold")
      #expect(stage.shows("is bold") && !stage.shows("Cut"))
      try await stage.tap("menu")
      #expect(stage.harness.isSelected("Bold") && !stage.harness.isSelected("Italic"))
      try await stage.tap("Cut")
      #expect(Log.take() == ["cut"] && !stage.shows("Copy"))
    }

    @Test func `in a menu of a desktop a group is a list of items, and a compact group a row of icons`() async throws {
      let stage = await Stage(VStack { Groups() }, idiom: .desktop)
      try await stage.tap("menu")
      let frames = try ["Cut", "Copy", "Bold", "Italic"].map { try #require(stage.harness.elementFrame($0), "\($0)") }
      #expect(frames[0].maxY <= frames[1].minY)
      #expect(frames[2].midY == frames[3].midY && frames[2].maxX <= frames[3].minX)
      #expect(stage.harness.texts.contains("Copy") && !stage.harness.texts.contains("Bold"))
    }

    private struct Palette: View {
      var effect = PaletteSelectionEffect.automatic
      @State private var choice = 1

      var body: some View {
        VStack {
          Menu("menu") {
            Picker("Mark", selection: $choice) {
              Label("Heart", systemImage: "heart").tag(1)
              Label("Star", systemImage: "star").tag(2)
            }
            .pickerStyle(.palette)
            .paletteSelectionEffect(effect)
          }
          Text("choice \(choice)")
        }
      }
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B21.29 a palette in a menu is a row of icons that writes the selection`(_ idiom: Idiom) async throws {
      let stage = await Stage(Palette(), idiom: idiom)
      try await stage.tap("menu")
      let (heart, star) = (try #require(stage.harness.elementFrame("Heart")), try #require(stage.harness.elementFrame("Star")))
      #expect(heart.midY == star.midY && heart.maxX <= star.minX)
      #expect(stage.harness.texts.contains("Mark") && !stage.harness.texts.contains("Heart"))
      #expect(stage.harness.isSelected("Heart") && !stage.harness.isSelected("Star"))
      try await stage.tap("Star")
      #expect(stage.shows("choice 2") && !stage.has("Heart"))
      try await stage.tap("menu")
      #expect(!stage.harness.isSelected("Heart") && stage.harness.isSelected("Star"))
    }

    @Test func `the chosen option of a palette has the effect that the app sets`() async throws {
      func images(_ effect: PaletteSelectionEffect) async throws -> [String] {
        let stage = await Stage(Palette(effect: effect))
        try await stage.tap("menu")
        return stage.harness.displayListDump().matches(of: /"(heart|star)([a-z.]*)"/).map { String($0.1 + $0.2) }
      }
      #expect(try await images(.symbolVariant(.fill)) == ["heart.fill", "star"])
      #expect(try await images(.custom) == ["heart", "star"])
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B20.35d in a toolbar a group is one item`(_ idiom: Idiom) async throws {
      func gap(_ isGroup: Bool) async throws -> CGFloat {
        let stage = await Stage(
          NavigationStack {
            Text("content").toolbar {
              if isGroup {
                ToolbarItem {
                  ControlGroup {
                    Button("a") {}
                    Button("b") {}
                  }
                }
              } else {
                ToolbarItem { Button("a") {} }
                ToolbarItem { Button("b") {} }
              }
            }
          }, idiom: idiom)
        return try #require(stage.harness.elementFrame("b")).minX - #require(stage.harness.elementFrame("a")).maxX
      }
      #expect(try await gap(true) < gap(false))
    }
  }
}
