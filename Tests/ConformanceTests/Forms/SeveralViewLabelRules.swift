import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Labels of several views: one control, whose parts stand in a row (B21.07).
  @MainActor
  struct SeveralViewLabelRules {
    enum Kind: String, CaseIterable {
      case button, plain, bordered, own, link, address, menu, share, disclosure, toggle, stepper, picker, content
    }
    enum Place: CaseIterable { case stack, row, list, form, grid, lazyStack }

    /// A style of an app.
    private struct OwnStyle: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View { configuration.label.padding(3).background(.yellow) }
    }

    private struct Sample: View {
      let kind: Kind
      @Binding var count: Int
      @State private var isOn = false

      @ViewBuilder private var label: some View { Text("first").aid("first") }
      @ViewBuilder private var picture: some View { Image(systemName: "star").accessibilityIdentifier("picture") }

      var body: some View {
        switch kind {
        case .button:
          Button {
            count += 1
          } label: {
            picture; label
          }
        case .plain:
          Button {
            count += 1
          } label: {
            picture; label
          }.buttonStyle(.plain)
        case .bordered:
          Button {
            count += 1
          } label: {
            picture; label
          }.buttonStyle(.borderedProminent)
        case .own:
          Button {
            count += 1
          } label: {
            picture; label
          }.buttonStyle(OwnStyle())
        case .link:
          NavigationLink {
            Text("screen")
          } label: {
            picture; label
          }
        case .address:
          Link(destination: URL(string: "https://example.org")!) {
            picture; label
          }
        case .menu:
          Menu {
            Button("item") {}
          } label: {
            picture; label
          }
        case .share:
          ShareLink(item: "words") {
            picture; label
          }
        case .disclosure:
          DisclosureGroup {
            Text("inside")
          } label: {
            picture; label
          }
        case .toggle:
          Toggle(isOn: $isOn) {
            picture; label
          }
        case .stepper:
          Stepper(value: $count) {
            picture; label
          }
        case .picker:
          Picker(selection: $count) {
            Text("none").tag(0)
          } label: {
            picture; label
          }.pickerStyle(.inline)
        case .content:
          LabeledContent {
            Text("value")
          } label: {
            picture; label
          }
        }
      }
    }

    private struct Screen: View {
      let kind: Kind
      let place: Place
      @State private var count = 0

      @ViewBuilder private var rows: some View {
        Sample(kind: kind, count: $count)
        Text("count \(count)")
      }

      var body: some View {
        NavigationStack {
          switch place {
          case .stack: VStack { rows }
          case .row: HStack { rows }
          case .list: List { rows }
          case .form: Form { rows }
          case .grid: LazyVGrid(columns: [GridItem(.adaptive(minimum: 150))]) { rows }
          case .lazyStack: ScrollView { LazyVStack { rows } }
          }
        }
      }
    }

    @Test(arguments: [Idiom.phone, .desktop], Place.allCases)
    func `a label of an image and a text is a row in one control`(_ idiom: Idiom, _ place: Place) async throws {
      for kind in Kind.allCases where kind != .picker {
        let harness = ViewHarness(Screen(kind: kind, place: place), size: CGSize(width: 500, height: 500), idiom: idiom)
        _ = await harness.rest()
        let picture = try #require(harness.frame(of: "picture"), "\(kind)")
        let text = try #require(harness.frame(of: "first"), "\(kind)")
        #expect(picture.maxX < text.minX && picture.minY < text.maxY && text.minY < picture.maxY, "\(kind): \(picture) \(text)")
        #expect(abs(picture.midY - text.midY) < 4, "\(kind): \(picture) \(text)")
      }
    }

    @Test(arguments: [Idiom.phone, .desktop], Place.allCases)
    func `a button whose label is several views acts once, wherever it is pressed`(_ idiom: Idiom, _ place: Place) async throws {
      for kind in [Kind.button, .plain, .bordered, .own] {
        let harness = ViewHarness(Screen(kind: kind, place: place), size: CGSize(width: 500, height: 500), idiom: idiom)
        _ = await harness.rest()
        let buttons = harness.semanticsDump().split(separator: "\n").filter { $0.contains("button \"") }
        #expect(buttons.count == 1, "\(kind): \(buttons)")
        for (number, part) in ["picture", "first"].enumerated() {
          let frame = try #require(harness.frame(of: part))
          await harness.tap(at: CGPoint(x: frame.midX, y: frame.midY))
          _ = await harness.rest()
          #expect(harness.texts.contains("count \(number + 1)"), "\(kind)")
        }
      }
    }

    private struct Changing: View {
      @State private var isOn = false

      var body: some View {
        VStack {
          Button {
            isOn.toggle()
          } label: {
            if isOn { Image(systemName: "star").accessibilityIdentifier("picture") }
            Text("switch").aid("text")
            ForEach(0..<(isOn ? 2 : 0), id: \.self) { Text("dot \($0)").aid("dot \($0)") }
          }
        }
      }
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `the views of a label come and go`(_ idiom: Idiom) async throws {
      let harness = ViewHarness(Changing(), size: CGSize(width: 400, height: 200), idiom: idiom)
      await harness.settle()
      for isOn in [true, false, true] {
        try await harness.tap("switch")
        _ = await harness.rest()
        #expect((harness.frame(of: "picture") != nil) == isOn && (harness.frame(of: "dot 1") != nil) == isOn)
      }
      let (text, dot) = (try #require(harness.frame(of: "text")), try #require(harness.frame(of: "dot 0")))
      #expect(text.maxX < dot.minX)
    }

    private struct Titled: View {
      var body: some View {
        VStack(alignment: .leading) {
          Menu("menu") {
            Button("plain") {}
            Button {
            } label: {
              Image(systemName: "star")
              Text("title")
              Text("subtitle")
            }
          }
          LabeledContent {
            Text("value")
          } label: {
            Image(systemName: "bolt").accessibilityIdentifier("picture")
            Text("name")
            Text("more")
          }
        }
      }
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B21.07a several texts are title and subtitle, also beside an image and in an item of a menu`(_ idiom: Idiom) async throws {
      let harness = ViewHarness(Titled(), size: CGSize(width: 400, height: 400), idiom: idiom)
      await harness.settle()
      let (name, more) = (try #require(harness.elementFrame("name")), try #require(harness.elementFrame("more")))
      #expect(more.minY >= name.maxY - 1 && more.minX == name.minX && more.height < name.height)
      #expect(try #require(harness.frame(of: "picture")).maxX < name.minX)
      try await harness.tap("menu")
      _ = await harness.rest()
      #expect(harness.texts.contains("title") && harness.texts.contains("subtitle"))
      let items = harness.semanticsDump().split(separator: "\n").filter { $0.contains("menuItem \"") }
      #expect(items.count == 2, "\(items)")
      let (plain, titled) = (try #require(harness.elementFrame("plain")), try #require(harness.elementFrame("Favorite, title, subtitle")))
      #expect(titled.height > plain.height + 5)
    }
  }
}
