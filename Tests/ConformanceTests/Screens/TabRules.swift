import Foundation
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Rules of B20 about tabs and toolbars, beside the scenarios of C20.
  @MainActor
  struct TabRules {
    private struct Three: View {
      let selection: Binding<Int>?

      var body: some View {
        if let selection {
          TabView(selection: selection) { tabs }
        } else {
          TabView { tabs }
        }
      }

      @ViewBuilder private var tabs: some View {
        Text("page one").tabItem { Label("One", systemImage: "1.circle") }.tag(1)
        Text("page two").tabItem {
          Text("Two")
          Image(systemName: "2.circle")
        }.tag(2)
        NamedTally(name: "t").tabItem { Text("Three") }.tag(3)
      }
    }

    @Test func `B20.02ab without a selection the first tab is shown, and taps choose`() async throws {
      let stage = await Stage(Three(selection: nil))
      #expect(stage.shows("page one") && !stage.shows("page two"))
      try await stage.tap("Two")
      #expect(stage.shows("page two") && !stage.shows("page one"))
    }

    @Test(arguments: [ColorScheme.light, .dark])
    func `B20.11 the chosen tab of a desktop stands out from the bar by light`(_ scheme: ColorScheme) async throws {
      let tabs = TabView {
        Tab("One", systemImage: "1.circle") { Text("page one") }.accessibilityIdentifier("one")
        Tab("Two", systemImage: "2.circle") { Text("page two") }
      }
      let harness = ViewHarness(tabs, idiom: .desktop) { $0.colorScheme = scheme }
      await harness.settle()
      let ground = try #require(harness.presentedColor("one"))
      #expect(min(ground.red, ground.green, ground.blue) > 0.9)
    }

    private struct Bound: View {
      @State private var n = 9

      var body: some View {
        VStack(spacing: 0) {
          Text("n \(n)")
          Three(
            selection: Binding(
              get: { n },
              set: {
                Log.add("set \($0)")
                n = $0
              }))
          Button("program") { n = 3 }
        }
      }
    }

    @Test func `B20.03abc a selection that no tab has is not written, B20.04abde a tap writes once and a program's write not again`()
      async throws
    {
      let stage = await Stage(Bound())
      #expect(stage.shows("page one") && stage.shows("n 9"))
      #expect(stage.issues("9").count == 1)
      try await stage.tap("Two")
      #expect(Log.take() == ["set 2"])
      try await stage.tap("program")
      #expect(Log.take() == [])
      #expect(stage.shows("t0"))
    }

    private struct Stacked: View {
      @State private var path = [1, 2]
      @State private var tab = 0

      var body: some View {
        TabView(
          selection: Binding(
            get: { tab },
            set: {
              Log.add("set \($0)")
              tab = $0
            })
        ) {
          NavigationStack(path: $path) { Text("root").navigationDestination(for: Int.self) { Text("screen \($0)") } }
            .tabItem { Text("First") }.tag(0)
          Text("second").tabItem { Text("Second") }.tag(1)
        }
      }
    }

    @Test func `B20.05ab a tap on the selected tab writes the same value and goes back to the root`() async throws {
      let stage = await Stage(Stacked())
      #expect(stage.shows("screen 2"))
      try await stage.tap("First")
      #expect(Log.take() == ["set 0"])
      #expect(stage.shows("root") && !stage.shows("screen 2"))
    }

    private struct Parked: View {
      @State private var tab = 0

      var body: some View {
        TabView(selection: $tab) {
          VStack {
            Button("key") { Log.add("key") }.keyboardShortcut("k")
            Button("leave") { tab = 1 }
          }
          .tabItem { Text("A") }.tag(0)
          Text("other").tabItem { Text("B") }.tag(1)
        }
      }
    }

    @Test func `B20.08c a tab that is not selected has no shortcuts and is not drawn`() async throws {
      let stage = await Stage(Parked())
      await stage.harness.key("k", modifiers: .command)
      try await stage.tap("leave")
      await stage.harness.key("k", modifiers: .command)
      #expect(Log.take() == ["key"])
      #expect(!stage.has("leave"))
    }

    private struct Badged: View {
      var body: some View {
        TabView {
          Text("a").tabItem { Text("A") }.badge(3)
          Text("b").tabItem { Text("B") }.badge(0)
          Text("c").tabItem { Text("C") }.badge(Text("new"))
        }
      }
    }

    @Test func `B20.10abce badges show a number or a text, and nothing for zero`() async {
      let stage = await Stage(Badged())
      #expect(stage.shows("3") && stage.shows("new") && !stage.shows("0"))
    }

    private struct Many: View {
      var body: some View {
        TabView {
          ForEach(1..<8) { number in Text("page \(number)").tabItem { Text("T\(number)") } }
        }
      }
    }

    @Test func `B20.11cd a phone shows four of more than five tabs, and the rest behind More`() async throws {
      let stage = await Stage(Many())
      #expect(stage.shows("T4") && !stage.shows("T5") && stage.shows("More"))
      try await stage.tap("More")
      #expect(stage.shows("T5") && stage.shows("T7"))
      try await stage.tap("T6")
      #expect(stage.shows("page 6"))
    }

    @Test func `B20.12ab a screen takes the bar of tabs away, with its room`() async {
      let stage = await Stage(TabView { Color.red.ax("page").toolbar(.hidden, for: .tabBar).tabItem { Text("A") } })
      #expect(!stage.shows("A"))
      #expect(stage.harness.frame(of: "page")?.maxY == 844)
    }

    @Test func `B20.14bc Ctrl-Tab goes to the next tab and wraps around`() async {
      let stage = await Stage(Three(selection: nil), idiom: .desktop)
      await stage.harness.key(.tab, modifiers: .control)
      #expect(stage.shows("page two"))
      await stage.harness.key(.tab, modifiers: .control)
      await stage.harness.key(.tab, modifiers: .control)
      #expect(stage.shows("page one"))
      await stage.harness.key(.tab, modifiers: [.control, .shift])
      #expect(stage.shows("t0"))
    }

    // MARK: Toolbars

    private struct Placed: View {
      var body: some View {
        NavigationStack {
          Text("content")
            .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
            .toolbar {
              ToolbarItem { Button("auto") {} }
              ToolbarItem(placement: .topBarLeading) { Button("lead") {} }
              ToolbarItem(placement: .cancellationAction) { Button("cancel") {} }
              ToolbarItem(placement: .confirmationAction) { Button("done") {} }
              ToolbarItem(placement: .primaryAction) { Button("primary") {} }
              ToolbarItem(placement: .bottomBar) { Button("bottom") {} }
              ToolbarItem(placement: .status) { Text("status") }
            }
        }
      }
    }

    @Test func `B20.15 B20.16 items stand where a phone has a place for them, in view order`() async throws {
      let stage = await Stage(Placed())
      func x(_ label: String) throws -> CGFloat { try #require(stage.harness.elementFrame(label)).midX }
      func y(_ label: String) throws -> CGFloat { try #require(stage.harness.elementFrame(label)).midY }
      #expect(try x("lead") < x("cancel"))
      #expect(try x("cancel") < 195)
      #expect(try 195 < x("auto") && x("auto") < x("done") && x("done") < x("primary"))
      #expect(try y("lead") < 100 && y("primary") < 100)
      #expect(try y("bottom") > 700 && y("status") > 700)
    }

    @Test func `B20.16 what is principal stands in the place of the title`() async {
      let stage = await Stage(
        NavigationStack {
          Text("content").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
            .toolbar { ToolbarItem(placement: .principal) { Text("principal") } }
        })
      #expect(stage.shows("principal") && !stage.shows("Title"))
    }

    @Test func `B20.17c on the desktop items stand in the bar of the window`() async throws {
      let stage = await Stage(Placed(), idiom: .desktop)
      for label in ["auto", "cancel", "done", "primary"] {
        let frame = try #require(stage.harness.elementFrame(label))
        #expect(frame.maxY <= 0, "\(label) \(frame)")
      }
      let primary = try #require(stage.harness.elementFrame("primary"))
      let auto = try #require(stage.harness.elementFrame("auto"))
      #expect(primary.midX > auto.midX)
    }

    private struct Sheeted: View {
      var body: some View {
        Text("root").sheet(isPresented: .constant(true)) {
          Text("sheet").frame(width: 300, height: 100)
            .toolbar {
              ToolbarItem(placement: .confirmationAction) { Button("save") { Log.add("save") } }
              ToolbarItem(placement: .cancellationAction) { Button("cancel") { Log.add("cancel") } }
            }
        }
      }
    }

    @Test func `B20.18ab in the row of a sheet Return confirms and Escape cancels`() async {
      let stage = await Stage(Sheeted(), idiom: .desktop)
      await stage.rest()
      await stage.harness.key(.return)
      await stage.harness.key(.escape)
      #expect(Log.take() == ["save", "cancel"])
    }

    @Test func `B20.19a a group spreads its views, and B20.20a buttons with an icon show that alone`() async throws {
      let stage = await Stage(
        NavigationStack {
          Text("content")
            .toolbar {
              ToolbarItemGroup(placement: .topBarTrailing) {
                Button("one") { Log.add("one") }
                Button("two") { Log.add("two") }
                Button("starred", systemImage: "star") { Log.add("star") }
              }
            }
        })
      #expect(stage.shows("one") && stage.shows("two") && !stage.shows("starred"))
      try await stage.tap("starred")
      try await stage.tap("two")
      #expect(Log.take() == ["star", "two"])
    }

    private struct Bottom: View {
      @State private var has = true

      var body: some View {
        NavigationStack {
          ZStack(alignment: .top) {
            Color.red.ax("page")
            Button("toggle") { has.toggle() }
          }
          .toolbar { if has { ToolbarItem(placement: .bottomBar) { Button("bottom") {} } } }
        }
      }
    }

    @Test func `B20.21ab the bar at the bottom is there as long as it has items`() async throws {
      let stage = await Stage(Bottom())
      #expect(stage.harness.frame(of: "page")?.maxY == 800)
      try await stage.tap("toggle")
      #expect(stage.harness.frame(of: "page")?.maxY == 844)
      #expect(!stage.shows("bottom"))
    }

    private struct Updating: View {
      @State private var n = 0

      var body: some View {
        NavigationStack {
          Text("content").toolbar {
            ToolbarItem { Button("n \(n)") { n += 1 } }
            ToolbarItem { NamedTally(name: "own") }
          }
        }
      }
    }

    @Test func `B20.24ab items follow the body that declares them, and keep their own state`() async throws {
      let stage = await Stage(Updating())
      try await stage.tap("own0")
      try await stage.tap("n 0")
      #expect(stage.shows("n 1") && stage.shows("own1"))
    }
  }
}
