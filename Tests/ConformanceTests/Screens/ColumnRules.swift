import Foundation
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Columns of navigation views and split views: their number, their widths and their links (B18.49–B18.58).
  @MainActor
  struct ColumnRules {
    private struct Old: View {
      var body: some View {
        NavigationView {
          NavigationLink("go") { Text("up") }
          Text("placeholder")
        }
      }
    }

    @Test func `B18.49a a navigation view with the style of a stack is one, on desktops too`() async throws {
      let stage = await Stage(Old().navigationViewStyle(.stack), idiom: .desktop)
      #expect(stage.has("go") && !stage.shows("placeholder"))
      try await stage.tap("go")
      #expect(stage.shows("up") && !stage.has("go"))
      try await stage.tap("BackButton")
      #expect(stage.has("go") && !stage.shows("up"))
    }

    @Test func `B18.49bc columns are for desktops and wide windows, and for those who ask for them`() async {
      for size in [CGSize(width: 1000, height: 700), CGSize(width: 390, height: 844)] {
        let automatic = await Stage(Old(), size: size)
        #expect(automatic.has("go") && automatic.shows("placeholder") == (size.width > 600))
      }
      let wide = CGSize(width: 1000, height: 700)
      #expect(await Stage(Old().navigationViewStyle(.columns), size: wide).shows("placeholder"))
      #expect(await Stage(Old().navigationViewStyle(DoubleColumnNavigationViewStyle()), size: wide).shows("placeholder"))
      #expect(await Stage(Old().navigationViewStyle(.columns), idiom: .desktop).shows("placeholder"))
    }

    @Test func `B18.50b a value link goes to a later column though it is no detail link`() async throws {
      let stage = await Stage(
        NavigationSplitView {
          NavigationLink("value", value: 1).isDetailLink(false)
        } detail: {
          NavigationStack { Text("detail").navigationDestination(for: Int.self) { Text("later \($0)") } }
        },
        idiom: .desktop)
      try await stage.tap("value")
      #expect(stage.has("value") && stage.shows("later 1") && !stage.shows("detail"))
    }

    private struct Two: View {
      @State var columns = NavigationSplitViewVisibility.automatic

      var body: some View {
        NavigationSplitView(columnVisibility: $columns) {
          Color.red.ax("side")
        } detail: {
          Color.blue.ax("detail")
        }
      }
    }

    @Test(arguments: [(Idiom.phone, CGSize(width: 1200, height: 700)), (.desktop, CGSize(width: 1200, height: 700))])
    func `B18.51a B18.52abcd of two columns both are there unless the detail is to be alone`(_ idiom: Idiom, _ size: CGSize) async {
      for columns in [NavigationSplitViewVisibility.automatic, .all, .doubleColumn, .detailOnly] {
        let stage = await Stage(Two(columns: columns), idiom: idiom, size: size)
        await stage.rest()
        #expect(stage.harness.frame(of: "detail") != nil)
        #expect((stage.harness.frame(of: "side") != nil) == (columns != .detailOnly), "\(columns)")
      }
    }

    @Test func `B18.54f rows of links show chevrons where all columns are one stack`() async {
      struct Root: View {
        let visibility: Visibility

        var body: some View {
          NavigationSplitView {
            List { NavigationLink("go") { Text("up") } }.navigationLinkIndicatorVisibility(visibility)
          } detail: {
            Text("detail")
          }
        }
      }
      func shapes(_ visibility: Visibility, _ size: CGSize) async -> Int {
        let stage = await Stage(Root(visibility: visibility), size: size)
        await stage.rest()
        return stage.harness.displayListDump().split(separator: "\n").count
      }
      let narrow = CGSize(width: 390, height: 700)
      #expect(await shapes(.automatic, narrow) == shapes(.visible, narrow))
      #expect(await shapes(.automatic, narrow) > shapes(.hidden, narrow))
    }

    private struct Three: View {
      var body: some View {
        NavigationSplitView {
          Color.red.ax("side")
        } content: {
          Color.green.ax("content")
        } detail: {
          Color.blue.ax("detail")
        }
      }
    }

    @Test func `B18.57c of three columns the sidebar goes first when a window is too narrow`() async {
      let stage = await Stage(Three(), idiom: .desktop, size: CGSize(width: 900, height: 600))
      await stage.rest()
      for name in ["side", "content", "detail"] { #expect(stage.harness.frame(of: name) != nil) }
      stage.harness.resize(to: CGSize(width: 500, height: 600))
      await stage.rest()
      #expect(stage.harness.frame(of: "side") == nil)
      for name in ["content", "detail"] { #expect(stage.harness.frame(of: name) != nil) }
    }

    @Test(arguments: [(Idiom.phone, 320.0, 320.0), (.desktop, 200, 250)])
    func `B18.58cdef columns have their usual widths, and the detail the rest`(_ idiom: Idiom, _ side: CGFloat, _ content: CGFloat) async {
      let stage = await Stage(Three(), idiom: idiom, size: CGSize(width: 1200, height: 700))
      await stage.rest()
      #expect(stage.harness.frame(of: "side")?.width == side)
      #expect(stage.harness.frame(of: "content")?.width == content)
      #expect(stage.harness.frame(of: "detail")?.width == 1200 - side - content - 2)
    }

    @Test func `B18.58ad a sidebar of a desktop is dragged between 180 and 300, a fixed one is not`() async {
      let stage = await Stage(Three(), idiom: .desktop, size: CGSize(width: 1200, height: 700))
      await stage.rest()
      func drag(_ stage: Stage, from start: CGFloat, to end: CGFloat) async -> CGFloat? {
        await stage.harness.drag(from: CGPoint(x: start, y: 300), to: CGPoint(x: end, y: 300), duration: 0.2)
        return stage.harness.frame(of: "side")?.width
      }
      #expect(await drag(stage, from: 200, to: 420) == 300)
      #expect(await drag(stage, from: 300, to: 150) == 180)
      let fixed = await Stage(
        NavigationSplitView {
          Color.red.ax("side").navigationSplitViewColumnWidth(250)
        } detail: {
          Text("detail")
        },
        idiom: .desktop, size: CGSize(width: 1200, height: 700))
      await fixed.rest()
      #expect(await drag(fixed, from: 250, to: 290) == 250)
    }
  }
}
