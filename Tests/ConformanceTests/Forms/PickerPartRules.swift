import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Sections and dividers among the options of pickers (B21.20), and the colours of a menu picker in a button style (B21.26).
  @MainActor
  struct PickerPartRules {
    private struct Options<S: PickerStyle>: View {
      let style: S
      let hasParts: Bool
      @Binding var n: Int

      var body: some View {
        Picker("Kind", selection: $n) {
          if hasParts {
            Section("First") {
              Text("a").aid("a").tag(0)
              Text("b").aid("b").tag(1)
            }
            Divider()
            ForEach(2..<4) { Text("n\($0)").aid("n\($0)") }
            Section {
              Text("c").aid("c").tag(4)
            } header: {
              Text("Last")
            } footer: {
              Text("end")
            }
          } else {
            Text("a").tag(0)
            Text("b").tag(1)
            ForEach(2..<4) { Text("n\($0)") }
            Text("c").tag(4)
          }
        }
        .pickerStyle(style)
      }
    }

    private struct Parts<S: PickerStyle>: View {
      let style: S
      var hasParts = true
      @State private var n = 1

      var body: some View { Options(style: style, hasParts: hasParts, n: $n) }
    }

    private struct InMenu<S: PickerStyle>: View {
      let style: S
      @State private var n = 1

      var body: some View { Menu("menu") { Options(style: style, hasParts: true, n: $n) } }
    }

    private func count(_ word: String, _ harness: ViewHarness) -> Int {
      harness.semanticsDump().components(separatedBy: word).count - 1
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B21.20ab B21.26c the menu of a picker has the headers of its sections, and lines between its parts`(_ idiom: Idiom) async throws {
      let stage = await Stage(Parts(style: .menu), idiom: idiom)
      #expect(!stage.shows("First"))
      try await stage.tap("Kind")
      #expect(stage.shows("First") && stage.shows("Last"))
      #expect(count("menuItem", stage.harness) == 5)
      try await stage.tap("c")
      try await stage.tap("Kind")
      #expect(stage.harness.isSelected("c"))
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B21.26 the closed button of a picker has the size of its options, whatever is between them`(_ idiom: Idiom) async throws {
      func size(_ hasParts: Bool) async -> CGSize? {
        await mounted(Parts(style: .menu, hasParts: hasParts).aid("p"), idiom).frame(of: "p")?.size
      }
      let (parted, plain) = (await size(true), await size(false))
      #expect(parted != nil && parted == plain)
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B21.20b only options are segments, radio buttons, rows and items of a wheel`(_ idiom: Idiom) async throws {
      func texts(_ style: some PickerStyle) async -> [String] {
        await mounted(Form { Parts(style: style) }, idiom).texts.filter { $0 != "Kind" }
      }
      let options = ["a", "b", "n2", "n3", "c"]
      #expect(await texts(.segmented) == options)
      #expect(await texts(.inline) == options)
      #expect(await texts(.wheel) == options)
      #expect(await texts(.palette) == options)
      let radio = await mounted(Parts(style: .radioGroup), idiom)
      #expect(count("radioButton", radio) == 5)
      func size(_ hasParts: Bool) async -> CGSize? {
        await mounted(Parts(style: .inline, hasParts: hasParts).aid("p"), idiom).frame(of: "p")?.size
      }
      let (parted, plain) = (await size(true), await size(false))
      #expect(parted != nil && parted == plain)
    }

    @Test func `B21.20b the screen of a picker has the sections of its options`() async throws {
      let stage = await Stage(NavigationStack { Form { Parts(style: .navigationLink) } })
      #expect(!stage.shows("FIRST"))
      try await stage.tap("Kind")
      #expect(
        stage.harness.texts.filter { $0 != "Kind" && $0 != "Back" }.map { $0.lowercased() } == [
          "first", "a", "b", "n2", "n3", "last", "c", "end",
        ])
      try await stage.tap("c")
      #expect(stage.shows("c") && !stage.shows("a"))
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B21.29a in a menu the options of a picker have their sections`(_ idiom: Idiom) async throws {
      let stage = await Stage(InMenu(style: .inline), idiom: idiom)
      try await stage.tap("menu")
      #expect(stage.shows("First") && stage.shows("Last") && stage.shows("n2"))
      let names = ["a", "b", "n2", "n3", "c"]
      let gaps = try zip(names, names.dropFirst()).map { upper, lower in
        try #require(stage.harness.frame(of: lower)).minY - #require(stage.harness.frame(of: upper)).minY
      }
      #expect(gaps[1] > gaps[0] && gaps[2] == gaps[0] && gaps[3] > gaps[1], "\(gaps)")
      try await stage.tap("n2")
      try await stage.tap("menu")
      #expect(stage.harness.isSelected("n2"))
    }

    @Test func `B21.25c B21.29d a picker without a style is inline in the menu of a phone, and a submenu on a desktop`() async throws {
      let phone = await Stage(InMenu(style: .automatic))
      try await phone.tap("menu")
      #expect(phone.shows("a") && phone.harness.isSelected("b"))
      let desktop = await Stage(InMenu(style: .automatic), idiom: .desktop)
      try await desktop.tap("menu")
      #expect(desktop.shows("Kind") && !desktop.shows("a"))
      let submenu = await Stage(InMenu(style: .menu))
      try await submenu.tap("menu")
      #expect(submenu.shows("Kind") && !submenu.shows("a"))
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B21.04ce the value of a picker has the colour of the button's style`(_ idiom: Idiom) async throws {
      let picker = Picker("Kind", selection: .constant(0)) { Text("value").aid("value").tag(0) }.labelsHidden()
      let harness = await mounted(picker.buttonStyle(.borderedProminent).tint(.orange), idiom)
      let value = try #require(harness.presentedColor("value"))
      #expect(value.red > 0.99 && value.green > 0.99 && value.blue > 0.99)
      let button = Button {
      } label: {
        Text("value").aid("value")
      }
      let expected = await mounted(button.buttonStyle(.bordered).tint(.orange), idiom).presentedColor("value")
      let bordered = await mounted(picker.buttonStyle(.bordered).tint(.orange), idiom).presentedColor("value")
      #expect(expected != nil && bordered == expected)
    }
  }
}
