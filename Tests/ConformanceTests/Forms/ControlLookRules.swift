import Foundation
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// The looks of buttons, toggles and what is made of them, by style, role and place (B21.04–B21.53).
  @MainActor
  struct ControlLookRules {
    private func dump(_ view: some View, _ idiom: Idiom) async -> String { await mounted(view, idiom).displayListDump() }

    private struct Composite: View {
      let kind: Int

      var body: some View {
        switch kind {
        case 0: Menu("x") { Button("i") {} }
        case 1: Picker("x", selection: .constant(0)) { Text("a").tag(0) }.pickerStyle(.menu).labelsHidden()
        default: Toggle("x", isOn: .constant(true)).toggleStyle(.button)
        }
      }
    }

    @Test(arguments: [Idiom.phone, .desktop], [0, 1, 2])
    func `B21.04cdef menus, menu pickers and toggles that are buttons take style, size, tint and shape`(_ idiom: Idiom, _ kind: Int) async {
      let bordered = Composite(kind: kind).buttonStyle(.bordered)
      if kind < 2 { #expect(await dump(bordered, idiom) != dump(Composite(kind: kind).buttonStyle(.plain), idiom)) }
      #expect(await dump(bordered.controlSize(.small), idiom) != dump(bordered.controlSize(.large), idiom))
      #expect(await dump(bordered.tint(.red), idiom) != dump(bordered.tint(.green), idiom))
      #expect(
        await dump(bordered.buttonBorderShape(.capsule), idiom) != dump(bordered.buttonBorderShape(.roundedRectangle(radius: 1)), idiom))
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B21.07d the label of labeled content has a subtitle below its title`(_ idiom: Idiom) async throws {
      func row(@ViewBuilder _ label: () -> some View) async -> ViewHarness {
        await mounted(
          List { LabeledContent(content: { Text("value") }, label: label).listRowBackground(Color.red.aid("row")) }, idiom)
      }
      let one = await row { Text("title") }
      let two = await row {
        Text("title")
        Text("more")
      }
      #expect(two.texts.contains("title") && two.texts.contains("more"))
      #expect(try #require(two.frame(of: "row")).height > #require(one.frame(of: "row")).height + 3)
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B21.10d in menus and alerts the place decides how a button looks`(_ idiom: Idiom) async throws {
      struct Root: View {
        @State private var isShown = false

        var body: some View {
          VStack {
            Button("free") {}
            Menu("menu") { Button("item") {} }
            Button("ask") { isShown = true }
          }
          .alert("title", isPresented: $isShown) { Button("okay") {} }
        }
      }
      let stage = await Stage(Root(), idiom: idiom)
      let free = try #require(stage.harness.elementFrame("free"))
      try await stage.tap("menu")
      #expect(try #require(stage.harness.elementFrame("item")).size != free.size)
      await stage.harness.key(.escape)
      await stage.rest()
      try await stage.tap("ask")
      #expect(try #require(stage.harness.elementFrame("okay")).size != free.size)
    }

    private func labelColor(_ idiom: Idiom, role: ButtonRole? = nil, _ style: some PrimitiveButtonStyle) async throws -> Color.Resolved {
      let button = Button(role: role) {
      } label: {
        Text("x").aid("label")
      }
      return try #require(await mounted(button.buttonStyle(style).tint(.green), idiom).presentedColor("label"))
    }

    @Test(arguments: [Idiom.phone, .desktop]) func `B21.11f a plain button shows no tint`(_ idiom: Idiom) async throws {
      let text = try #require(await mounted(Text("x").aid("label"), idiom).presentedColor("label"))
      #expect(try await labelColor(idiom, .plain) == text)
    }

    @Test func `B21.11g the style of a link looks like a link`() async throws {
      let link = Link(destination: URL(string: "a:b")!) { Text("x").aid("label") }.tint(.green)
      let color = try #require(await mounted(link, .desktop).presentedColor("label"))
      let text = try #require(await mounted(Text("x").aid("label"), .desktop).presentedColor("label"))
      #expect(try await labelColor(.desktop, .link) == color && color != text)
    }

    @Test func `B21.12b what destroys is red on phones with a border too`() async throws {
      let color = try await labelColor(.phone, role: .destructive, .bordered)
      #expect(color.red > 0.8 && color.green < 0.4)
      #expect(
        await dump(Button("x", role: .destructive) {}.buttonStyle(.bordered), .phone) != dump(Button("x") {}.buttonStyle(.bordered), .phone)
      )
    }

    @Test func `B21.12df a role changes nothing on the desktop, and that of a cancel nowhere`() async {
      for role in [ButtonRole.destructive, .cancel] {
        #expect(await dump(Button("x", role: role) {}, .desktop) == dump(Button("x") {}, .desktop))
        #expect(
          await dump(Button("x", role: role) {}.buttonStyle(.bordered), .desktop) == dump(Button("x") {}.buttonStyle(.bordered), .desktop))
      }
      #expect(await dump(Button("x", role: .cancel) {}, .phone) == dump(Button("x") {}, .phone))
    }

    @Test func `B21.15c an edit button of a desktop edits its window`() async throws {
      struct Root: View {
        @Environment(\.editMode) private var mode

        var body: some View {
          VStack {
            EditButton()
            Text(mode?.wrappedValue.isEditing == true ? "edited" : "read")
          }
        }
      }
      let stage = await Stage(Root(), idiom: .desktop)
      try await stage.tap("Edit")
      #expect(stage.shows("Done") && stage.harness.runtimeIssues.isEmpty)
    }

    @Test func `B21.38b the halves of a phone's stepper stand at the end of its row`() async throws {
      let harness = await mounted(Stepper(value: .constant(1)) { Color.red.frame(width: 30, height: 10).aid("label") })
      #expect(harness.frame(of: "label")?.minX == 0)
      #expect(try #require(harness.elementFrame("Decrement")).maxX <= #require(harness.elementFrame("Increment")).minX)
      #expect(harness.elementFrame("Increment")?.maxX == 390)
    }

    // MARK: Toggles

    @Test func `B21.51ae a switch of a phone is at the end of its label, and both are one element`() async throws {
      struct Root: View {
        @State private var isOn = false

        var body: some View {
          Toggle(isOn: $isOn) { Text("sw").aid("label") }.aid("sw")
        }
      }
      let harness = await mounted(Root())
      let whole = try #require(harness.frame(of: "sw"))
      #expect(whole.minX == 0 && whole.width == 390 && harness.frame(of: "label")?.minX == 0)
      #expect(harness.elementFrame("sw") == whole)
      await harness.tap(at: CGPoint(x: 200, y: whole.midY))
      #expect(harness.value(of: "sw") == "0")
      await harness.tap(at: CGPoint(x: 390 - 33, y: whole.midY))
      #expect(harness.value(of: "sw") == "1")
    }

    @Test func `B21.51c a switch of a desktop stands 8 points after its label`() async {
      let toggle = Toggle(isOn: .constant(true)) { Color.red.frame(width: 30, height: 10) }.toggleStyle(.switch)
      #expect(await mounted(toggle.aid("sw"), .desktop).frame(of: "sw")?.size == CGSize(width: 30 + 8 + 54, height: 24))
    }

    @Test func `B21.52bc a check box stands 5 points before its label, and both take clicks`() async throws {
      struct Root: View {
        @State private var isOn = false

        var body: some View {
          VStack {
            Toggle(isOn: $isOn) { Color.red.frame(width: 30, height: 10).aid("label") }.aid("box")
            Text("on \(isOn)")
          }
        }
      }
      let harness = await mounted(Root(), .desktop)
      let (box, label) = (try #require(harness.frame(of: "box")), try #require(harness.frame(of: "label")))
      #expect(abs(label.minX - box.minX - 21) < 0.01)
      await harness.tap(at: CGPoint(x: box.minX + 8, y: box.midY))
      #expect(harness.texts == ["on true"])
      await harness.tap(at: CGPoint(x: label.midX, y: label.midY))
      #expect(harness.texts == ["on false"])
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B21.53ab a toggle that is a button has a border, and is tinted while it is on`(_ idiom: Idiom) async throws {
      func toggle(_ isOn: Bool) -> some View { Toggle("x", isOn: .constant(isOn)).toggleStyle(.button).aid("x") }
      let (on, off) = (await mounted(toggle(true), idiom), await mounted(toggle(false), idiom))
      let button = await mounted(Button("x") {}.buttonStyle(.bordered).aid("x"), idiom)
      #expect(on.frame(of: "x")?.size == button.frame(of: "x")?.size && button.frame(of: "x") != nil)
      #expect(on.displayListDump() != off.displayListDump())
      #expect(await dump(toggle(true).tint(.red), idiom) != dump(toggle(true).tint(.green), idiom))
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B21.04g a toggle that is a button takes the style of the buttons around it`(_ idiom: Idiom) async throws {
      struct Framed: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label.padding(30).border(.red) }
      }
      struct Root: View {
        @State private var isOn = false

        var body: some View {
          VStack {
            Toggle("x", isOn: $isOn).aid("x")
            Text("on \(isOn)")
          }
          .toggleStyle(.button)
        }
      }
      func size(_ view: some View) async -> CGSize? {
        let harness = await mounted(view.aid("x"), idiom)
        return harness.frame(of: "x")?.size
      }
      let toggle = Toggle("x", isOn: .constant(false)).toggleStyle(.button)
      let button = Button("x") {}
      #expect(await size(toggle.buttonStyle(Framed())) == size(button.buttonStyle(Framed())))
      #expect(await size(toggle.buttonStyle(.bordered)) == size(button.buttonStyle(.bordered)))
      #expect(await size(toggle.buttonStyle(.plain)) == size(button.buttonStyle(.plain)))
      #expect(await size(toggle.buttonStyle(Framed())) != size(toggle))
      let styled = await mounted(Root().buttonStyle(Framed()), idiom)
      try await styled.tap("x")
      #expect(styled.texts.contains("on true"))
      let bordered = await mounted(Root().buttonStyle(.bordered), idiom)
      let off = bordered.displayListDump()
      try await bordered.tap("x")
      #expect(bordered.texts.contains("on true") && bordered.displayListDump() != off)
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B21.53c a toggle that is a button is selected while it is on`(_ idiom: Idiom) async throws {
      func isSelected(_ isOn: Bool, _ style: some PrimitiveButtonStyle) async -> Bool {
        let harness = await mounted(Toggle("x", isOn: .constant(isOn)).toggleStyle(.button).buttonStyle(style), idiom)
        return harness.isSelected("x")
      }
      for isOn in [true, false] {
        #expect(await isSelected(isOn, .automatic) == isOn)
        #expect(await isSelected(isOn, .bordered) == isOn)
        #expect(await isSelected(isOn, .borderless) == isOn)
      }
      let plain = await mounted(Toggle("x", isOn: .constant(true)).toggleStyle(.button), idiom)
      #expect(plain.isSelected("x") && plain.role(of: "x") == "toggle" && plain.value(of: "x") == "1")
    }
  }
}
