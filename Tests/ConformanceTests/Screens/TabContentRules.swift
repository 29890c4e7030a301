import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Tabs that are written as tabs: their builders, sections and modifiers (B20.01, B20.10).
  @MainActor
  struct TabContentRules {
    private struct Sections: View {
      @State private var selection = 0
      let names = ["two", "three"]
      var isNew = true

      var body: some View {
        TabView(selection: $selection) {
          Tab("one", systemImage: "star", value: 0) { Text("page one") }
          TabSection("more") {
            ForEach(names.indices, id: \.self) { index in
              Tab(names[index], systemImage: "circle", value: index + 1) { Text("page \(names[index])") }
            }
          }
          if #available(iOS 18, *), isNew {
            Tab("four", systemImage: "heart", value: 3) { Text("page four") }
          }
          Tab(value: 4, role: .search) { Text("page search") }
        }
        .tabViewStyle(.sidebarAdaptable)
      }
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B20.01cdef sections, data and conditions make tabs in the order of the text`(_ idiom: Idiom) async throws {
      let stage = await Stage(Sections(), idiom: idiom)
      let titles = ["one", "two", "three", "four", "Search"]
      #expect(stage.harness.texts.filter { titles.contains($0) } == titles)
      for title in titles {
        try await stage.tap(title)
        #expect(stage.shows("page \(title.lowercased())"))
      }
      let old = await Stage(Sections(isNew: false))
      #expect(!old.shows("four"))
    }

    @Test func `a modifier on a tab goes before the modifier around it`() async {
      struct Root: View {
        var body: some View {
          TabView {
            ForEach(0..<2) { n in
              Tab("tab \(n)", systemImage: "star") { Text("page \(n)") }
                .accessibilityIdentifier("own \(n)").defaultVisibility(.visible, for: .tabBar)
            }
            .accessibilityIdentifier("outer").defaultVisibility(.hidden, for: .tabBar)
          }
        }
      }
      let stage = await Stage(Root())
      #expect(stage.has("own 0") && stage.has("own 1") && !stage.has("outer"))
    }

    @Test func `B20.01 a tab may have no label`() async throws {
      struct Root: View {
        @State private var selection = 1
        var body: some View {
          VStack {
            TabView(selection: $selection) {
              Tab(value: 1) { Text("page one") }
              Tab(value: 2) { Text("page two") }
            }
            Button("next") { selection = 2 }
          }
        }
      }
      let stage = await Stage(Root())
      #expect(stage.shows("page one"))
      try await stage.tap("next")
      #expect(stage.shows("page two"))
    }

    @Test func `B20.01f an element of data may make a tab or none`() async throws {
      struct Root: View {
        var body: some View {
          TabView {
            ForEach(0..<4) { index in
              if index != 1 { Text("page \(index)").tabItem { Text("tab \(index)") } }
            }
          }
        }
      }
      let stage = await Stage(Root())
      #expect(stage.harness.texts.filter { $0.hasPrefix("tab") } == ["tab 0", "tab 2", "tab 3"])
      try await stage.tap("tab 3")
      #expect(stage.shows("page 3"))
    }

    @Test func `B20.10abce a badge stands on its tab, and is its value; none for 0 and nil`() async throws {
      struct Root: View {
        var body: some View {
          TabView {
            Tab("one", systemImage: "star") { Text("page") }.badge(3)
            Tab("two", systemImage: "star") { Text("page") }.badge("new")
            Tab("three", systemImage: "star") { Text("page") }.badge(0)
          }
        }
      }
      let stage = await Stage(Root())
      #expect(stage.shows("3") && stage.shows("new") && !stage.shows("0"))
      #expect(stage.harness.value(of: "one") == "3" && stage.harness.value(of: "two") == "new")
    }

    @Test func `hidden tabs are not in the bar, and disabled ones cannot be chosen`() async throws {
      struct Root: View {
        @State private var hides = true

        var body: some View {
          TabView {
            Tab("one", systemImage: "star") { Button("show") { hides = false } }
            Tab("two", systemImage: "star") { Text("page two") }.hidden(hides).customizationID("two")
            Tab("three", systemImage: "star") { Text("page three") }.disabled(true).accessibilityIdentifier("third")
          }
        }
      }
      let stage = await Stage(Root())
      #expect(!stage.shows("two"))
      try await stage.tap("three")
      #expect(!stage.shows("page three"))
      try await stage.tap("show")
      try await stage.tap("two")
      #expect(stage.shows("page two"))
      #expect(stage.harness.frame(of: "third") != nil)
    }

    @Test func `wishes about sidebars of tab views change nothing where there is a bar`() async {
      struct Root: View {
        let isWishing: Bool

        var body: some View {
          if isWishing {
            TabView {
              Tab("one", systemImage: "star") { Text("page") }
                .customizationBehavior(.disabled, for: .sidebar).tabPlacement(.pinned)
                .sectionActions { Button("x") {} }.defaultVisibility(.hidden, for: .sidebar)
                .swipeActions { Button("x") {} }
            }
            .defaultAdaptableTabBarPlacement(.sidebar).tabViewSidebarHeader { Text("x") }.tabViewSidebarFooter { Text("x") }
            .tabViewSidebarBottomBar { Text("x") }.tabViewSearchActivation(.searchTabSelection)
          } else {
            TabView { Tab("one", systemImage: "star") { Text("page") } }
          }
        }
      }
      let (plain, wishing) = (await Stage(Root(isWishing: false)), await Stage(Root(isWishing: true)))
      #expect(plain.harness.displayListDump() == wishing.harness.displayListDump())
    }
  }
}
