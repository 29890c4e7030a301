import Foundation
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  @MainActor struct SidebarItemRules {
    /// A split view whose columns have items of their own.
    private struct Root: View {
      @State private var visibility = NavigationSplitViewVisibility.all

      var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
          List { Text("row") }
            .navigationSplitViewColumnWidth(min: 180, ideal: 200, max: 300)
            .toolbar {
              ToolbarItem { Button("sort") {} }
              ToolbarItem(placement: .navigation) { Button("home") {} }
              ToolbarItem(placement: .principal) { Button("all") {} }
            }
        } detail: {
          Text("content").navigationTitle("Detail").toolbar { Button("edit") {} }
        }
      }
    }

    private func shown() async -> ViewHarness {
      let harness = ViewHarness(Root(), size: CGSize(width: 800, height: 400), idiom: .desktop)
      await harness.settle()
      return harness
    }

    @Test func `B18.61b items of a sidebar stand above it, and the title and other items above the detail`() async throws {
      let harness = await shown()
      func frame(_ name: String) throws -> CGRect { try #require(harness.elementFrame(name), "\(name)") }
      for name in ["sort", "home", "Hide Sidebar"] { #expect(try frame(name).maxX <= 200, "\(name)") }
      #expect(try frame("Hide Sidebar").maxX == 188)
      for name in ["Detail", "edit", "all"] { #expect(try frame(name).minX > 200, "\(name)") }
      #expect(try frame("Detail").minX == 216)
      #expect(try frame("edit").maxX > 700)
    }

    @Test func `B18.61c without the sidebar its items are gone, and the title stands at the begin of the bar`() async throws {
      let harness = await shown()
      try await harness.tap("Hide Sidebar")
      await harness.advance(by: 1)
      #expect(!harness.texts.contains("sort") && !harness.texts.contains("all"))
      let (toggle, title) = (try #require(harness.elementFrame("Show Sidebar")), try #require(harness.elementFrame("Detail")))
      #expect(toggle.minX == 16 && title.minX == toggle.maxX + 12)
      try await harness.tap("Show Sidebar")
      await harness.advance(by: 1)
      #expect(try #require(harness.elementFrame("sort")).maxX <= 200)
    }

    @Test func `B18.52 the bar follows a divider that is dragged`() async throws {
      let harness = await shown()
      await harness.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 260, y: 200), duration: 0.3)
      await harness.advance(by: 1)
      #expect(try #require(harness.elementFrame("Detail")).minX == 276)
      #expect(try #require(harness.elementFrame("Hide Sidebar")).maxX == 248)
    }

    private struct Tabs: View {
      @State private var tab = 0

      var body: some View {
        TabView(selection: $tab) {
          ForEach(0..<2) { index in
            NavigationSplitView {
              List { Text("row") }.navigationSplitViewColumnWidth(200).toolbar { Button("sort \(index)") {} }
            } detail: {
              NavigationSplitView {
                List { Text("inner row") }.toolbar { Button("inner \(index)") {} }
              } detail: {
                Text("content").navigationTitle("Detail \(index)")
              }
            }
            .tabItem { Text("tab \(index)") }.tag(index)
          }
          Text("plain").navigationTitle("Plain").tabItem { Text("tab 2") }.tag(2)
        }
      }
    }

    @Test func `B18.61bc each tab shows the items of its own sidebar, and those of a sidebar inside stand with the others`() async throws {
      let harness = ViewHarness(Tabs(), size: CGSize(width: 900, height: 400), idiom: .desktop)
      await harness.settle()
      for index in [0, 1, 0, 2, 1, 2, 0] {
        try await harness.tap("tab \(index)")
        await harness.advance(by: 1)
        for other in 0..<2 {
          #expect(harness.texts.contains("sort \(other)") == (other == index))
          #expect(harness.texts.contains("inner \(other)") == (other == index))
        }
        guard index < 2 else {
          #expect(harness.elementFrame("Hide Sidebar") == nil)
          continue
        }
        #expect(try #require(harness.elementFrame("sort \(index)")).maxX < 200)
        #expect(try #require(harness.elementFrame("Hide Sidebar")).maxX == 188)
        #expect(try #require(harness.elementFrame("inner \(index)")).minX > 700)
        #expect(try #require(harness.elementFrame("Detail \(index)")).minX == 216)
      }
    }

    private struct Wide: View {
      @State private var done = ""
      @State private var width: CGFloat = 180

      var body: some View {
        NavigationSplitView {
          List { Button("widen") { width = 500 } }.navigationSplitViewColumnWidth(width)
            .toolbar { ForEach(0..<3) { index in Button("a name \(index)") { done = "\(index)" } } }
        } detail: {
          Text("did \(done)").navigationTitle("Detail")
        }
      }
    }

    @Test func `B18.61b items without room above their sidebar are in the menu of the bar`() async throws {
      let stage = await Stage(Wide(), idiom: .desktop, size: CGSize(width: 900, height: 400))
      let harness = stage.harness
      let (first, toggle) = (try #require(harness.elementFrame("a name 0")), try #require(harness.elementFrame("Hide Sidebar")))
      #expect(first.minX >= 0 && first.maxX < toggle.minX && toggle.maxX == 168 && !stage.shows("a name 2"))
      #expect(try #require(harness.elementFrame("Detail")).minX == 196)
      try await stage.tap("More")
      try await stage.tap("a name 2")
      #expect(stage.shows("did 2") && !stage.shows("a name 2"))
      try await stage.tap("widen")
      #expect(stage.shows("a name 2") && !stage.has("More"))
      #expect(try #require(harness.elementFrame("a name 2")).maxX < 500)
    }

    private struct Inside: View {
      @State private var hasStrip = true

      var body: some View {
        HStack(spacing: 0) {
          if hasStrip { Color.yellow.frame(width: 60) }
          NavigationSplitView {
            List { Button("strip") { hasStrip.toggle() } }.navigationSplitViewColumnWidth(200).toolbar { Button("sort") {} }
          } detail: {
            Text("content").navigationTitle("Detail")
          }
        }
      }
    }

    @Test(arguments: [false, true])
    func `B18.61b items of a sidebar that is not at the edge of the window stand with the others`(isMirrored: Bool) async throws {
      let size = CGSize(width: 800, height: 400)
      let stage = await Stage(Inside(), idiom: .desktop, size: size) { $0.layoutDirection = isMirrored ? .rightToLeft : .leftToRight }
      func start(_ name: String) throws -> CGFloat {
        let frame = try #require(stage.harness.elementFrame(name))
        return isMirrored ? size.width - frame.maxX : frame.minX
      }
      for hasStrip in [true, false, true] {
        #expect(try (start("sort") > 600) == hasStrip)
        #expect(try (start("Detail") > 200) == !hasStrip)
        try await stage.tap("strip")
      }
    }
  }
}
