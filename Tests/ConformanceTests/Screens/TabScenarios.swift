import Foundation
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// The scenarios of C20 about tabs and toolbars.
  @MainActor
  struct TabScenarios {
    private struct Letters: View {
      @State var sel = "y"

      var body: some View {
        TabView(
          selection: Binding(
            get: { sel },
            set: {
              Log.add("set \($0)")
              if $0 != "z" { sel = $0 }
            })
        ) {
          Text("X page").tabItem { Text("X") }.tag("x")
          Button("to x") { sel = "x" }.tabItem { Text("Y") }.tag("y")
          Text("Z page").tabItem { Text("Z") }.tag("z")
        }
      }
    }

    @Test func `S358 B20.01a B20.02c B20.04abcde selection by tag, and a setter that refuses`() async throws {
      let stage = await Stage(Letters())
      #expect(stage.shows("to x"))
      for title in ["X", "Y", "Z"] { #expect(stage.shows(title)) }
      try await stage.tap("Z")
      #expect(Log.take() == ["set z"])
      #expect(stage.shows("to x"))
      try await stage.tap("to x")
      #expect(Log.take() == [])
      #expect(stage.shows("X page"))
      try await stage.tap("Y")
      #expect(Log.take() == ["set y"])
      #expect(stage.shows("to x"))
    }

    @Test func `S359 B20.05abc a tap on the selected tab goes back to the root, and at the root to the top`() async throws {
      struct Root: View {
        @State private var sel = 0
        @State private var path: [Int] = [1, 2]

        var body: some View {
          TabView(
            selection: Binding(
              get: { sel },
              set: {
                Log.add("set \($0)")
                sel = $0
              })
          ) {
            NavigationStack(path: $path) {
              ScrollView { VStack(spacing: 0) { ForEach(0..<100) { Text("row \($0)").frame(height: 40).ax("r\($0)") } } }
                .navigationDestination(for: Int.self) { Text("screen \($0)") }
            }
            .tabItem { Text("One") }.tag(0)
            Text("other").tabItem { Text("Two") }.tag(1)
          }
        }
      }
      let stage = await Stage(Root())
      #expect(stage.shows("screen 2"))
      try await stage.tap("One")
      #expect(Log.take() == ["set 0"])
      #expect(stage.shows("row 0"))
      let top = try #require(stage.harness.frame(of: "r0")).minY
      await stage.harness.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 200), duration: 0.5)
      await stage.rest()
      #expect(try #require(stage.harness.frame(of: "r0")).minY < top - 200)
      try await stage.tap("One")
      #expect(Log.take() == ["set 0"])
      #expect(stage.harness.frame(of: "r0")?.minY == top)
    }

    @Test func `S361 B20.03abc a selection without a tab shows the first one`() async {
      let stage = await Stage(Letters(sel: "q"))
      #expect(stage.shows("X page"))
      #expect(Log.take() == [])
      #expect(stage.issues("q").count == 1)
    }

    @Test func `B20.06b pages are kept, and B20.07a appear before the old one disappears`() async throws {
      struct Root: View {
        var body: some View {
          TabView {
            NamedTally(name: "a").life("a").tabItem { Text("A") }
            page("b").tabItem { Text("B") }
          }
        }

        private func page(_ name: String) -> some View {
          VStack {
            let _ = Log.add("make \(name)")
            NamedTally(name: name)
          }
          .life(name)
        }
      }
      let stage = await Stage(Root())
      #expect(Log.take() == ["make b", "a+"])
      try await stage.tap("a0")
      try await stage.tap("B")
      #expect(Log.take() == ["b+", "a-"])
      #expect(stage.shows("b0"))
      #expect(!stage.shows("a1"))
      try await stage.tap("A")
      #expect(Log.take() == ["a+", "b-"])
      #expect(stage.shows("a1"))
    }

    @Test func `B20.01b B20.02d tabs that are written as tabs`() async throws {
      struct Root: View {
        @State private var sel = 1

        var body: some View {
          TabView(selection: $sel) {
            Tab("One", systemImage: "star", value: 0) { Text("page 0") }
            Tab("Two", systemImage: "heart", value: 1) { Text("page 1") }
          }
        }
      }
      for idiom in [Idiom.phone, .desktop] {
        let stage = await Stage(Root(), idiom: idiom)
        #expect(stage.shows("page 1"))
        try await stage.tap("One")
        #expect(stage.shows("page 0"))
        #expect(!stage.shows("page 1"))
      }
    }

    @Test func `S364 B20.11b B20.12ab a screen hides the bar of tabs`() async throws {
      struct Root: View {
        var body: some View {
          TabView {
            NavigationStack {
              Color.red.ax("root").overlay { NavigationLink("go", value: 1) }
                .navigationDestination(for: Int.self) { _ in Color.red.ax("c").toolbar(.hidden, for: .tabBar) }
            }
            .tabItem { Text("First") }
            Text("other").tabItem { Text("Second") }
          }
        }
      }
      let stage = await Stage(Root())
      #expect(stage.shows("First"))
      #expect(stage.harness.frame(of: "root")?.maxY == 795)
      try await stage.tap("go")
      #expect(!stage.shows("First"))
      #expect(stage.harness.frame(of: "c")?.maxY == 844)
      try await stage.tap("BackButton")
      #expect(stage.shows("First"))
    }

    @Test func `S328 the toolbar is that of the visible screen`() async throws {
      struct Root: View {
        var body: some View {
          NavigationStack {
            NavigationLink("go", value: 1)
              .toolbar { Button("ra") { Log.add("ra") } }
              .navigationDestination(for: Int.self) { _ in
                Text("up").toolbar {
                  ToolbarItem(placement: .topBarTrailing) { Button("da") {} }
                  ToolbarItemGroup(placement: .bottomBar) {
                    Text("b1")
                    Text("b2")
                  }
                }
              }
          }
        }
      }
      let stage = await Stage(Root())
      #expect(stage.shows("ra"))
      try await stage.tap("ra")
      #expect(Log.take() == ["ra"])
      try await stage.tap("go")
      for text in ["da", "b1", "b2"] { #expect(stage.shows(text)) }
      #expect(!stage.shows("ra"))
      try await stage.tap("BackButton")
      #expect(stage.shows("ra"))
      #expect(!stage.shows("da"))
    }

    @Test func `B20.24a items follow the state of the body that declares them`() async throws {
      struct Root: View {
        @State private var n = 0

        var body: some View {
          NavigationStack {
            Text("n \(n)").toolbar {
              ToolbarItem(placement: .principal) { Text("title \(n)") }
              if n > 0 { ToolbarItem(placement: .cancellationAction) { Button("less") { n -= 1 } } }
              ToolbarItem { Button("more") { n += 1 } }
            }
          }
        }
      }
      let stage = await Stage(Root())
      #expect(!stage.shows("less"))
      try await stage.tap("more")
      #expect(stage.shows("title 1"))
      try await stage.tap("less")
      #expect(stage.shows("title 0"))
      #expect(!stage.shows("less"))
    }
  }
}
