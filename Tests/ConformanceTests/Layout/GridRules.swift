import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Grids (documentation of `Grid`, `GridRow` and the modifiers of cells).
  @MainActor
  struct GridRules {
    private let wide = CGSize(width: 200, height: 100)

    @Test func `columns are as wide as their widest cell, rows as high as their highest, and cells meet in the middle`() async {
      await check(
        Grid(horizontalSpacing: 5, verticalSpacing: 3) {
          GridRow {
            Box("a", 10, 10)
            Box("b", 40, 20)
          }
          GridRow {
            Box("c", 30, 10)
            Box("d", 20, 10)
          }
        }, in: wide, places: "root 0,0 75x33; a 10,5 10x10; b 35,0 40x20; c 0,23 30x10; d 45,23 20x10")
    }

    @Test func `B9.08 without spacing cells are 8 apart`() async {
      await check(
        Grid {
          GridRow {
            Box("a", 10, 10)
            Box("b", 10, 10)
          }
          GridRow { Box("c", 10, 10) }
        }, in: wide, places: "root 0,0 28x28; a 0,0 10x10; b 18,0 10x10; c 0,18 10x10")
    }

    @Test func `cells of several columns keep the alignment of the grid against that of their columns`() async {
      await check(
        Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            Box("a", 60, 10).gridColumnAlignment(.trailing)
            Box("b", 60, 10).gridColumnAlignment(.trailing)
          }
          GridRow { Box("c", 30, 10).gridCellColumns(2) }
          GridRow { Box("d", 30, 10) }
          GridRow { Box("e", 30, 10).gridCellColumns(2).gridCellAnchor(.trailing) }
          Box("f", 40, 10)
        }, in: wide,
        places: "root 0,0 120x50; a 0,0 60x10; b 60,0 60x10; c 0,10 30x10; d 30,20 30x10; e 90,30 30x10; f 0,40 40x10")
    }

    /// Has a wish for the distance to its neighbours.
    private struct Wishing: Layout {
      let wish: CGFloat

      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: 10, height: 10) }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}

      func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
        wish == 0 ? .zero : ViewSpacing()
      }
    }

    @Test func `gaps are as large as the largest wish of the cells of a row`() async throws {
      for (wishes, gap) in [([0, 0], 0), ([0, 8], 8), ([8, 0], 8), ([8, 8], 8)] as [([CGFloat], CGFloat)] {
        let harness = await Conformance.mount(
          Grid {
            ForEach(0..<2, id: \.self) { row in
              GridRow { ForEach(0..<2, id: \.self) { column in Wishing(wish: wishes[column]) { EmptyView() }.aid("c\(row)\(column)") } }
            }
          }, size: wide)
        let (above, below) = (try #require(harness.frame(of: "c00")), try #require(harness.frame(of: "c10")))
        #expect(below.minY - above.maxY == gap)
      }
    }

    @Test func `flexible cells share what is left equally`() async {
      await check(
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            Box("a", 20, 10)
            Box("b")
            Box("c")
          }
          GridRow { Box("d", 20) }
        }, in: wide, places: "root 0,0 200x100; a 0,20 20x10; b 20,0 90x50; c 110,0 90x50; d 0,50 20x50")
    }

    @Test func `a view outside of rows spans all columns, and a divider widens the grid unless it is unsized`() async {
      await check(
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            Box("a", 20, 10)
            Box("b", 40, 10)
          }
          Divider().accessibilityIdentifier("line")
        }, in: wide, places: "root 0,0 200x10.5; a 35,0 20x10; b 125,0 40x10; line 0,10 200x0.5")
      await check(
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            Box("a", 20, 10)
            Box("b", 40, 10)
          }
          Divider().gridCellUnsizedAxes(.horizontal).accessibilityIdentifier("line")
        }, in: wide, places: "root 0,0 60x10.5; a 0,0 20x10; b 20,0 40x10; line 0,10 60x0.5")
    }

    @Test func `a cell spans columns and is in the middle of them`() async {
      await check(
        Grid(alignment: .center, horizontalSpacing: 1, verticalSpacing: 1) {
          GridRow {
            Box("a", 60, 60)
            Box("b", 60, 60)
            Box("c", 60, 60)
          }
          GridRow {
            Box("d", 60, 60)
            Box("e", 10, 10).gridCellColumns(2)
          }
        }, in: wide, places: "root 0,0 182x121; a 0,0 60x60; b 61,0 60x60; c 122,0 60x60; d 0,61 60x60; e 116.5,86 10x10")
      await check(
        Grid(alignment: .topTrailing, horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            Box("a", 10, 10)
            Box("b", 10, 10)
          }
          GridRow { Box("c", 50, 10).gridCellColumns(2) }
        }, in: wide, places: "root 0,0 50x20; a 15,0 10x10; b 40,0 10x10; c 0,10 50x10")
    }

    @Test func `an anchor puts a view into its cell by a point of both`() async {
      await check(
        Grid(horizontalSpacing: 1, verticalSpacing: 1) {
          GridRow {
            Box("a", 60, 60)
            Box("b", 60, 60)
          }
          GridRow {
            Box("c", 60, 60)
            Box("d", 10, 10).gridCellAnchor(UnitPoint(x: 0.25, y: 0.75))
          }
        }, in: wide, places: "root 0,0 121x121; a 0,0 60x60; b 61,0 60x60; c 0,61 60x60; d 73.5,98.5 10x10")
    }

    @Test func `a column, a row and the grid have guides`() async {
      await check(
        Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            Box("a", 10, 10).gridColumnAlignment(.trailing)
            Box("b", 10, 10)
          }
          GridRow(alignment: .bottom) {
            Box("c", 30, 10)
            Box("d", 40, 30)
          }
        }, in: wide, places: "root 0,0 70x40; a 20,0 10x10; b 30,0 10x10; c 0,30 30x10; d 30,10 40x30")
    }

    @Test func `modifiers of a row are those of its cells, and rows of data come and go`() async throws {
      struct Root: View {
        @State private var rows = [1, 2]
        var body: some View {
          VStack {
            Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
              ForEach(rows, id: \.self) { row in
                GridRow {
                  Box("\(row)a", 10, 10)
                  ForEach(0..<2) { Box("\(row)\($0)", CGFloat(20 * row), 10) }
                }
                .padding(1)
              }
            }
            .accessibilityIdentifier("grid")
            Button("more") { rows = [3, 1, 2] }
            Button("less") { rows = [1] }
          }
        }
      }
      let harness = await mount(Root())
      #expect(harness.frame(of: "grid")?.size == CGSize(width: 12 + 42 * 2, height: 24))
      try await harness.tap("more")
      #expect(harness.frame(of: "grid")?.size == CGSize(width: 12 + 62 * 2, height: 36))
      #expect(harness.frame(of: "30")?.minY == harness.frame(of: "grid").map { $0.minY + 1 })
      try await harness.tap("less")
      #expect(harness.frame(of: "grid")?.size == CGSize(width: 12 + 22 * 2, height: 12))
    }

    @Test func `a row outside of grids is a group`() async {
      await check(
        VStack(spacing: 0) {
          GridRow {
            Box("a", 10, 10)
            Box("b", 10, 10)
          }
        }, in: wide, places: "root 0,0 10x20; a 0,0 10x10; b 0,10 10x10")
    }

    @Test func `B9.24 the first column is on the right where leading is right`() async {
      await check(
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            Box("a", 10, 10)
            Box("b", 30, 10)
          }
        }
        .environment(\.layoutDirection, .rightToLeft), in: wide, places: "root 0,0 40x10; a 30,0 10x10; b 0,0 30x10")
    }

    @Test func `texts of a row meet at their baseline, and wrap in the width of their column`() async {
      let harness = ViewHarness(
        Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            Text("aaaa").font(.system(size: 20)).accessibilityIdentifier("a")
            Text("bb").font(.system(size: 10)).accessibilityIdentifier("b")
          }
          GridRow {
            Text("cc cc cc cc cc").font(.system(size: 10)).accessibilityIdentifier("c")
            Box("d", 10, 10)
          }
        }
        .frame(width: 60), size: wide, textMeasurer: FixedAdvanceMeasurer())
      await harness.settle()
      let (a, b) = (harness.frame(of: "a") ?? .zero, harness.frame(of: "b") ?? .zero)
      #expect(b.minY > a.minY)
      #expect(harness.frame(of: "c")?.height == 24)
    }

    @Test(arguments: [0, -3, Int.max]) func `a cell of an odd number of columns is reported and shown`(_ count: Int) async {
      let harness = await mount(Grid { GridRow { Box("a", 10, 10).gridCellColumns(count) } })
      #expect(harness.frame(of: "a")?.size == CGSize(width: 10, height: 10))
      #expect(harness.runtimeIssues.count == (count < 1 ? 1 : 0))
    }

    @Test func `a grid that is empty, infinite or without columns is laid out`() async {
      await check(
        HStack(spacing: 0) {
          Grid {}
          Grid { GridRow {} }
          Box("a", 10, 10)
        }, in: wide, places: "root 0,0 10x10; a 0,0 10x10")
      let harness = await mount(
        ScrollView([.horizontal, .vertical]) {
          Grid(horizontalSpacing: .nan, verticalSpacing: .infinity) {
            GridRow {
              Color.red
              Color.blue.frame(width: .infinity)
            }
            Divider()
          }
        })
      #expect(harness.runtimeIssues.allSatisfy { $0.kind == .invalidValue || $0.kind == .invalidFrame })
    }

    @Test func `what a cell and a row say may change`() async throws {
      struct Root: View {
        @State private var isWide = false
        var body: some View {
          VStack {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
              GridRow {
                Box("a", 10, 10)
                Box("b", 10, 30)
              }
              GridRow(alignment: isWide ? .bottom : .top) {
                Box("c", 30, 10).gridCellColumns(isWide ? 2 : 1).padding(0)
                Box("d", 10, 30)
              }
            }
            .accessibilityIdentifier("grid")
            Button("widen") { isWide = true }
          }
        }
      }
      let harness = await mount(Root())
      #expect(harness.frame(of: "grid")?.width == 40)
      #expect(harness.frame(of: "c")?.minY == harness.frame(of: "d")?.minY)
      try await harness.tap("widen")
      #expect(harness.frame(of: "grid")?.width == 40)
      #expect(harness.frame(of: "d")?.minX == harness.frame(of: "grid").map { $0.minX + 30 })
      #expect(harness.frame(of: "c")?.maxY == harness.frame(of: "d")?.maxY)
    }

    @Test func `a grid turns into a stack by AnyLayout`() async throws {
      struct Root: View {
        @State private var isGrid = true
        var body: some View {
          let layout =
            isGrid ? AnyLayout(GridLayout(horizontalSpacing: 0, verticalSpacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
          VStack {
            layout {
              GridRow {
                Box("a", 10, 10)
                Box("b", 20, 10)
              }
              GridRow { Box("c", 30, 10) }
            }
            .accessibilityIdentifier("layout")
            Button("turn") { isGrid.toggle() }
          }
        }
      }
      let harness = await mount(Root())
      #expect(harness.frame(of: "layout")?.size == CGSize(width: 50, height: 20))
      try await harness.tap("turn")
      #expect(harness.frame(of: "layout")?.size == CGSize(width: 60, height: 10))
    }
  }
}
