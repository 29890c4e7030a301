import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// What searching tells the views inside, and how it ends: B17.71–B17.74.
  @MainActor
  struct SearchRules {
    @MainActor @Observable
    final class Query {
      var text = ""
      var isPresented = false
      var hasSuggestions = true
      var scope = "all"
    }

    private struct Inner: View {
      let name: String
      @Environment(\.isSearching) private var isSearching
      @Environment(\.dismissSearch) private var dismiss

      var body: some View {
        Text("\(name) \(isSearching ? "on" : "off")")
        Button("stop \(name)") { dismiss() }
      }
    }

    private struct Searched: View {
      @Bindable var query: Query

      var body: some View {
        NavigationStack {
          VStack {
            Inner(name: "in")
            Text("q=\(query.text)")
          }
          .searchable(text: $query.text)
          .onSubmit(of: .search) { Log.add("submit \(query.text)") }
          .onChange(of: query.text) { Log.add("text \(query.text)") }
        }
      }
    }

    private struct Titled: View {
      @State private var text = ""

      var body: some View {
        NavigationStack {
          List(0..<40, id: \.self) { Text("row \($0)") }.navigationTitle("Title")
            .searchable(text: $text, placement: .navigationBarDrawer(displayMode: .always))
        }
      }
    }

    @Test func `B18.42 the field of a search goes up with a large title, and stays below the bar`() async throws {
      let stage = await Stage(Titled())
      /// The upper edge of the prompt as it is drawn.
      func top() throws -> Double {
        let line = try #require(stage.harness.displayListDump().split(separator: "\n").first { $0.contains("\"Search\"") })
        return try #require(Double(line.split(separator: " ")[2]))
      }
      let start = try top()
      for (distance, way) in [(20.0, 20.0), (500, 52.5)] {
        await stage.harness.wheel(at: CGPoint(x: 195, y: 500), by: CGSize(width: 0, height: distance), precise: true)
        await stage.rest()
        #expect(try top() == start - way)
      }
      try await stage.harness.type("ab", into: "Search")
      #expect(stage.shows("ab"))
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B17.71abc each edit writes the binding, the app's words show in the field, and Return submits`(_ idiom: Idiom) async throws {
      let query = Query()
      let stage = await Stage(Searched(query: query), idiom: idiom)
      try await stage.harness.type("ab", into: "Search")
      await stage.rest()
      #expect(Log.take().last == "text ab")
      await stage.harness.key(.delete)
      #expect(query.text == "a")
      #expect(Log.take() == ["text a"])
      await stage.harness.turn { query.text = "from outside" }
      #expect(stage.harness.value(of: "Search") == "from outside")
      _ = Log.take()
      await stage.harness.key(.return)
      #expect(Log.take() == ["submit from outside"])
      #expect(query.text == "from outside")
      await stage.harness.turn { query.text = "" }
      #expect(stage.harness.value(of: "Search") != "from outside")
    }

    private struct Nested: View {
      @Bindable var query: Query

      var body: some View {
        NavigationStack {
          VStack {
            Inner(name: "in")
            Inner(name: "second")
          }
          .searchable(text: $query.text, isPresented: $query.isPresented)
          .safeAreaInset(edge: .bottom) { VStack { Inner(name: "out") } }
        }
      }
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B17.72abc whether people search is known inside only, and is the app's to say`(_ idiom: Idiom) async throws {
      let query = Query()
      let stage = await Stage(Nested(query: query), idiom: idiom)
      #expect(stage.shows("in off") && stage.shows("out off"))
      try await stage.tap("Search")
      #expect(stage.shows("in on") && stage.shows("second on") && stage.shows("out off"))
      #expect(query.isPresented)
      await stage.harness.turn { query.isPresented = false }
      await stage.rest()
      #expect(stage.shows("in off"))
      #expect(stage.harness.focusedLabel != "Search")
      await stage.harness.turn { query.isPresented = true }
      await stage.rest()
      #expect(stage.shows("in on"))
      #expect(stage.harness.focusedLabel == "Search")
      try await stage.tap("stop out")
      #expect(stage.shows("in on"), "outside there is no search to end")
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B17.73ab dismissing clears the text and takes the focus, and so does cancelling`(_ idiom: Idiom) async throws {
      let query = Query()
      let stage = await Stage(Nested(query: query), idiom: idiom)
      func search() async throws {
        try await stage.harness.type("xy", into: "Search")
        await stage.rest()
        #expect(query.text == "xy" && query.isPresented)
      }
      func expectOver() {
        #expect(query.text == "")
        #expect(!query.isPresented)
        #expect(stage.shows("in off"))
        #expect(stage.harness.focusedLabel != "Search")
      }
      try await search()
      try await stage.tap("stop second")
      expectOver()
      try await search()
      if idiom == .phone { try await stage.tap("Cancel") } else { await stage.harness.key(.escape) }
      await stage.rest()
      expectOver()
      try await stage.tap("stop in")
      expectOver()
    }

    private struct Suggesting: View {
      @Bindable var query: Query

      var body: some View {
        NavigationStack {
          Text("q=\(query.text)").frame(maxHeight: .infinity, alignment: .bottom)
            .searchable(text: $query.text, isPresented: $query.isPresented)
            .searchSuggestions {
              if query.hasSuggestions {
                Text("Apple").searchCompletion("apple")
                Text("Pear")
                ForEach(["one", "two"], id: \.self) { Text("\($0) more").searchCompletion($0) }
              }
            }
            .searchScopes($query.scope) {
              Text("All").tag("all")
              Text("New").tag("new")
            }
        }
      }
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B17.74abcde suggestions are shown while people search, and fill the field where they say with what`(_ idiom: Idiom) async throws {
      let query = Query()
      let stage = await Stage(Suggesting(query: query), idiom: idiom)
      #expect(!stage.shows("Apple"))
      try await stage.tap("Search")
      #expect(stage.shows("Apple") && stage.shows("Pear") && stage.shows("two more"))
      #expect(stage.shows("New") == (idiom == .desktop), "scopes wait on phones for a first character")
      try await stage.tap("Pear")
      #expect(query.text == "")
      try await stage.tap("two more")
      #expect(query.text == "two")
      await stage.harness.turn {
        query.isPresented = true
        query.text = "t"
      }
      await stage.rest()
      #expect(stage.shows("New"))
      await stage.harness.turn { query.hasSuggestions = false }
      await stage.rest()
      #expect(!stage.shows("Apple"))
      #expect(stage.shows("q=t"), "without suggestions there is no panel")
      try await stage.tap("New")
      #expect(query.scope == "new")
      await stage.harness.turn { query.isPresented = false }
      await stage.rest()
      #expect(!stage.shows("New"))
    }
  }
}
