import Foundation
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// The looks of lists by style and idiom, their headers and marks, and what rows keep (B17.08–B17.63).
  @MainActor
  struct ListLookRules {
    private func dump(_ view: some View, _ idiom: Idiom = .phone) async -> String { await mounted(view, idiom).displayListDump() }

    private func lines(_ view: some View, _ idiom: Idiom = .phone, with part: String) async -> [Substring] {
      await dump(view, idiom).split(separator: "\n").filter { $0.contains(part) }
    }

    @Test func `B17.08b with spacing each row of a phone is a card of its own`() async {
      func rounded(_ spacing: CGFloat?) async -> Int {
        await lines(List { ForEach(0..<4) { Text("\($0)") } }.listRowSpacing(spacing), with: "fill").filter { $0.contains(" c ") }.count
      }
      #expect(await rounded(10) > rounded(nil))
    }

    @Test func `B17.10b the corners of a card clip the ground of its rows`() async throws {
      func corner(_ style: some ListStyle) async throws -> Bool {
        let list = List { Text("row").listRowBackground(Color(red: 1, green: 0, blue: 0).aid("ground")) }.listStyle(style)
        let harness = await mounted(list)
        let ground = try #require(harness.frame(of: "ground"))
        let red = try #require(harness.displayListDump().split(separator: "\n").first { $0.contains("color 1 0 0 1") })
        return ground.minX > 0 && (red.contains(" c ") || harness.displayListDump().contains("clip"))
      }
      #expect(try await corner(.insetGrouped))
    }

    @Test func `B17.11e a style without lines shows none`() async {
      let list = List { ForEach(0..<3) { Text("\($0)").listRowSeparator(.visible) } }
      #expect(await lines(list, with: " 0.5 re\"").count == 2)
      #expect(await lines(list.listStyle(.sidebar), .desktop, with: " 0.5 re\"").isEmpty)
    }

    @Test(arguments: [Idiom.phone, .desktop]) func `B17.16ac a style reaches lists inside, and that of a desktop is inset`(_ idiom: Idiom)
      async
    {
      struct Inside: View {
        var body: some View { VStack { List { Text("row") } } }
      }
      #expect(await dump(Inside().listStyle(.plain), idiom) == dump(VStack { List { Text("row") }.listStyle(.plain) }, idiom))
      #expect(await dump(Inside(), idiom) != dump(Inside().listStyle(.plain), idiom))
      let inset = await dump(Inside().listStyle(.inset), idiom)
      #expect(await (dump(Inside(), idiom) == inset) == (idiom == .desktop))
    }

    @Test func `B17.16d the list of a sidebar has the style for it`() async {
      func split(_ list: some View) -> some View {
        NavigationSplitView {
          list
        } detail: {
          Text("detail")
        }
      }
      let list = List { ForEach(0..<3) { Text("row \($0)") } }
      #expect(await dump(split(list), .desktop) == dump(split(list.listStyle(.sidebar)), .desktop))
      #expect(await dump(split(list), .desktop) != dump(split(list.listStyle(.inset)), .desktop))
    }

    @Test func `B17.17ac plain and grouped rows of a phone go from edge to edge`() async throws {
      let list = List { Text("row").listRowBackground(Color.red.aid("ground")) }
      for harness in [await mounted(list.listStyle(.plain)), await mounted(list.listStyle(.grouped))] {
        let ground = try #require(harness.frame(of: "ground"))
        #expect(ground.minX == 0 && ground.width == 390)
      }
    }

    private struct Headed: View {
      let isProminent: Bool
      var footer = "Footer"

      var body: some View {
        List {
          Section {
            Text("row")
          } header: {
            Text("Header").aid("head")
          } footer: {
            Text(footer).aid("foot")
          }
          .headerProminence(isProminent ? .increased : .standard)
        }
      }
    }

    @Test func `B17.18b a prominent header is bold, primary and as large as a third title`() async throws {
      let harness = await mounted(Headed(isProminent: true))
      let title = await mounted(Text("Header").font(.title3.bold()).aid("head"))
      #expect(harness.texts.contains("Header"))
      #expect(harness.frame(of: "head")?.size == title.frame(of: "head")?.size)
      #expect(harness.presentedColor("head") == title.presentedColor("head"))
    }

    @Test func `B17.18d a footer wraps`() async throws {
      let short = try #require(await mounted(Headed(isProminent: false)).frame(of: "foot"))
      let words = Array(repeating: "words", count: 40).joined(separator: " ")
      let long = try #require(await mounted(Headed(isProminent: false, footer: words)).frame(of: "foot"))
      #expect(long.height > short.height * 2 && long.width <= 358)
    }

    @Test(arguments: [Idiom.phone, .desktop]) func `B17.20c an empty list shows its ground`(_ idiom: Idiom) async {
      let empty = await lines(List {}, idiom, with: "fill")
      #expect(empty.count == 1 && empty.first?.contains("\"0 0 ") == true, "\(empty)")
    }

    @Test(arguments: [Idiom.phone, .desktop]) func `B17.22a the label of a group in a list has a chevron`(_ idiom: Idiom) async {
      let plain = await dump(List { Text("label") }, idiom).split(separator: "\n").count
      let group = await dump(List { DisclosureGroup("label") { Text("inside") } }, idiom).split(separator: "\n").count
      #expect(group > plain)
    }

    private struct Tallies: View {
      var body: some View { List { ForEach(0..<300) { NamedTally(name: "row \($0) ") } } }
    }

    @Test func `B17.24b a row keeps its state for sixty passes out of sight, and loses it then`() async throws {
      let stage = await Stage(Tallies())
      func scroll(_ count: Int, _ distance: CGFloat) async {
        for _ in 0..<count {
          await stage.harness.wheel(at: CGPoint(x: 195, y: 400), by: CGSize(width: 0, height: distance), precise: true)
        }
        await stage.rest()
      }
      try await stage.tap("row 0 0")
      #expect(stage.shows("row 0 1"))
      await scroll(10, 150)
      #expect(!stage.shows("row 0 1"))
      await scroll(10, -150)
      #expect(stage.shows("row 0 1"))
      await scroll(90, 100)
      await scroll(60, -150)
      #expect(stage.shows("row 0 0"))
    }

    private struct Chosen: View {
      @State private var selected: Int?

      var body: some View {
        VStack {
          Text("selected \(selected ?? -1)")
          List(0..<3, id: \.self, selection: $selected) { number in
            Text("row \(number)").ax("r\(number)").contextMenu { Button("item") {} }
          }
        }
      }
    }

    @Test func `B17.35e a click of a desktop selects on press`() async throws {
      let stage = await Stage(Chosen(), idiom: .desktop)
      let row = try #require(stage.harness.frame(of: "r1"))
      await stage.harness.down(at: CGPoint(x: row.midX, y: row.midY))
      await stage.harness.advance(by: 0.05)
      #expect(stage.shows("selected 1"))
      await stage.harness.up()
      #expect(stage.shows("selected 1"))
    }

    @Test func `B17.39bc a finger that rests opens the menu of a row, and a tap selects it`() async throws {
      let stage = await Stage(Chosen())
      let row = try #require(stage.harness.frame(of: "r1"))
      await stage.harness.down(at: CGPoint(x: row.midX, y: row.midY))
      await stage.harness.advance(by: 0.45)
      #expect(!stage.has("item"))
      await stage.harness.advance(by: 0.1)
      #expect(stage.has("item"))
      await stage.harness.up()
      await stage.rest()
      #expect(stage.shows("item") && stage.shows("selected -1"))
      await stage.harness.key(.escape)
      await stage.rest()
      await stage.harness.tap(at: CGPoint(x: row.midX, y: row.midY))
      #expect(stage.shows("selected 1"))
    }

    @Test func `B17.40d an edit button changes the mode with an animation`() async throws {
      struct Root: View {
        @State private var mode = EditMode.inactive

        var body: some View {
          EditButton().environment(
            \.editMode,
            Binding(
              get: { mode },
              set: { new, transaction in
                Log.add("\(new == .active) \(transaction.animation != nil)")
                mode = new
              }))
        }
      }
      let stage = await Stage(Root())
      try await stage.tap("Edit")
      try await stage.tap("Done")
      #expect(Log.take() == ["true true", "false true"])
    }

    @Test func `B17.41d a link of a list that is edited leads nowhere`() async throws {
      func opens(_ mode: EditMode) async throws -> Bool {
        let stage = await Stage(
          NavigationStack {
            List {
              ForEach(0..<2) { number in
                NavigationLink {
                  Text("there")
                } label: {
                  Text("row \(number)").ax("r\(number)")
                }
              }
              .onDelete { _ in }
            }
            .environment(\.editMode, .constant(mode))
          })
        let row = try #require(stage.harness.frame(of: "r1"))
        await stage.harness.tap(at: CGPoint(x: 200, y: row.midY))
        await stage.rest()
        return stage.shows("there")
      }
      #expect(try await opens(.inactive))
      #expect(try await !opens(.active))
    }

    @Test func `B17.45e buttons of a row's own take the place of Delete`() async {
      let harness = await mounted(
        List {
          ForEach(0..<2) { number in
            if number == 0 {
              Text("row \(number)").aid("r0").swipeActions { Button("own") {} }
            } else {
              Text("row \(number)").aid("r1")
            }
          }
          .onDelete { _ in }
        })
      await harness.calmDrag(harness.inRow("r0", 350), harness.inRow("r0", 270))
      #expect(harness.texts.contains("own") && !harness.texts.contains("Delete"))
      await harness.calmDrag(harness.inRow("r1", 350), harness.inRow("r1", 270))
      await harness.advance(by: 1)
      #expect(harness.texts.contains("Delete"))
    }

    @Test func `B17.46f buttons of a swiped row show their icons, filled`() async {
      func swiped(_ image: String) async -> ViewHarness {
        let harness = await mounted(List { Text("row").aid("row").swipeActions { Button("Flag", systemImage: image) {} } })
        await harness.calmDrag(harness.inRow("row", 350), harness.inRow("row", 270))
        await harness.advance(by: 1)
        return harness
      }
      let (plain, filled) = (await swiped("flag"), await swiped("flag.fill"))
      #expect(!plain.texts.contains("Flag") && plain.displayListDump() == filled.displayListDump())
      #expect(plain.elementFrame("Flag") != nil)
    }

    /// The colour of a text in a dump.
    private func color(of text: String, in view: some View) async -> Substring? {
      let lines = await dump(view).split(separator: "\n")
      return lines.firstIndex { $0.contains("\"\(text)\"") }.map { lines[$0 + 1].drop { $0 != "c" } }
    }

    @Test func `B17.50a a badge is secondary, at the end of its row`() async throws {
      let badge = await color(of: "7", in: List { Text("row").badge(7) })
      let secondary = await color(of: "7", in: List { Text("7").foregroundStyle(.secondary) })
      let primary = await color(of: "7", in: List { Text("7") })
      #expect(badge != nil && badge == secondary && badge != primary)
      #expect(try abs(#require(await mounted(List { Text("row").badge(7) }).elementFrame("7")).maxX - 358) < 0.01)
    }

    @Test func `B17.60b the button of a phone's row has the tint colour`() async throws {
      let button = Button {
      } label: {
        Text("go").aid("label")
      }
      let tint = try #require(await mounted(Text("x").foregroundStyle(.green).aid("label")).presentedColor("label"))
      #expect(await mounted(List { button }.tint(.green)).presentedColor("label") == tint)
    }

    @Test func `B17.61a sliders, steppers and fields of a row act in their own area only`() async throws {
      struct Root: View {
        @State private var value = 0.5
        @State private var count = 0
        @State private var text = ""

        var body: some View {
          List {
            Slider(value: $value).aid("slider")
            Stepper("step", value: $count).aid("stepper")
            TextField("field", text: $text).aid("field")
            Text("\(value == 0.5) \(count)")
          }
        }
      }
      let harness = await mounted(Root())
      for name in ["slider", "stepper", "field"] {
        let frame = try #require(harness.frame(of: name))
        await harness.tap(at: CGPoint(x: 20, y: frame.midY))
        await harness.tap(at: CGPoint(x: 370, y: frame.midY))
        #expect(harness.texts.contains("true 0") && harness.focusedLabel == nil, "\(name)")
      }
      let stepper = try #require(harness.frame(of: "stepper"))
      await harness.tap(at: CGPoint(x: stepper.midX, y: stepper.midY))
      #expect(harness.texts.contains("true 0"))
      try await harness.tap("Increment")
      #expect(harness.texts.contains("true 1"))
    }

    @Test(arguments: [Idiom.phone, .desktop]) func `B17.63a disabled content of a row is dimmed`(_ idiom: Idiom) async {
      func dump(_ isDisabled: Bool) async -> String {
        await self.dump(List { Toggle("row", isOn: .constant(true)).disabled(isDisabled) }, idiom)
      }
      #expect(await dump(true) != dump(false))
    }
  }
}
