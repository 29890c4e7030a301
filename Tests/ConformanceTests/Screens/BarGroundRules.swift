import Foundation
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Rules of B20 about the grounds of bars and about what each screen edits.
  @MainActor
  struct BarGroundRules {
    private struct Bars: View {
      let visibility: Visibility?
      let bar: ToolbarPlacement

      @ViewBuilder private var screen: some View {
        let text = Text("text").navigationTitle("title").navigationBarTitleDisplayMode(.inline)
          .toolbar { ToolbarItem(placement: .bottomBar) { Button("item") {} } }
        if let visibility { text.toolbarBackground(visibility, for: bar) } else { text }
      }

      var body: some View { TabView { NavigationStack { screen }.tabItem { Text("tab") } } }
    }

    /// How many pieces are drawn.
    private func pieces(_ visibility: Visibility?, _ bar: ToolbarPlacement) async -> Int {
      await Stage(Bars(visibility: visibility, bar: bar)).harness.displayListDump().split(separator: "\n").count { $0.contains("fill") }
    }

    @Test func `B20.23 a ground is shown and hidden in the bars that are named`() async {
      let plain = await pieces(nil, .automatic)
      // The bar at the top has a ground only if it is asked for, the others have one unless it is hidden.
      #expect(await pieces(.visible, .navigationBar) > plain)
      #expect(await pieces(.hidden, .navigationBar) == plain)
      for bar in [ToolbarPlacement.tabBar, .bottomBar] {
        #expect(await pieces(.visible, bar) == plain)
        #expect(await pieces(.hidden, bar) < plain)
      }
    }

    private struct Styled: View {
      let bar: ToolbarPlacement
      var isHidden = false
      var scheme: ColorScheme?

      var body: some View {
        TabView {
          NavigationStack {
            Text("text").navigationTitle("title").navigationBarTitleDisplayMode(.inline)
              .toolbar { ToolbarItem(placement: .bottomBar) { Text("item") } }
              .toolbarBackground(Color.blue, for: bar)
              .toolbarBackground(Color(red: 1, green: 0, blue: 0), for: bar)
              .toolbarBackground(isHidden ? .hidden : .visible, for: bar)
              .toolbarColorScheme(scheme, for: bar)
          }
          .tabItem { Text("tab") }
        }
      }
    }

    private func lines(_ view: some View, with part: String) async -> [String] {
      await Stage(view).harness.displayListDump().split(separator: "\n").map(String.init).filter { $0.contains(part) }
    }

    @Test(arguments: [ToolbarPlacement.navigationBar, .tabBar, .bottomBar])
    func `B20.23 the bar that is named has the outermost style as its ground, unless that is hidden`(_ bar: ToolbarPlacement) async {
      #expect(await lines(Styled(bar: bar), with: "color 1 0 0 1").count == 1)
      #expect(await lines(Styled(bar: bar, isHidden: true), with: "color 1 0 0 1").isEmpty)
    }

    @Test func `B20.23 a bar has the color scheme that is set for it, and its screen keeps its own`() async throws {
      let plain = try await Stage(Styled(bar: .navigationBar)).harness.png()
      let bar = try await Stage(Styled(bar: .navigationBar, scheme: .dark)).harness.png()
      let dark = try await Stage(Styled(bar: .navigationBar).environment(\.colorScheme, .dark)).harness.png()
      #expect(plain != bar && bar != dark)
    }

    @Test func `B20.23 items of a bar have its color scheme`() async throws {
      struct Root: View {
        let scheme: ColorScheme?

        var body: some View {
          NavigationStack {
            Color.gray.toolbar { ToolbarItem(placement: .bottomBar) { Text("item") } }
              .toolbarBackground(Color.red, for: .bottomBar).toolbarColorScheme(scheme, for: .bottomBar)
          }
        }
      }
      let (plain, dark) = (await Stage(Root(scheme: nil)), await Stage(Root(scheme: .dark)))
      #expect(plain.shows("item"))
      #expect(try plain.harness.png() != dark.harness.png())
    }

    // MARK: Editing

    private struct Rows: View {
      let name: String
      @Environment(\.editMode) private var mode

      var body: some View {
        VStack {
          List { ForEach(0..<2, id: \.self) { Text("\(name) \($0)") }.onDelete { _ in } }
          EditButton()
          Text("\(name) \(mode?.wrappedValue.isEditing == true ? "is edited" : "is read")")
        }
      }
    }

    private struct Editing: View {
      @State private var isPresented = false

      var body: some View {
        TabView {
          NavigationStack {
            Rows(name: "one").toolbar { NavigationLink("on") { Rows(name: "pushed") } }
          }
          .tabItem { Text("first") }
          NavigationStack { Rows(name: "two").toolbar { Button("present") { isPresented = true } } }
            .sheet(isPresented: $isPresented) { Rows(name: "sheet") }
            .tabItem { Text("second") }
        }
      }
    }

    @Test func `B21.15ab each screen and each sheet is edited by itself`() async throws {
      let stage = await Stage(Editing())
      try await stage.tap("Edit")
      #expect(stage.shows("one is edited"))
      try await stage.tap("on")
      #expect(stage.shows("pushed is read"))
      try await stage.tap("BackButton")
      try await stage.tap("second")
      #expect(stage.shows("two is read"))
      try await stage.tap("Edit")
      try await stage.tap("present")
      #expect(stage.shows("sheet is read") && stage.shows("two is edited"))
      try await stage.tap("Edit")
      #expect(stage.shows("sheet is edited"))
      await stage.harness.drag(from: CGPoint(x: 195, y: 100), to: CGPoint(x: 195, y: 830), duration: 0.8)
      await stage.rest()
      try await stage.tap("Done")
      #expect(stage.shows("two is read"))
      try await stage.tap("first")
      #expect(stage.shows("one is edited"))
    }

    private struct Given: View {
      @State private var mode = EditMode.inactive

      var body: some View {
        NavigationStack { Rows(name: "one") }.environment(\.editMode, $mode)
        Text(mode.isEditing ? "outside is edited" : "outside is read")
      }
    }

    @Test func `B21.15 a mode that the app gives is that of the screens inside`() async throws {
      let stage = await Stage(Given())
      try await stage.tap("Edit")
      #expect(stage.shows("one is edited") && stage.shows("outside is edited"))
    }
  }
}
