import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Menus under a pointer and under keys (B20.28, B20.29).
  @MainActor
  struct MenuPointerRules {
    private struct Board: View {
      @State private var choice = 1
      @State private var isOn = true

      var body: some View {
        VStack(alignment: .leading) {
          Menu("menu") {
            Button("one") { Log.add("one") }
            Button("off") { Log.add("off") }.disabled(true)
            Menu("more") {
              Button("first") { Log.add("first") }
              Menu("deep") { Button("deepest") { Log.add("deepest") } }
            }
            Menu("other") { Button("second") { Log.add("second") } }
            Toggle("flag", isOn: $isOn)
            Button("last") { Log.add("last") }
          }
          Picker("pick", selection: $choice) { ForEach(1..<5) { Text("c\($0)").tag($0) } }.pickerStyle(.menu)
          Button("beside") { Log.add("beside") }
          Text("choice \(choice)")
          Text("row").contextMenu { Button("cut") { Log.add("cut") } }
        }
        .frame(width: 600, height: 500, alignment: .topLeading)
      }
    }

    private func mount(_ idiom: Idiom = .desktop) async -> Stage {
      await Stage(Board(), idiom: idiom, size: CGSize(width: 700, height: 600))
    }

    private func middle(_ name: String, _ stage: Stage) throws -> CGPoint {
      let frame = try #require(stage.harness.elementFrame(name), "\(name)")
      return CGPoint(x: frame.midX, y: frame.midY)
    }

    @Test func `B20.28ab a menu opens at the press, and runs the item at which it is released`() async throws {
      let stage = await mount()
      for name in ["one", "last"] {
        await stage.harness.down(at: try middle("menu", stage))
        await stage.harness.advance(by: 0.05)
        #expect(stage.shows("last"))
        await stage.harness.move(to: try middle(name, stage), duration: 0.1)
        #expect(stage.harness.focusedLabel == name)
        #expect(Log.take() == [])
        await stage.harness.up()
        await stage.rest()
        #expect(Log.take() == [name] && !stage.shows("last"))
      }
      await stage.harness.down(at: try middle("menu", stage))
      await stage.harness.move(to: try middle("off", stage), duration: 0.1)
      #expect(stage.harness.focusedLabel == nil)
      await stage.harness.up()
      await stage.rest()
      #expect(Log.take() == [] && stage.shows("last"))
      #expect(stage.harness.runtimeIssues.isEmpty)
    }

    @Test func `B20.28e a menu that is released beside it closes, and one that is clicked stays`() async throws {
      let stage = await mount()
      let (button, beside) = (try middle("menu", stage), CGPoint(x: 650, y: 550))
      await stage.harness.down(at: button)
      await stage.harness.move(to: beside, duration: 0.1)
      await stage.harness.up()
      await stage.rest()
      #expect(!stage.shows("last"))
      await stage.harness.down(at: button)
      await stage.harness.move(to: CGPoint(x: button.x + 5, y: button.y), duration: 0.1)
      await stage.harness.up()
      await stage.rest()
      #expect(stage.shows("last"))
      // A press on the button of an open menu closes it, and does not open it again.
      await stage.harness.tap(at: button)
      await stage.rest()
      #expect(!stage.shows("last"))
      await stage.harness.tap(at: button)
      await stage.rest()
      await stage.harness.tap(at: beside)
      await stage.rest()
      #expect(!stage.shows("last") && Log.take() == [])
    }

    @Test func `B20.28c within an open menu the item counts at which a press is released`() async throws {
      let stage = await mount()
      try await stage.tap("menu")
      await stage.harness.down(at: try middle("one", stage))
      await stage.harness.move(to: try middle("last", stage), duration: 0.1)
      await stage.harness.up()
      await stage.rest()
      #expect(Log.take() == ["last"] && !stage.shows("last"))
      try await stage.tap("menu")
      try await stage.tap("one")
      #expect(Log.take() == ["one"])
    }

    @Test func `B20.28ad a picker opens its menu at the press, and a phone opens menus at the release`() async throws {
      let stage = await mount()
      let picker = try middle("pick", stage)
      await stage.harness.down(at: CGPoint(x: picker.x, y: picker.y))
      await stage.harness.advance(by: 0.05)
      #expect(stage.shows("c4"))
      await stage.harness.move(to: try middle("c3", stage), duration: 0.1)
      await stage.harness.up()
      await stage.rest()
      #expect(stage.shows("choice 3"))
      let phone = await mount(.phone)
      await phone.harness.down(at: try middle("menu", phone))
      await phone.harness.advance(by: 0.2)
      #expect(!phone.shows("last"))
      await phone.harness.up()
      await phone.rest()
      #expect(phone.shows("last"))
    }

    @Test func `B20.28 a menu of a phone opens at once while another one still goes`() async throws {
      let stage = await mount(.phone)
      try await stage.tap("menu")
      await stage.rest()
      await stage.harness.key(.escape)
      await stage.harness.advance(by: 0.05)
      #expect(stage.shows("last"))
      for name in ["menu", "pick"] {
        await stage.harness.tap(at: try middle(name, stage))
        await stage.harness.advance(by: 0.05)
        await stage.harness.key(.downArrow)
        await stage.harness.key(.return)
        await stage.harness.advance(by: 0.05)
      }
      await stage.rest()
      #expect(Log.take() == ["one"] && stage.shows("choice 1"))
      #expect(!stage.shows("last") && stage.harness.runtimeIssues.isEmpty)
    }

    @Test func `B20.29 the pointer chooses the item under it, and keys go on from there`() async throws {
      let stage = await mount()
      try await stage.tap("menu")
      try await stage.harness.hover("one")
      #expect(stage.harness.focusedLabel == "one")
      await stage.harness.key(.downArrow)
      #expect(stage.harness.focusedLabel == "more")
      try await stage.harness.hover("last")
      #expect(stage.harness.focusedLabel == "last")
      await stage.harness.hover(at: CGPoint(x: 650, y: 550))
      #expect(stage.harness.focusedLabel == nil)
      try await stage.harness.hover("one")
      await stage.harness.key(.return)
      await stage.rest()
      #expect(Log.take() == ["one"])
    }

    @Test func `B20.29 a submenu opens under a pointer that rests, and a sibling closes it`() async throws {
      let stage = await mount()
      try await stage.tap("menu")
      let (other, last) = (try middle("other", stage), try middle("last", stage))
      try await stage.harness.hover("more")
      await stage.harness.advance(by: 0.1)
      #expect(!stage.shows("first"))
      await stage.harness.advance(by: 0.2)
      #expect(stage.shows("first"))
      try await stage.harness.hover("first")
      #expect(stage.harness.focusedLabel == "first")
      // A pointer that only passes over other items on its way changes nothing.
      await stage.harness.hover(at: other)
      await stage.harness.advance(by: 0.1)
      try await stage.harness.hover("deep")
      await stage.harness.advance(by: 0.4)
      #expect(stage.shows("deepest"))
      await stage.harness.hover(at: other)
      await stage.harness.advance(by: 0.3)
      #expect(!stage.shows("first") && stage.harness.focusedLabel == "other")
      await stage.harness.advance(by: 0.3)
      #expect(stage.shows("second"))
      await stage.harness.hover(at: last)
      await stage.harness.advance(by: 0.4)
      #expect(!stage.shows("second") && stage.harness.focusedLabel == "last")
      await stage.harness.tap(at: last)
      await stage.rest()
      #expect(Log.take() == ["last"] && !stage.shows("last"))
      #expect(stage.harness.runtimeIssues.isEmpty)
    }

    @Test func `B20.28b a press is drawn through submenus to the item at which it is released`() async throws {
      let stage = await mount()
      await stage.harness.down(at: try middle("menu", stage))
      await stage.harness.move(to: try middle("more", stage), duration: 0.1)
      await stage.harness.advance(by: 0.3)
      await stage.harness.move(to: try middle("deep", stage), duration: 0.1)
      await stage.harness.advance(by: 0.3)
      await stage.harness.move(to: try middle("deepest", stage), duration: 0.1)
      await stage.harness.up()
      await stage.rest()
      #expect(Log.take() == ["deepest"] && !stage.shows("first") && !stage.shows("last"))
    }

    @Test func `B20.29c arrows open submenus with their first item, and close them`() async throws {
      let stage = await mount()
      try await stage.tap("menu")
      await stage.harness.key("m")
      await stage.harness.key(.rightArrow)
      await stage.rest()
      #expect(stage.harness.focusedLabel == "first")
      // An item without a submenu has nothing to the right.
      await stage.harness.key(.rightArrow)
      #expect(stage.shows("first") && Log.take() == [])
      await stage.harness.key(.downArrow)
      await stage.harness.key(.rightArrow)
      await stage.rest()
      #expect(stage.harness.focusedLabel == "deepest")
      await stage.harness.key(.leftArrow)
      await stage.rest()
      #expect(!stage.shows("deepest") && stage.harness.focusedLabel == "deep")
      await stage.harness.key(.leftArrow)
      await stage.rest()
      #expect(!stage.shows("first") && stage.harness.focusedLabel == "more")
      await stage.harness.key(.leftArrow)
      await stage.rest()
      #expect(stage.shows("last"))
    }

    @Test func `B20.33 a context menu follows the pointer and keys`() async throws {
      let stage = await mount()
      try await stage.harness.secondaryTap("row")
      await stage.rest()
      try await stage.harness.hover("cut")
      #expect(stage.harness.focusedLabel == "cut")
      await stage.harness.key(.return)
      await stage.rest()
      #expect(Log.take() == ["cut"])
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B20.25e B21.50f B21.95q assistive technology hears of items of menus, and of those with a check mark`(
      _ idiom: Idiom
    ) async throws {
      let stage = await mount(idiom)
      try await stage.tap("menu")
      #expect(stage.harness.role(of: "one") == "menuItem" && stage.harness.role(of: "more") == "menuButton")
      #expect(stage.harness.role(of: "flag") == "menuItem" && stage.harness.value(of: "flag") == "1")
      try await stage.tap("flag")
      try await stage.tap("menu")
      #expect(stage.harness.value(of: "flag") == "0")
    }

    @Test(arguments: [Idiom.phone, .desktop]) func `B20.25 a label style around a menu is for its button`(_ idiom: Idiom) async throws {
      let stage = await Stage(
        Menu {
          Button("item", systemImage: "star") {}
        } label: {
          Label("menu", systemImage: "gear")
        }
        .labelStyle(.iconOnly), idiom: idiom)
      #expect(!stage.shows("menu"))
      try await stage.tap("menu")
      #expect(stage.shows("item"))
    }

    @Test func `B20.33 the other button chooses the item of a context menu at which it is released`() async throws {
      let stage = await mount()
      let row = try middle("row", stage)
      await stage.harness.secondaryTap(at: row)
      await stage.rest()
      let item = try middle("cut", stage)
      await stage.harness.key(.escape)
      await stage.rest()
      await stage.harness.secondaryDrag(from: row, to: item)
      await stage.rest()
      #expect(Log.take() == ["cut"] && !stage.shows("cut"))
      await stage.harness.secondaryDrag(from: row, to: CGPoint(x: 600, y: 550))
      await stage.rest()
      #expect(Log.take() == [] && !stage.shows("cut"))
      await stage.harness.secondaryDrag(from: row, to: CGPoint(x: row.x + 2, y: row.y))
      await stage.rest()
      #expect(Log.take() == [] && stage.shows("cut"))
    }
  }
}
