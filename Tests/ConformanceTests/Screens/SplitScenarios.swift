import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Rules B18.49–B18.62 and scenarios of C18 about columns and the bar of a window.
  @MainActor
  struct SplitScenarios {
    private struct Animals: View {
      @State private var sel: String?
      @State private var cols = NavigationSplitViewVisibility.automatic

      init(_ columns: NavigationSplitViewVisibility = .automatic) { _cols = State(initialValue: columns) }

      var body: some View {
        NavigationSplitView(columnVisibility: $cols) {
          List(["ant", "bee"], id: \.self, selection: $sel) { Text($0) }.navigationTitle("Animals").life("side")
        } detail: {
          VStack {
            Text("detail \(sel ?? "none")").ax("d")
            NamedTally(name: "n")
            Button("hide") { cols = .detailOnly }
            Button("show") { cols = .all }
          }
        }
        .onChange(of: sel) { _, now in Log.add(now ?? "nil") }
        .onChange(of: cols) { _, now in Log.add(now == .detailOnly ? "detailOnly" : now == .all ? "all" : "other") }
      }
    }

    @Test func `S323 B18.54acde a split view is one stack where it is narrow; a selection leads on, and going back clears it`() async throws
    {
      let stage = await Stage(Animals(.detailOnly))
      await stage.rest()
      #expect(stage.shows("ant") && !stage.shows("detail none"))
      _ = Log.take()
      try await stage.tap("bee")
      #expect(Log.take().contains("bee"))
      #expect(stage.shows("detail bee") && !stage.shows("ant"))
      try await stage.tap("BackButton")
      #expect(Log.take().contains("nil"))
      #expect(stage.shows("ant") && !stage.shows("detail bee"))
    }

    @Test func `S325 B18.55ab the app decides which column lies on top, and hears where people go`() async throws {
      struct Root: View {
        @State private var top = NavigationSplitViewColumn.detail

        var body: some View {
          NavigationSplitView(preferredCompactColumn: $top) {
            Text("side")
          } detail: {
            Text("main")
          }
          .onChange(of: top) { _, now in Log.add(now == .sidebar ? "sidebar" : "other") }
        }
      }
      let stage = await Stage(Root())
      await stage.rest()
      #expect(stage.shows("main") && !stage.shows("side"))
      try await stage.tap("BackButton")
      #expect(Log.take() == ["sidebar"])
      #expect(stage.shows("side") && !stage.shows("main"))
    }

    @Test func `S326 B18.23b a value link in a leading column aims at the stack of the detail`() async throws {
      struct Root: View {
        @State private var path: [Int] = []

        var body: some View {
          NavigationSplitView {
            VStack {
              NavigationLink("one", value: 1)
              NavigationLink("nine", value: 9)
            }
          } detail: {
            NavigationStack(path: $path) {
              Text("empty").navigationDestination(for: Int.self) { n in NavigationLink("at \(n)", value: n + 1) }
            }
          }
          .onChange(of: path) { _, now in Log.add("\(now)") }
        }
      }
      let stage = await Stage(Root(), idiom: .desktop)
      try await stage.tap("one")
      #expect(Log.take() == ["[1]"])
      try await stage.tap("at 1")
      #expect(Log.take() == ["[1, 2]"])
      try await stage.tap("nine")
      #expect(Log.take() == ["[9]"])
    }

    @Test func `B18.58adf columns on the desktop are as wide as they say, or as usual`() async {
      let usual = await Stage(Animals(), idiom: .desktop)
      let middle = usual.harness.frame(of: "d")?.midX ?? 0
      #expect(abs(middle - 500.5) < 1)
      struct Fixed: View {
        var body: some View {
          NavigationSplitView {
            Color.red.ax("side").navigationSplitViewColumnWidth(250)
          } content: {
            Color.green.ax("content").navigationSplitViewColumnWidth(min: 100, ideal: 150)
          } detail: {
            Color.blue.ax("detail")
          }
        }
      }
      let stage = await Stage(Fixed(), idiom: .desktop)
      #expect(stage.harness.frame(of: "side") == CGRect(x: 0, y: 0, width: 250, height: 600))
      #expect(stage.harness.frame(of: "content") == CGRect(x: 251, y: 0, width: 150, height: 600))
      #expect(stage.harness.frame(of: "detail") == CGRect(x: 402, y: 0, width: 398, height: 600))
    }

    @Test func `B18.52ce the leading column is hidden by the app and by the button in the bar, and keeps its state`() async throws {
      let stage = await Stage(Animals(), idiom: .desktop)
      await stage.rest()
      #expect(Log.take() == ["side+"])
      try await stage.tap("n0")
      try await stage.tap("hide")
      #expect(!stage.shows("ant"))
      #expect(Log.take() == ["detailOnly", "side-"])
      #expect(stage.shows("n1"))
      try await stage.tap("Show Sidebar")
      #expect(stage.shows("ant"))
      #expect(Set(Log.take()) == ["all", "side+"])
      try await stage.tap("Hide Sidebar")
      #expect(Log.take() == ["detailOnly", "side-"])
    }

    @Test func `B18.57 a window that is too narrow hides the first column, and shows it again`() async {
      let stage = await Stage(Animals(), idiom: .desktop)
      #expect(stage.shows("ant"))
      stage.harness.resize(to: CGSize(width: 350, height: 600))
      await stage.rest()
      #expect(!stage.shows("ant"))
      stage.harness.resize(to: CGSize(width: 800, height: 600))
      await stage.rest()
      #expect(stage.shows("ant"))
    }

    @Test func `B18.58 a divider is dragged, within the limits of its column`() async {
      let stage = await Stage(Animals(), idiom: .desktop)
      let before = stage.harness.frame(of: "d")?.midX ?? 0
      await stage.harness.down(at: CGPoint(x: 200, y: 300))
      await stage.harness.move(to: CGPoint(x: 240, y: 300))
      await stage.harness.up()
      #expect(stage.harness.frame(of: "d")?.midX == before + 20)
    }

    @Test func `B18.49bde a link in a navigation view's column shows its view in the next one`() async throws {
      struct Root: View {
        var body: some View {
          NavigationView {
            VStack {
              NavigationLink("a") { Text("shown a") }
              NavigationLink("b") { NamedTally(name: "b") }
            }
            Text("placeholder")
          }
        }
      }
      let wide = await Stage(Root(), idiom: .desktop)
      #expect(wide.shows("placeholder") && wide.shows("a"))
      try await wide.tap("a")
      #expect(wide.shows("shown a") && wide.shows("a") && !wide.shows("placeholder"))
      try await wide.tap("b")
      #expect(wide.shows("b0") && !wide.shows("shown a"))
      let narrow = await Stage(Root())
      #expect(!narrow.shows("placeholder") && narrow.shows("a"))
      try await narrow.tap("a")
      #expect(narrow.shows("shown a") && !narrow.shows("b"))
    }

    @Test func `B18.44c B18.62c the bar of a window has title, way back and items, and takes nothing from the content`() async throws {
      struct Root: View {
        var body: some View {
          NavigationStack {
            Color.red.ax("c")
              .overlay { NavigationLink("go", value: 1) }
              .navigationTitle("Shows")
              .toolbar { Button("ra") { Log.add("ra") } }
              .navigationDestination(for: Int.self) { _ in
                Text("next").navigationTitle("One").toolbar { Button("da") {} }
              }
          }
        }
      }
      let stage = await Stage(Root(), idiom: .desktop)
      #expect(stage.harness.frame(of: "c") == CGRect(x: 0, y: 0, width: 800, height: 600))
      #expect(stage.shows("Shows") && stage.shows("ra"))
      #expect(!stage.has("BackButton"))
      try await stage.tap("ra")
      #expect(Log.take() == ["ra"])
      try await stage.tap("go")
      #expect(stage.shows("One") && stage.shows("da") && !stage.shows("ra"))
      try await stage.tap("BackButton")
      #expect(stage.shows("Shows") && !stage.shows("next"))
      try await stage.tap("go")
      await stage.harness.key(.leftArrow, modifiers: .option)
      await stage.rest()
      #expect(stage.shows("Shows") && !stage.shows("next"))
    }

    @Test func `S377 B19.20c B20.17fg B20.18ab toolbars of a desktop sheet make a row of buttons`() async throws {
      struct Root: View {
        @State private var on = true

        var body: some View {
          Text("base").sheet(isPresented: $on) {
            Text("in").ax("in").toolbar {
              ToolbarItem(placement: .confirmationAction) { Button("Save") { Log.add("save") }.ax("save") }
              ToolbarItem(placement: .cancellationAction) {
                Button("Cancel") {
                  Log.add("cancel")
                  on = false
                }
                .ax("cancel")
              }
              ToolbarItem(placement: .destructiveAction) { Button("Drop") { Log.add("drop") }.ax("drop") }
            }
          }
        }
      }
      let stage = await Stage(Root(), idiom: .desktop)
      await stage.rest()
      let frames = ["drop", "cancel", "save"].compactMap { stage.harness.frame(of: $0) }
      try #require(frames.count == 3)
      #expect(Set(frames.map(\.midY)).count == 1)
      #expect(frames[0].maxX < frames[1].minX && frames[1].maxX < frames[2].minX)
      #expect(stage.harness.frame(of: "in").map { $0.maxY <= frames[0].minY } == true)
      await stage.harness.key(.return)
      #expect(Log.take() == ["save"])
      await stage.harness.key(.escape)
      await stage.rest()
      #expect(Log.take() == ["cancel"])
      #expect(!stage.shows("in"))
    }
  }
}
