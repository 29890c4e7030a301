import Foundation
import Observation
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Items without room in the bar of a phone's screen, and what items show (B20.19, B20.20, B20.24).
  @MainActor
  struct BarOverflowRules {
    private struct Screen: View {
      @State private var isOn = false
      @State private var choice = 0
      @State private var done = ""

      var body: some View {
        NavigationStack {
          Text("did \(done), on \(isOn), choice \(choice)").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
            .toolbar {
              ToolbarItemGroup(placement: .topBarTrailing) {
                Button("First action") { done = "first" }
                Button("Second action") { done = "second" }
                Toggle("Third", systemImage: "star", isOn: $isOn)
                Picker("Fourth", selection: $choice) {
                  Text("Zero").tag(0)
                  Text("One").tag(1)
                }
                Menu("Fifth") { Button("Inside") { done = "inside" } }
                ForEach(6..<9, id: \.self) { number in Button("Action \(number)") { done = "\(number)" } }
              }
            }
        }
      }
    }

    private let names = ["First action", "Second action", "Third", "Fourth", "Fifth", "Action 6", "Action 7", "Action 8"]

    @Test func `B20.19 items of a phone without room are in the menu of the bar, the last ones first, and come back`() async throws {
      let stage = await Stage(Screen())
      var counts: [Int] = []
      for width in [390, 320, 600, 1200, 390] as [CGFloat] {
        stage.harness.resize(to: CGSize(width: width, height: 844))
        await stage.rest()
        let shown = names.filter { stage.harness.elementFrame($0) != nil }
        #expect(shown == Array(names.prefix(shown.count)))
        counts.append(shown.count)
        var edge: CGFloat = 0
        for name in shown {
          let frame = try #require(stage.harness.elementFrame(name))
          #expect(frame.minX >= edge && frame.maxX <= width && frame.height < 60, "\(name) in \(width)")
          edge = frame.maxX
        }
        #expect(stage.has("More") == (shown.count < names.count))
        #expect(stage.shows("Title"))
      }
      #expect(
        counts[1] < counts[0] && counts[0] < counts[2] && counts[2] < counts[3] && counts[4] == counts[0] && counts[3] == 8, "\(counts)")
      #expect(!stage.harness.displayListDump().contains("truncated"))
    }

    @Test func `B20.19 pickers and menus are submenus in the menu of a bar, and all items act`() async throws {
      let stage = await Stage(Screen())
      for (path, result) in [
        (["Action 8"], "did 8, on false, choice 0"), (["Third"], "did 8, on true, choice 0"),
        (["Fourth", "One"], "did 8, on true, choice 1"), (["Fifth", "Inside"], "did inside, on true, choice 1"),
      ] {
        stage.harness.resize(to: CGSize(width: 250, height: 844))
        await stage.rest()
        try await stage.tap("More")
        #expect(path.count == 1 || !stage.shows(path[1]))
        for step in path { try await stage.tap(step) }
        #expect(stage.shows(result), "\(path)")
        #expect(!stage.shows("Action 8"))
      }
    }

    private struct Pinned: View {
      var body: some View {
        NavigationStack {
          Text("content").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
            .toolbar {
              ToolbarItem(placement: .topBarPinnedTrailing) { Button("Pinned") {} }
              ToolbarItemGroup { ForEach(0..<6, id: \.self) { Button("Action \($0)") {} } }
            }
        }
      }
    }

    @Test func `an item that is pinned stays in the bar, at its end`() async throws {
      let stage = await Stage(Pinned())
      let (pinned, first) = (try #require(stage.harness.elementFrame("Pinned")), try #require(stage.harness.elementFrame("Action 0")))
      #expect(first.maxX < pinned.minX && stage.has("More") && !stage.shows("Action 5"))
    }

    private struct Grouped: View {
      @State private var done = ""

      var body: some View {
        NavigationStack {
          Text("did \(done)").navigationTitle("Title")
            .toolbar {
              ToolbarItemGroup(placement: .secondaryAction) {
                Button("One") { done = "one" }
                Button("Two") { done = "two" }
              } label: {
                Label("Numbers", systemImage: "number")
              }
              ToolbarItemGroup(placement: .topBarTrailing) {
                Button("Three") { done = "three" }
              } label: {
                Text("Others")
              }
            }
        }
      }
    }

    @Test func `a group with a label is a submenu in the menu of a bar`() async throws {
      let stage = await Stage(Grouped())
      #expect(stage.shows("Three") && !stage.shows("Others"))
      try await stage.tap("More")
      #expect(stage.shows("Numbers") && !stage.shows("One"))
      try await stage.tap("Numbers")
      try await stage.tap("Two")
      #expect(stage.shows("did two"))
    }

    private struct Badged: View {
      @State private var count = 3

      var body: some View {
        NavigationStack {
          Button("read") { count -= 1 }.badge(100).navigationTitle("Title").toolbar {
            ToolbarItem { Button("Inbox", systemImage: "tray") {}.badge(count) }
            ToolbarItem(placement: .secondaryAction) { Button("Second") {}.badge("new") }
          }
        }
      }
    }

    @Test(arguments: [Idiom.phone, .desktop]) func `B20.10g items of bars show badges`(idiom: Idiom) async throws {
      let stage = await Stage(Badged(), idiom: idiom)
      #expect(stage.shows("3") && stage.harness.value(of: "Inbox") == "3" && !stage.shows("100"))
      for _ in 0..<3 { try await stage.tap("read") }
      #expect(!stage.shows("0") && !stage.shows("1"))
      if idiom == .phone { try await stage.tap("More") }
      #expect(stage.shows("new"))
    }

    private struct BadgedMenu: View {
      @State private var isOn = false

      var body: some View {
        Menu("Menu") {
          Button("Inbox") {}.badge(12)
          Button("Empty") {}.badge(0)
          Toggle("Switch", isOn: $isOn).badge("new")
          Menu("Inner") {
            Button("Deep") {}
          }
          .badge(7)
        }
      }
    }

    @Test(arguments: [Idiom.phone, .desktop]) func `B20.10h items of menus show badges at the end of their rows`(idiom: Idiom) async throws
    {
      let stage = await Stage(BadgedMenu(), idiom: idiom)
      try await stage.tap("Menu")
      #expect(stage.shows("12") && stage.shows("new") && stage.shows("7") && !stage.shows("0"))
      #expect(stage.harness.value(of: "Inbox") == "12")
      try await stage.tap("Inner")
      #expect(stage.shows("Deep") && stage.harness.texts.count { $0 == "7" } <= 1)
    }

    @Observable @MainActor final class Model {
      var names = ["a", "b"]
      var isLocked = false
    }

    private struct Live: View {
      @State private var model = Model()
      @State private var count = 0
      @State private var isOn = false

      var body: some View {
        NavigationStack {
          VStack {
            Button("change") {
              model.names.append("c")
              model.isLocked = true
              count += 1
            }
            Text("on \(isOn)")
          }
          .navigationTitle("Title")
          .toolbar {
            ToolbarItemGroup { ForEach(model.names, id: \.self) { Button("item \($0)") {} } }
            if count > 0 { ToolbarItem(placement: .topBarLeading) { Text("count \(count)") } }
            ToolbarItem(placement: .bottomBar) { Button("Lock") {}.disabled(model.isLocked) }
            ToolbarItem(placement: .bottomBar) { Toggle("Switch", isOn: $isOn).keyboardShortcut("t") }
          }
        }
      }
    }

    @Test(arguments: [Idiom.phone, .desktop]) func `B20.24 items follow state, bindings and models`(idiom: Idiom) async throws {
      let stage = await Stage(Live(), idiom: idiom)
      #expect(stage.shows("item b") && !stage.shows("item c") && !stage.shows("count 1") && stage.harness.isEnabled("Lock"))
      try await stage.tap("change")
      #expect(stage.shows("item c") && stage.shows("count 1") && !stage.harness.isEnabled("Lock"))
      try await stage.tap("Switch")
      #expect(stage.shows("on true"))
      await stage.harness.key("t", modifiers: .command)
      await stage.rest()
      #expect(stage.shows("on false"))
    }

    private struct Zoomed: View {
      @Namespace private var space
      @State private var isShown = false

      var body: some View {
        NavigationStack {
          Text("root").navigationTitle("Title")
            .toolbar {
              ToolbarItem { Button("Open") { isShown = true } }.matchedTransitionSource(id: "open", in: space)
            }
            .sheet(isPresented: $isShown) { Text("sheet").navigationTransition(.zoom(sourceID: "open", in: space)) }
        }
      }
    }

    @Test func `a screen zooms from an item of a bar`() async throws {
      let stage = await Stage(Zoomed())
      try await stage.tap("Open")
      #expect(stage.shows("sheet") && stage.harness.runtimeIssues.isEmpty)
    }

    private struct Outside: View {
      let isSplit: Bool
      @State private var query = ""
      @State private var choice: Int?

      var body: some View {
        Group {
          if isSplit {
            NavigationSplitView {
              List(0..<5, id: \.self, selection: $choice) { Text("Row \($0)") }.navigationTitle("Folders")
            } detail: {
              Text("detail").navigationTitle("Detail")
            }
          } else {
            NavigationStack {
              List(0..<5, id: \.self) { row in NavigationLink("Row \(row)") { Text("detail") } }.navigationTitle("Folders")
            }
          }
        }
        .searchable(text: $query)
      }
    }

    @Test(arguments: [false, true], [390, 1000] as [CGFloat])
    func `B17.70 the field of a search around a stack or columns is in one bar only`(isSplit: Bool, width: CGFloat) async throws {
      let stage = await Stage(Outside(isSplit: isSplit), size: CGSize(width: width, height: 844))
      #expect(stage.harness.texts.filter { $0 == "Search" }.count == 1)
      try await stage.tap("Row 2")
      #expect(stage.shows("detail"))
      #expect(stage.harness.texts.filter { $0 == "Search" }.count == (isSplit && width > 600 ? 1 : 0))
    }

    private struct Principal: View {
      let title: String

      var body: some View {
        NavigationStack {
          Text("content")
            .toolbar {
              ToolbarItem(placement: .principal) {
                VStack {
                  Text(title).lineLimit(1)
                  Text("below").font(.caption)
                }
                .ax("principal")
              }
              ToolbarItemGroup(placement: .topBarTrailing) { ForEach(0..<4, id: \.self) { Button("Action \($0)") {} } }
            }
        }
      }
    }

    @Test func `B20.19 a principal item keeps its width, and others go into the menu before it is truncated`() async throws {
      let stage = await Stage(Principal(title: "A principal title"))
      let wide = try #require(stage.harness.frame(of: "principal"))
      #expect(stage.shows("Action 0") && !stage.shows("Action 3") && stage.has("More"))
      stage.harness.resize(to: CGSize(width: 1000, height: 844))
      await stage.rest()
      #expect(stage.shows("Action 3") && !stage.has("More"))
      #expect(try #require(stage.harness.frame(of: "principal")).width == wide.width)
      let long = await Stage(Principal(title: String(repeating: "long ", count: 30)))
      let (principal, menu) = (try #require(long.harness.frame(of: "principal")), try #require(long.harness.elementFrame("More")))
      #expect(!long.shows("Action 0") && principal.minX >= 0 && principal.maxX <= menu.minX && menu.maxX <= 390)
    }

    private struct Bottom: View {
      let hasStatus: Bool
      @State private var done = ""

      var body: some View {
        NavigationStack {
          Text("did \(done)").navigationTitle("Title")
            .toolbar {
              ToolbarItemGroup(placement: .bottomBar) {
                Button("Bottom 0") { done = "0" }
                Spacer()
                Button("Bottom 1") { done = "1" }
              }
              if hasStatus { ToolbarItem(placement: .status) { Text("status") } }
              ToolbarItemGroup(placement: .bottomBar) { ForEach(2..<8, id: \.self) { n in Button("Bottom \(n)") { done = "\(n)" } } }
              ToolbarItem(placement: .secondaryAction) { Button("Top") { done = "top" } }
            }
        }
      }
    }

    @Test(arguments: [false, true])
    func `B20.19 items without room in the bar at the bottom are in a menu of their own, the last ones first`(hasStatus: Bool) async throws
    {
      let stage = await Stage(Bottom(hasStatus: hasStatus))
      var counts: [Int] = []
      for width in [390, 250, 1200, 390] as [CGFloat] {
        stage.harness.resize(to: CGSize(width: width, height: 844))
        await stage.rest()
        let shown = (0..<8).filter { stage.harness.elementFrame("Bottom \($0)") != nil }
        #expect(shown == Array(0..<shown.count))
        counts.append(shown.count)
        var edge: CGFloat = 0
        for index in shown {
          let frame = try #require(stage.harness.elementFrame("Bottom \(index)"))
          #expect(frame.minX >= edge && frame.maxX <= width && frame.height < 30, "\(index) in \(width)")
          edge = frame.maxX
        }
        #expect(stage.shows("status") == hasStatus)
        #expect(stage.harness.elementFrames("More").count == (shown.count < 8 ? 2 : 1))
      }
      #expect(counts[1] < counts[0] && counts[0] < 8 && counts[2] == 8 && counts[3] == counts[0], "\(counts)")
      func openMenu(isTop: Bool) async throws {
        let menu = try #require(stage.harness.elementFrames("More").first { ($0.minY < 400) == isTop })
        await stage.harness.tap(at: CGPoint(x: menu.midX, y: menu.midY))
        await stage.rest()
      }
      try await openMenu(isTop: false)
      #expect(stage.shows("Bottom 7") && !stage.shows("Top"))
      try await stage.tap("Bottom 7")
      #expect(stage.shows("did 7") && !stage.shows("Bottom 7"))
      try await openMenu(isTop: true)
      #expect(stage.shows("Top") && !stage.shows("Bottom 7"))
    }
  }
}
