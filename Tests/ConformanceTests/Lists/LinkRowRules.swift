import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Rows that lead to another screen (B17.51).
  @MainActor
  struct LinkRowRules {
    private struct Links: View {
      var isDisabled = false

      var body: some View {
        NavigationStack {
          List {
            NavigationLink("long", value: 1).aid("link")
            NavigationLink(value: 2) {
              VStack(alignment: .leading) {
                Text("two")
                Text("lines")
              }
            }
            .listRowBackground(Color.yellow.aid("ground"))
            Text("no link").listRowBackground(Color.yellow.aid("text ground"))
          }
          .disabled(isDisabled)
          .navigationDestination(for: Int.self) { Text("screen \($0)") }
        }
      }
    }

    private struct Controls: View {
      @State private var number = 1
      @State private var log = ""

      private func row(_ name: String, @ViewBuilder control: () -> some View) -> some View {
        NavigationLink {
          Text("detail")
        } label: {
          HStack {
            Text(name)
            Spacer()
            control()
          }
        }
      }

      var body: some View {
        NavigationStack {
          List {
            row("first") { Menu("menu") { Button("item") { log += "item" } } }
            row("second") {
              Menu("primary") {
                Button("other") {}
              } primaryAction: {
                log += "primary"
              }
            }
            row("third") { Picker("P", selection: $number) { Text("one").tag(1) }.labelsHidden() }
            row("fourth") { Button("bordered") { log += "bordered" }.buttonStyle(.bordered) }
            HStack {
              Text("plain row")
              Menu("plain menu") { Button("plain item") {} }
            }
            Text("log \(log)")
          }
        }
      }
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `a menu in the label of a link opens by itself, and the link stays where it is`(_ idiom: Idiom) async throws {
      let stage = await Stage(Controls(), idiom: idiom)
      try await stage.tap("menu")
      #expect(stage.shows("item") && !stage.shows("detail"))
      try await stage.tap("item")
      #expect(stage.shows("log item") && !stage.shows("detail"))
      for (control, log) in [("primary", "log itemprimary"), ("bordered", "log itemprimarybordered")] {
        try await stage.tap(control)
        #expect(stage.shows(log) && !stage.shows("detail"), "\(control)")
      }
      try await stage.tap("plain row")
      #expect(!stage.shows("plain item"))
      try await stage.tap("plain menu")
      #expect(stage.shows("plain item"))
      try await stage.tap("plain item")
      try await stage.tap("first")
      #expect(stage.shows("detail"))
    }

    private struct Chosen: View {
      @State private var value: Int?

      private struct Reader: View {
        let name: String
        @Environment(\.backgroundProminence) private var prominence
        var body: some View { Text(prominence == .increased ? "vivid \(name)" : name) }
      }

      var body: some View {
        NavigationSplitView {
          List(selection: $value) {
            NavigationLink(value: 1) { Reader(name: "link") }
            Reader(name: "plain").tag(2)
            Text("badge").badge(5).tag(3)
          }
        } detail: {
          Text("detail")
        }
      }
    }

    @Test func `B17.32 links and badges of a selected row stand out from the accent colour, and none changes under the pointer`()
      async throws
    {
      let harness = ViewHarness(Chosen(), size: CGSize(width: 700, height: 400), idiom: .desktop)
      await harness.settle()
      let still = harness.displayListDump()
      for name in ["link", "plain", "badge"] {
        try await harness.hover(name)
        await harness.advance(by: 0.5)
        #expect(harness.displayListDump() == still, "\(name)")
      }
      try await harness.hover(nil)
      func colors(_ text: String) -> [Substring] {
        let lines = harness.displayListDump().split(separator: "\n")
        return lines.indices.filter { lines[$0].contains("\"\(text)\"") }.map { lines[$0 + 1].drop { $0 != "c" } }
      }
      try await harness.tap("link")
      await harness.advance(by: 1)
      #expect(harness.texts.contains("vivid link"))
      let link = colors("vivid link")
      try await harness.tap("plain")
      await harness.advance(by: 1)
      #expect(colors("vivid plain") == link && !link.isEmpty)
      let former = colors("5")
      try await harness.tap("badge")
      await harness.advance(by: 1)
      #expect(colors("5") != former && !former.isEmpty)
    }

    private func isPressed(_ harness: ViewHarness, _ still: String) -> Bool { harness.displayListDump() != still }

    @Test(arguments: [false, true])
    func `B17.51ab the whole row of a link leads on, and is pressed as one`(_ isMirrored: Bool) async throws {
      for x in [24.0, 195, 366] {
        let harness = await shown(Links(), isMirrored: isMirrored)
        let row = try #require(harness.frame(of: "ground"))
        let still = harness.displayListDump()
        await harness.down(at: CGPoint(x: x, y: row.minY + 3))
        await harness.advance(by: 0.3)
        #expect(isPressed(harness, still), "at \(x)")
        await harness.up()
        await harness.advance(by: 1)
        #expect(harness.texts.contains("screen 2"), "at \(x)")
      }
    }

    @Test func `B17.51 a press that leaves the row, scrolls, or is on a disabled link leads nowhere`() async throws {
      var harness = await shown(Links())
      var row = try #require(harness.frame(of: "ground"))
      await harness.down(at: CGPoint(x: 200, y: row.midY))
      await harness.move(to: CGPoint(x: 200, y: row.midY + 300), duration: 0.5)
      await harness.up()
      await harness.advance(by: 2)
      #expect(!harness.texts.contains("screen 2"))
      harness = await shown(Links(isDisabled: true))
      row = try #require(harness.frame(of: "ground"))
      await harness.tap(at: CGPoint(x: 200, y: row.midY))
      await harness.advance(by: 1)
      #expect(!harness.texts.contains("screen 2"))
      let text = try #require(harness.frame(of: "text ground"))
      await harness.tap(at: CGPoint(x: 200, y: text.midY))
      await harness.advance(by: 1)
      #expect(!harness.texts.contains("screen"))
    }

    private struct Row: View {
      let isLink: Bool

      var body: some View {
        NavigationStack {
          List { if isLink { NavigationLink("title", value: 1) } else { Text("title") } }.navigationDestination(for: Int.self) {
            Text("\($0)")
          }
        }
      }
    }

    private struct Indicated: View {
      let visibility: Visibility

      var body: some View {
        NavigationStack {
          List { NavigationLink("title", value: 1) }.navigationLinkIndicatorVisibility(visibility)
            .navigationDestination(for: Int.self) { Text("\($0)") }
        }
      }
    }

    @Test func `B17.51ce a chevron stands at the end of a link's row on phones, and on desktops there is none`() async throws {
      func marks(_ view: some View, _ idiom: Idiom, isMirrored: Bool = false) async -> Int {
        await shown(view, idiom, size: CGSize(width: 390, height: 400), isMirrored: isMirrored).displayListDump().split(separator: "\n")
          .count
      }
      for isMirrored in [false, true] {
        let link = await marks(Row(isLink: true), .phone, isMirrored: isMirrored)
        #expect(await link > marks(Row(isLink: false), .phone, isMirrored: isMirrored))
        #expect(await marks(Indicated(visibility: .hidden), .phone, isMirrored: isMirrored) < link)
      }
      #expect(await marks(Indicated(visibility: .visible), .phone) == marks(Indicated(visibility: .automatic), .phone))
      #expect(await marks(Indicated(visibility: .hidden), .desktop) == marks(Indicated(visibility: .automatic), .desktop))
    }

    private struct Split: View {
      @State private var shownItem: Int?

      var body: some View {
        NavigationSplitView {
          List(selection: $shownItem) { ForEach(0..<3) { NavigationLink("item \($0)", value: $0) } }
        } detail: {
          Text("detail \(shownItem ?? -1)")
        }
      }
    }

    @Test func `B17.51d the row of a link is selected while its screen is shown`() async throws {
      let harness = await shown(Split(), .desktop, size: CGSize(width: 900, height: 500))
      try await harness.tap("item 1")
      await harness.advance(by: 1)
      #expect(harness.texts.contains("detail 1"))
      #expect(harness.semanticsDump().split(separator: "\n").filter { $0.contains("selected") && $0.contains("row") }.count == 1)
      try await harness.tap("item 2")
      await harness.advance(by: 1)
      #expect(harness.texts.contains("detail 2"))
    }

    private struct Badged: View {
      @State private var count = 3
      @State private var isOn = false

      var body: some View {
        NavigationStack {
          List {
            NavigationLink(value: 1) { Text("text").badge(count) }
            NavigationLink(value: 2) { Label("label", systemImage: "star").badge("new") }
            NavigationLink(value: 3) { if isOn { Text("on").badge(7) } else { Text("off") } }
            NavigationLink(value: 4) { Text("both").badge(5) }.badge(6)
            Button("change") {
              count += 1
              isOn.toggle()
            }
          }
          .navigationDestination(for: Int.self) { Text("\($0)") }
        }
      }
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B17.50 the row of a link shows the badge of its label`(idiom: Idiom) async throws {
      let harness = await shown(Badged(), idiom, size: CGSize(width: 390, height: 500))
      for (count, isOn) in [("3", false), ("4", true), ("5", false)] {
        for (name, badge) in [("text", count), ("label", "new"), ("both", "5")] {
          let (title, shown) = (try #require(harness.elementFrame(name)), harness.elementFrames(badge))
          #expect(shown.contains { abs($0.midY - title.midY) < 1 && $0.minX > 250 }, "\(name) \(badge)")
        }
        #expect(harness.texts.contains("7") == isOn && !harness.texts.contains("6"))
        try await harness.tap("change")
        await harness.advance(by: 1)
      }
    }

    private struct WithControls: View {
      @State private var isOn = false
      @State private var taps = 0

      var body: some View {
        NavigationStack {
          List {
            NavigationLink(value: 1) {
              HStack {
                Text("title")
                Button("act \(taps)") { taps += 1 }.buttonStyle(.borderless)
                Toggle("switch", isOn: $isOn)
              }
            }
          }
          .navigationDestination(for: Int.self) { Text("screen \($0)") }
        }
      }
    }

    @Test(arguments: [Idiom.phone, .desktop]) func `controls in the label of a link are elements of their own`(idiom: Idiom) async throws {
      let harness = await shown(WithControls(), idiom, size: CGSize(width: 390, height: 500))
      let lines = harness.semanticsDump().split(separator: "\n").map { $0.drop { $0 == " " } }
      #expect(lines.contains { $0.hasPrefix("button \"title\" ") })
      #expect(lines.contains { $0.hasPrefix("button \"act 0\" ") } && lines.contains { $0.hasPrefix("toggle \"switch\" value=\"0\" ") })
      try await harness.tap("act 0")
      try await harness.tap("switch")
      #expect(harness.elementFrame("act 1") != nil && harness.value(of: "switch") == "1")
      await harness.performAction("activate", on: "title")
      await harness.advance(by: 1)
      #expect(harness.texts.contains("screen 1"))
    }
  }
}
