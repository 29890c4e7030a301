import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Lazy grids: B16.40, B16.43–B16.50.
  @MainActor
  struct LazyGridRules {
    private let window = CGSize(width: 300, height: 200)

    private func cell(_ n: Int, _ height: CGFloat = 20) -> some View { Color.red.frame(height: height).aid("c\(n)") }

    private func frames(_ harness: ViewHarness, _ count: Int) -> [CGRect] { (0..<count).map { harness.frame(of: "c\($0)") ?? .null } }

    private func grid(
      _ columns: [GridItem], width: CGFloat? = nil, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, count: Int = 6,
      isMirrored: Bool = false
    ) async -> ViewHarness {
      await mount(
        LazyVGrid(columns: columns, alignment: alignment, spacing: spacing) { ForEach(0..<count, id: \.self) { cell($0) } }.aid("grid")
          .frame(width: width, alignment: .leading).frame(maxHeight: .infinity, alignment: .top)
          .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight),
        size: window)
    }

    @Test func `B16.40ab columns are as far apart as the item before says, lines as the grid does, and both by eight`() async {
      var harness = await grid([GridItem(.fixed(50)), GridItem(.fixed(50)), GridItem(.fixed(50))])
      #expect(frames(harness, 6).map(\.minX) == [67, 125, 183, 67, 125, 183])
      #expect(frames(harness, 6).map(\.minY) == [0, 0, 0, 28, 28, 28])
      harness = await grid(
        [GridItem(.fixed(50), spacing: 30), GridItem(.fixed(50), spacing: 0), GridItem(.fixed(50), spacing: 99)], spacing: 5)
      #expect(frames(harness, 3).map(\.minX) == [60, 140, 190])
      #expect(harness.minY("c3") == 25)
      harness = await grid([GridItem(.flexible(), spacing: 20), GridItem(.flexible())], spacing: 0)
      #expect(frames(harness, 2).map(\.width) == [140, 140])
      #expect(harness.minY("c2") == 20)
    }

    @Test(arguments: [100, 200, 300] as [CGFloat])
    func `B16.43 a fixed track has its width whatever there is`(_ width: CGFloat) async {
      let harness = await grid([GridItem(.fixed(70)), GridItem(.flexible()), GridItem(.fixed(30))], width: width)
      #expect(frames(harness, 3).map(\.width) == [70, max(width - 116, 10), 30])
    }

    @Test func `B16.44ab a grid is as wide as it is proposed, or as its tracks, and ten where that is nothing`() async {
      #expect(await grid([GridItem(.fixed(50))], width: 200).frame(of: "grid")?.width == 200)
      #expect(await grid([GridItem(.fixed(150)), GridItem(.fixed(150))], width: 200).frame(of: "grid")?.width == 308)
      #expect(await grid([GridItem(.flexible(minimum: 250))], width: 200).frame(of: "grid")?.width == 250)
      let harness = await mount(LazyVGrid(columns: [GridItem(.flexible())]) { cell(0) }.aid("grid").fixedSize(), size: window)
      #expect(harness.frame(of: "grid")?.width == 10)
      let fixed = await mount(LazyVGrid(columns: [GridItem(.fixed(40))]) { cell(0) }.aid("grid").fixedSize(), size: window)
      #expect(fixed.frame(of: "grid")?.width == 40)
    }

    @Test func `B16.45 tracks are made again in the width that the grid has`() async {
      let harness = await grid([GridItem(.flexible(minimum: 100)), GridItem(.flexible(minimum: 180))], width: 270)
      let width = harness.frame(of: "grid")?.width ?? 0
      #expect(width > 280)
      let cells = frames(harness, 2)
      #expect(cells[0].width == (width - 8) / 2)
      #expect(cells[1].width == max(180, width - 8 - cells[0].width))
    }

    @Test(
      arguments: [(HorizontalAlignment.leading, 0), (.center, 100), (.trailing, 200)] as [(HorizontalAlignment, CGFloat)], [false, true])
    func `B16.46 columns stand together where the alignment says`(_ place: (HorizontalAlignment, CGFloat), _ isMirrored: Bool) async {
      let harness = await grid([GridItem(.fixed(46)), GridItem(.fixed(46))], width: 300, alignment: place.0, isMirrored: isMirrored)
      let cells = frames(harness, 2)
      let start = isMirrored ? 300 - cells[0].maxX : cells[0].minX
      #expect(start == place.1)
      #expect(abs(cells[1].midX - cells[0].midX) == 54)
      #expect((cells[1].midX > cells[0].midX) != isMirrored)
    }

    private struct Proposed: Layout {
      let size: CGSize

      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        MainActor.assumeIsolated { Log.add("\(proposal.width.map { "\($0)" } ?? "nil") \(proposal.height.map { "\($0)" } ?? "nil")") }
        return size
      }

      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        MainActor.assumeIsolated { Log.add("placed \(proposal.width ?? -1) \(proposal.height ?? -1)") }
      }
    }

    @Test func `B16.47ab a line is as high as its highest cell, and cells are aligned in it`() async {
      func places(_ item: Alignment?, _ alignment: HorizontalAlignment = .center) async -> CGRect? {
        let harness = await mount(
          LazyVGrid(columns: [GridItem(.fixed(100), alignment: item), GridItem(.fixed(100))], alignment: alignment) {
            Proposed(size: CGSize(width: 20, height: 10)) {}.aid("small")
            Color.red.frame(height: 60).aid("high")
            Color.red.frame(height: 5).aid("next")
          }
          .frame(maxHeight: .infinity, alignment: .top), size: CGSize(width: 208, height: 200))
        let lines = Log.take()
        #expect(lines.contains("100.0 nil"))
        #expect(lines.contains("placed 100.0 60.0"))
        #expect(harness.minY("next") == 68)
        return harness.frame(of: "small")
      }
      #expect(await places(nil)?.origin == CGPoint(x: 40, y: 25))
      #expect(await places(nil, .leading)?.origin == CGPoint(x: 0, y: 25))
      #expect(await places(.topTrailing)?.origin == CGPoint(x: 80, y: 0))
      #expect(await places(.bottomLeading)?.origin == CGPoint(x: 0, y: 50))
    }

    private struct Sections: View {
      @ObservedObject var m: ScrollModel

      var body: some View {
        ScrollView {
          LazyVGrid(columns: [GridItem(.fixed(90)), GridItem(.fixed(90)), GridItem(.fixed(90))], spacing: 10) {
            Section {
              ForEach(m.items, id: \.self) { n in Color.red.frame(height: 20).aid("c\(n)") }
            } header: {
              Color.blue.frame(height: 30).aid("head")
            } footer: {
              Color.green.frame(height: 10).aid("foot")
            }
            Section { ForEach(100..<102, id: \.self) { n in Color.red.frame(height: 20).aid("c\(n)") } }
          }
        }
      }
    }

    @Test(arguments: [false, true])
    func `B16.48ab cells fill lines from the leading end, sections begin new ones, and headers span all columns`(_ isMirrored: Bool) async {
      let m = ScrollModel()
      m.items = [0, 1, 2, 3]
      let harness = await mount(Sections(m: m).environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight), size: window)
      func column(_ n: Int) -> Int {
        let x = harness.minX("c\(n)")
        return Int(((isMirrored ? 300 - x - 90 : x) - 7) / 98)
      }
      #expect([0, 1, 2, 3].map(column) == [0, 1, 2, 0])
      #expect(harness.frame(of: "head")?.width == 300 || harness.frame(of: "head")?.width == 286)
      #expect(harness.minY("c0") == 40)
      #expect(harness.minY("c3") == 70)
      #expect(harness.minY("foot") == 100)
      #expect([100, 101].map(column) == [0, 1])
      #expect(harness.minY("c100") == 120)
      await harness.turn { m.items = [3, 0, 1, 2, 4, 5, 6] }
      #expect([3, 0, 1, 2, 4, 5, 6].map(column) == [0, 1, 2, 0, 1, 2, 0])
      #expect(harness.minY("c6") == 100)
      #expect(harness.minY("foot") == 130)
    }

    @Test func `B16.49ab a line is made as a whole, and lines are estimated`() async {
      let harness = await mount(
        ScrollView {
          LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible()), GridItem(.flexible())], spacing: 0) {
            ForEach(0..<301, id: \.self) { ScrollRow(n: $0) }
          }
          .aid("grid")
        }, size: window)
      #expect(Log.take().filter { $0.hasPrefix("b") } == (0..<12).map { "b\($0)" })
      #expect(harness.frame(of: "grid")?.height == 5_050)
      await harness.wheel(50)
      #expect(Log.take().filter { $0.hasPrefix("b") } == (12..<15).map { "b\($0)" })
      for _ in 0..<3 { await harness.wheel(1e6) }
      #expect(harness.maxY("r300") == 200)
      #expect(harness.minX("r300") == 0)
    }

    @Test func `B16.50 a horizontal grid is the mirror of all this`() async {
      let rows = [GridItem(.fixed(40), spacing: 20, alignment: .bottom), GridItem(.flexible()), GridItem(.fixed(30))]
      let harness = await mount(
        ScrollView(.horizontal) {
          LazyHGrid(rows: rows, alignment: .top, spacing: 5) {
            ForEach(0..<300, id: \.self) { n in
              let _ = Log.add("b\(n)")
              Color.red.frame(width: n == 1 ? 90 : 60, height: n % 3 == 0 ? 10 : nil).aid("c\(n)")
            }
          }
          .aid("grid")
        }, size: window)
      #expect(harness.frame(of: "c0") == CGRect(x: 15, y: 30, width: 60, height: 10))
      #expect(harness.frame(of: "c1") == CGRect(x: 0, y: 60, width: 90, height: 102))
      #expect(harness.frame(of: "c2")?.minY == 170)
      #expect(harness.minX("c3") == 95)
      #expect(Log.take().count <= 15)
      await harness.wheel(at: CGPoint(x: 100, y: 100), by: CGSize(width: 1e6, height: 0))
      await harness.wheel(at: CGPoint(x: 100, y: 100), by: CGSize(width: 1e6, height: 0))
      #expect(harness.frame(of: "c299")?.maxX == 300)
      let short = await mount(
        LazyHGrid(rows: [GridItem(.fixed(46)), GridItem(.fixed(46))], alignment: .bottom) {
          ForEach(0..<3, id: \.self) { n in Color.red.frame(width: 20).aid("c\(n)") }
        },
        size: window)
      #expect((0..<3).map { short.minY("c\($0)") } == [100, 154, 100])
      #expect(short.minX("c2") == short.minX("c0") + 28)
    }
  }
}
