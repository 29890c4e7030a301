import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// A foreground that the app chooses is that of the labels of controls too.
  @MainActor struct ChosenForegroundRules {
    private func color<V: View>(_ idiom: Idiom = .phone, of view: V) async -> Color.Resolved? {
      let harness = ViewHarness(view, idiom: idiom)
      await harness.settle()
      return harness.presentedColor("it")
    }

    private var red: Color.Resolved { Color(.sRGB, red: 1, green: 0, blue: 0).resolve(in: EnvironmentValues()) }

    private var ownRed: Color { Color(.sRGB, red: 1, green: 0, blue: 0) }

    private var label: some View { Text("label").accessibilityIdentifier("it") }

    private enum Style: CaseIterable { case automatic, borderless, bordered, prominent, plain }

    @ViewBuilder private func button(_ style: Style) -> some View {
      let button = Button {
      } label: {
        label
      }
      switch style {
      case .automatic: button
      case .borderless: button.buttonStyle(.borderless)
      case .bordered: button.buttonStyle(.bordered)
      case .prominent: button.buttonStyle(.borderedProminent)
      case .plain: button.buttonStyle(.plain)
      }
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `the label of a button is drawn in the foreground that is set on it or around it, in every style`(_ idiom: Idiom) async {
      for style in Style.allCases {
        #expect(await color(idiom, of: button(style).foregroundColor(ownRed)) == red, "\(style)")
        #expect(await color(idiom, of: button(style).foregroundStyle(ownRed)) == red, "\(style)")
        #expect(await color(idiom, of: VStack { HStack { button(style) } }.foregroundStyle(ownRed)) == red, "\(style)")
      }
    }

    @Test func `without a foreground a label has the colours of its style`() async {
      let tint = await color(of: button(.borderless))
      #expect(tint != red)
      #expect(await color(of: button(.borderless).foregroundColor(ownRed).foregroundColor(nil)) == red)
      #expect(await color(of: button(.borderless).foregroundColor(nil).foregroundColor(ownRed)) == tint)
      #expect(await color(of: button(.borderless).tint(ownRed)) == red)
    }

    @Test func `links and menus have the foreground that is chosen for them`() async throws {
      let url = try #require(URL(string: "https://example.org"))
      #expect(await color(of: Link(destination: url) { label }.foregroundStyle(ownRed)) == red)
      let menu = Menu {
        Button("item") {}
      } label: {
        label
      }
      #expect(await color(of: menu.foregroundStyle(ownRed)) == red)
    }

    @Test func `rows that lead on, and icons in rows, have the foreground that is chosen for them`() async {
      let link = NavigationStack {
        List {
          NavigationLink {
          } label: {
            label
          }
          .foregroundStyle(ownRed)
        }
      }
      #expect(await color(of: link) == red)
      let icon = List {
        Label {
          Text("title")
        } icon: {
          label
        }
        .foregroundStyle(ownRed)
      }
      #expect(await color(of: icon) == red)
    }

    @Test func `a button in the header of a section keeps its tint, though the header is pale`() async {
      let list = List {
        Section {
          Text("row")
        } header: {
          button(.automatic)
        }
      }
      #expect(await color(of: list) == color(of: button(.automatic)))
    }

    @Test func `the button that leads back keeps its tint, whatever is chosen around the stack`() async throws {
      func back(_ view: some View) async throws -> Color.Resolved? {
        let harness = ViewHarness(view)
        await harness.settle()
        try await harness.tap("go")
        await harness.advance(by: 1)
        return harness.presentedColor("BackButton")
      }
      let stack = NavigationStack { NavigationLink("go") { Text("up") } }
      let tint = try await back(stack)
      #expect(tint != nil && tint != red)
      #expect(try await back(stack.foregroundStyle(ownRed)) == tint)
    }
  }
}
