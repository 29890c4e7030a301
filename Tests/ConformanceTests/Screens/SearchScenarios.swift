import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Rules B17.70–B17.75 about searching, and pages (B20.13).
  @MainActor
  struct SearchScenarios {
    private struct Inner: View {
      @Environment(\.isSearching) private var searching
      @Environment(\.dismissSearch) private var dismiss

      var body: some View {
        Text(searching ? "on" : "off")
        Button("stop") { dismiss() }
      }
    }

    private struct Searched: View {
      @State private var q = ""
      @Environment(\.isSearching) private var outer
      var hasSuggestions = false

      var body: some View {
        NavigationStack {
          List {
            Inner()
            Text("q=\(q)/\(outer ? "outer" : "-")")
          }
          .overlay { if q == "zz" { ContentUnavailableView.search } }
          .searchable(text: $q)
          .onSubmit(of: .search) { Log.add("submit \(q)") }
        }
      }
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `S289 B17.70d B17.71ac B17.72ab B17.73a a search writes its text, is known inside, and can be ended there`(_ idiom: Idiom)
      async throws
    {
      let stage = await Stage(Searched(), idiom: idiom)
      #expect(stage.shows("off") && stage.shows("q=/-"))
      try await stage.harness.type("ab", into: "Search")
      await stage.rest()
      #expect(stage.shows("on") && stage.shows("q=ab/-"))
      await stage.harness.key(.return)
      #expect(Log.take() == ["submit ab"])
      try await stage.tap("stop")
      #expect(stage.shows("off") && stage.shows("q=/-"))
      #expect(stage.harness.focusedLabel == nil)
    }

    @Test func `S291 B17.74ab suggestions are shown while people search; one with a completion fills the field`() async throws {
      struct Root: View {
        @State private var q = ""

        var body: some View {
          NavigationStack {
            Text("q=\(q)").frame(maxHeight: .infinity, alignment: .bottom)
              .searchable(text: $q)
              .searchSuggestions {
                Text("Apple").searchCompletion("apple")
                Text("Pear")
              }
          }
        }
      }
      let stage = await Stage(Root())
      #expect(!stage.shows("Apple") && !stage.shows("Pear"))
      try await stage.tap("Search")
      #expect(stage.shows("Apple") && stage.shows("Pear"))
      try await stage.tap("Apple")
      #expect(stage.harness.value(of: "Search") == "apple")
    }

    @Test func `S292 B17.75b what is not found is named`() async throws {
      let stage = await Stage(Searched())
      try await stage.harness.type("zz", into: "Search")
      await stage.rest()
      #expect(stage.harness.texts.contains { $0.contains("“zz”") })
    }

    private struct InSidebar: View {
      /// True if the modifier is on the columns, false if it is on the list of the sidebar.
      let isOutside: Bool
      @State private var query = ""

      var body: some View {
        if isOutside {
          columns(list).searchable(text: $query, placement: .sidebar)
        } else {
          columns(list.searchable(text: $query, placement: .sidebar))
        }
      }

      private var list: some View { List(0..<5, id: \.self) { Text("row \($0)") } }

      private func columns(_ sidebar: some View) -> some View {
        NavigationSplitView {
          sidebar.aid("sidebar")
        } detail: {
          Text("query \(query)")
        }
      }
    }

    @Test(arguments: [Idiom.phone, .desktop], [false, true])
    func `B17.70e a field of the sidebar stands in the first column`(_ idiom: Idiom, _ isOutside: Bool) async throws {
      let stage = await Stage(InSidebar(isOutside: isOutside), idiom: idiom, size: CGSize(width: 1000, height: 700))
      #expect(stage.harness.texts.filter { $0 == "Search" }.count == 1)
      let (field, sidebar) = (try #require(stage.harness.elementFrame("Search")), try #require(stage.harness.frame(of: "sidebar")))
      #expect(field.minX >= sidebar.minX && field.maxX <= sidebar.maxX)
      if idiom == .desktop { #expect(field.maxY <= sidebar.minY + 60) }
      try await stage.harness.type("ab", into: "Search")
      await stage.rest()
      #expect(stage.shows("query ab"))
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B17.70e without columns a field of the sidebar stands where any other does`(_ idiom: Idiom) async throws {
      struct Root: View {
        let placement: SearchFieldPlacement
        let isInside: Bool
        @State private var query = ""

        var body: some View {
          if isInside {
            NavigationStack { Text("a").searchable(text: $query, placement: placement) }
          } else {
            NavigationStack { Text("a") }.searchable(text: $query, placement: placement)
          }
        }
      }
      for isInside in [true, false] {
        let usual = await Stage(Root(placement: .automatic, isInside: isInside), idiom: idiom)
        let stage = await Stage(Root(placement: .sidebar, isInside: isInside), idiom: idiom)
        #expect(stage.harness.elementFrame("Search") == usual.harness.elementFrame("Search"))
        #expect(usual.harness.elementFrame("Search") != nil)
        try await stage.harness.type("ab", into: "Search")
        #expect(stage.harness.value(of: "Search") == "ab")
      }
    }

    @Test func `B17.70ac a field stands in the bar of a stack inside, or above a view without one`() async throws {
      struct Outside: View {
        @State private var q = ""
        var body: some View { NavigationStack { Text("in") }.searchable(text: $q, prompt: "Find") }
      }
      struct Alone: View {
        @State private var q = ""
        var body: some View { Color.red.ax("c").searchable(text: $q, prompt: "Find") }
      }
      for stage in [await Stage(Outside()), await Stage(Alone())] {
        try await stage.harness.type("x", into: "Find")
        #expect(stage.harness.value(of: "Find") == "x")
        #expect(stage.harness.texts.filter { $0 == "Cancel" }.count == 1)
      }
    }

    @Test func `B17.72ac the app says whether people search, and hears of it`() async throws {
      struct Root: View {
        @State private var q = "a"
        @State private var on = false

        var body: some View {
          NavigationStack {
            VStack {
              Text(on ? "on" : "off")
              Button("go") { on = true }
            }
            .searchable(text: $q, isPresented: $on)
          }
        }
      }
      let stage = await Stage(Root())
      try await stage.tap("go")
      #expect(stage.shows("on"))
      #expect(stage.harness.focusedLabel == "Search")
      try await stage.tap("Cancel")
      #expect(stage.shows("off"))
      #expect(stage.harness.focusedLabel == nil)
    }

    @Test func `S362 B20.13e pages are dragged side by side, and the binding is written when they rest`() async {
      struct Root: View {
        @State private var p = 0

        var body: some View {
          TabView(selection: $p) {
            ForEach(0..<3) { i in Text("page \(i)").frame(maxWidth: .infinity, maxHeight: .infinity).tag(i) }
          }
          .tabViewStyle(.page)
          .onChange(of: p) { _, n in Log.add("p\(n)") }
        }
      }
      let stage = await Stage(Root())
      let harness = stage.harness
      #expect(stage.shows("page 0") && !stage.shows("page 1"))
      await harness.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 40, y: 400), duration: 0.2)
      await stage.rest()
      #expect(Log.take() == ["p1"])
      #expect(stage.shows("page 1"))
      await harness.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 150, y: 400), duration: 1)
      await stage.rest()
      #expect(Log.take() == [])
      for _ in 0..<2 {
        await harness.drag(from: CGPoint(x: 40, y: 400), to: CGPoint(x: 350, y: 400), duration: 0.2)
        await stage.rest()
      }
      #expect(Log.take() == ["p0"])
    }
  }
}
