import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Which rows of a lazy stack are made, and where they stand: B16.02–B16.14.
  @MainActor
  struct LazyPlacementRules {
    private let window = CGSize(width: 200, height: 200)

    /// The numbers of the rows whose bodies ran since the last look.
    private func made() -> [Int] { Log.take().compactMap { $0.hasPrefix("b") ? Int($0.dropFirst()) : nil } }

    private struct Reader<Content: View>: View {
      @ObservedObject var m: ScrollModel
      var axes: Axis.Set = .vertical
      var anchor: UnitPoint = .top
      @ViewBuilder let content: (ScrollModel) -> Content

      var body: some View {
        ScrollViewReader { proxy in
          ScrollView(axes) { content(m) }.onChange(of: m.id) { if let id = m.id { proxy.scrollTo(id, anchor: anchor) } }
        }
      }
    }

    @Test func `B16.01bc B16.02ab rows fill the viewport from the first one, and from the row that was scrolled to`() async {
      let m = ScrollModel()
      let harness = await mount(Reader(m: m) { _ in LazyRowStack(count: 1_000) }, size: window)
      #expect(made() == [0, 1, 2, 3])
      await harness.turn { m.id = 500 }
      #expect(harness.minY("r500") == 0)
      #expect(made() == [500, 501, 502, 503])
      await harness.turn { m.id = 999 }
      #expect(harness.maxY("r999") == 200)
      #expect(Set(made()).isSubset(of: Set(990...999)), "the gap above the last row is filled upwards")
      #expect(harness.minY("r996") == 0)
    }

    @Test func `B16.02ab rows that become shorter are followed by others, and at the end there are others above`() async {
      let m = ScrollModel()
      let harness = await mount(
        Reader(m: m, anchor: .bottom) { m in
          LazyVStack(spacing: 0) { ForEach(0..<100, id: \.self) { ScrollRow(n: $0, length: m.n == 0 ? 50 : 20) } }
        }, size: window)
      _ = made()
      await harness.turn { m.n = 1 }
      #expect((4..<10).allSatisfy { harness.frame(of: "r\($0)") != nil })
      await harness.turn { m.n = 0 }
      await harness.turn { m.id = 99 }
      #expect(harness.maxY("r99") == 200)
      await harness.turn { m.n = 1 }
      #expect(harness.maxY("r99") == 200)
      #expect((90..<99).allSatisfy { harness.frame(of: "r\($0)") != nil })
    }

    @Test func `B16.11a a scroll by more than the visible length moves rows by its distance`() async {
      let rows = LazyVStack(spacing: 0) { ForEach(0..<100, id: \.self) { ScrollRow(n: $0, length: $0 < 10 ? 20 : 120) } }
      let harness = await mount(ScrollView { rows }, size: window)
      await harness.wheel(450)
      #expect(harness.minY("r12") == -10)
      await harness.wheel(-330)
      #expect(harness.minY("r10") == 80)
      #expect(harness.minY("r9") == 60)
    }

    @Test func `B15.50 a lazy stack stays at its bottom when its rows and the viewport change their lengths together`() async {
      let rows = LazyVStack(spacing: 0) { ForEach(0..<5, id: \.self) { Color.gray.containerRelativeFrame(.vertical).aid("r\($0)") } }
      let harness = await mount(ScrollView { rows }.defaultScrollAnchor(.bottom), size: CGSize(width: 200, height: 700))
      #expect(harness.minY("r4") == 0)
      for height in [500.0, 600, 200, 700] {
        harness.resize(to: CGSize(width: height, height: height))
        await harness.settle()
        #expect(harness.minY("r4") == 0 && harness.maxY("r4") == height)
      }
    }

    @Test func `B16.03ac the viewport is that of the scroll view along the axis, and without one the window`() async {
      _ = await mount(ScrollView { LazyRowStack() }.frame(height: 100), size: window)
      #expect(made() == [0, 1])
      _ = await mount(LazyRowStack().frame(maxHeight: .infinity, alignment: .top), size: window)
      #expect(made().count <= 10)
      _ = await mount(ScrollView(.horizontal) { LazyRowStack() }.frame(height: 100), size: window)
      let crossed = made().count
      #expect(crossed <= 10)
      let header = await mount(
        ScrollView {
          Color.red.frame(height: 120)
          LazyRowStack()
        }, size: window)
      #expect(made() == [0, 1])
      await header.wheel(100)
      #expect(made() == [2, 3])
    }

    @Test func `B16.03b what bars lie over counts as seen`() async {
      let harness = await mount(
        ScrollView { LazyRowStack() }.safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 50).opacity(0.5) }
          .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 50).opacity(0.5) }, size: window)
      #expect(harness.minY("r0") == 50)
      #expect(made() == [0, 1, 2])
      await harness.wheel(50)
      #expect(harness.minY("r0") == 0)
      #expect(harness.frame(of: "r3") != nil)
      await harness.wheel(10)
      #expect(harness.minY("r0") == -10, "a row behind the bar is still there")
    }

    @Test func `B16.04 effects do not make rows seen, and do not hide them`() async {
      let harness = await mount(
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<100, id: \.self) { n in
              ScrollRow(n: n).offset(y: n == 10 ? -400 : 0).scaleEffect(n == 5 ? 20 : 1).rotationEffect(.degrees(n == 6 ? 90 : 0))
            }
          }
        }, size: window)
      #expect(made() == [0, 1, 2, 3])
      await harness.wheel(500)
      #expect(harness.frame(of: "r10") != nil)
      let away = await mount(
        ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100, id: \.self) { ScrollRow(n: $0).offset(y: -3_000) } } }, size: window)
      #expect(made() == [0, 1, 2, 3])
      #expect(away.runtimeIssues == [])
    }

    private struct Proposed: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        MainActor.assumeIsolated { Log.add("\(proposal.width.map { "\($0)" } ?? "nil") \(proposal.height.map { "\($0)" } ?? "nil")") }
        return CGSize(width: 30, height: 30)
      }

      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }

    @Test(arguments: [
      (HorizontalAlignment.leading, 0.0, 170.0), (.center, 85, 85), (.trailing, 170, 0),
    ])
    func `B16.05ac rows are proposed the width and no height, and are aligned across`(
      _ alignment: HorizontalAlignment, _ x: Double, _ mirrored: Double
    ) async {
      let stack = ScrollView {
        LazyVStack(alignment: alignment, spacing: 0) { ForEach(0..<3, id: \.self) { n in Proposed {}.aid("p\(n)") } }
      }
      var harness = await mount(stack, size: window)
      #expect(Set(Log.take()) == ["200.0 nil"])
      #expect((0..<3).allSatisfy { harness.minX("p\($0)") == x })
      harness = await mount(stack.environment(\.layoutDirection, .rightToLeft), size: window)
      #expect((0..<3).allSatisfy { harness.minX("p\($0)") == mirrored })
    }

    @Test(arguments: [(VerticalAlignment.top, 0.0), (.center, 85), (.bottom, 170)])
    func `B16.05bc rows of a horizontal stack are proposed the height and no width`(_ alignment: VerticalAlignment, _ y: Double) async {
      let harness = await mount(
        ScrollView(.horizontal) {
          LazyHStack(alignment: alignment, spacing: 0) { ForEach(0..<3, id: \.self) { n in Proposed {}.aid("p\(n)") } }
        }, size: window)
      #expect(Set(Log.take()) == ["nil 200.0"])
      #expect((0..<3).allSatisfy { harness.minY("p\($0)") == y })
      #expect(harness.minX("p2") == 60)
    }

    @Test func `B16.07ab across a stack takes what it is proposed, and the length of its first row where that is nothing`() async {
      func height(_ heights: [CGFloat], in frame: CGFloat? = nil) async -> (CGFloat?, [CGFloat?]) {
        let harness = await mount(
          ScrollView {
            ScrollView(.horizontal) {
              LazyHStack(spacing: 0) {
                ForEach(heights.indices, id: \.self) { n in
                  Color.red.frame(width: 50).frame(idealHeight: heights[n], maxHeight: heights[n]).aid("c\(n)")
                }
              }
              .aid("stack")
            }
            .frame(height: frame)
          }, size: window)
        return (harness.frame(of: "stack")?.height, heights.indices.map { harness.frame(of: "c\($0)")?.height })
      }
      let first = await height([60, 120])
      #expect(first.0 == 60)
      #expect(first.1 == [60, 60], "a longer one is proposed that length")
      #expect(await height([60, 20]).1 == [60, 20])
      #expect(await height([60, 120], in: 90).0 == 90)
      #expect(await height([]).0 == 0)
      let vertical = await mount(
        ScrollView(.horizontal) {
          LazyVStack(spacing: 0) { ForEach([70, 150], id: \.self) { Color.red.frame(width: $0, height: 20) } }.aid("v")
        },
        size: window)
      #expect(vertical.frame(of: "v")?.width == 70)
    }

    private struct Sized: View {
      @ObservedObject var m: ScrollModel
      let lengths: (Int) -> CGFloat

      var body: some View {
        ScrollView { LazyVStack(spacing: 0) { ForEach(m.items, id: \.self) { ScrollRow(n: $0, length: lengths($0)) } }.aid("stack") }
          .onScrollGeometryChange(for: Int.self) {
            Int($0.contentSize.height)
          } action: {
            Log.add("size \($1)")
          }
      }
    }

    @Test func `B16.09ab the length is never estimated from nothing, and none without rows`() async {
      let m = ScrollModel()
      m.items = []
      let harness = await mount(Sized(m: m) { _ in 40 }, size: window)
      #expect(harness.frame(of: "stack")?.height == 0)
      _ = Log.take()
      await harness.turn { m.items = Array(0..<100) }
      #expect(Log.take().filter { $0.hasPrefix("size") } == ["size 4000"])
      await harness.turn { m.items = [] }
      #expect(harness.frame(of: "stack")?.height == 0)
      await harness.turn { m.items = [7] }
      #expect(harness.frame(of: "stack")?.height == 40)
      let still = await mount(Sized(m: m) { _ in 40 }, size: CGSize(width: 200, height: 0))
      #expect(still.runtimeIssues == [])
    }

    @Test func `B16.13 rows in sight keep their places while the estimates of the whole change`() async {
      let m = ScrollModel()
      let harness = await mount(Sized(m: m) { CGFloat(20 + $0 % 7 * 30) }, size: window)
      var sizes: Set<String> = []
      for _ in 0..<12 {
        let before = (0..<100).reduce(into: [Int: CGFloat]()) { $0[$1] = harness.frame(of: "r\($1)")?.minY }
        await harness.wheel(90)
        sizes.formUnion(Log.take().filter { $0.hasPrefix("size") })
        for (n, y) in before { if let now = harness.frame(of: "r\(n)")?.minY { #expect(abs(now - y + 90) < 0.01, "row \(n)") } }
      }
      #expect(sizes.count > 3)
    }

    @Test func `B16.14 rows stand eight points apart, also beside text, unless the stack says else`() async {
      func gaps(_ stack: some View, _ axes: Axis.Set = .vertical) async -> [CGFloat] {
        let harness = await mount(ScrollView(axes) { stack }, size: window)
        return (1..<4).map {
          axes == .vertical
            ? harness.minY("c\($0)") - harness.maxY("c\($0 - 1)") : harness.minX("c\($0)") - (harness.frame(of: "c\($0 - 1)")?.maxX ?? 0)
        }
      }
      @ViewBuilder func rows() -> some View {
        Text("text").aid("c0")
        Color.red.frame(width: 20, height: 20).aid("c1")
        Text("text").aid("c2")
        Text("more").aid("c3")
      }
      #expect(await gaps(LazyVStack { rows() }) == [8, 8, 8])
      #expect(await gaps(LazyHStack { rows() }, .horizontal) == [8, 8, 8])
      #expect(await gaps(LazyVStack(spacing: 3) { rows() }) == [3, 3, 3])
      #expect(await gaps(LazyVStack(spacing: 0) { rows() }) == [0, 0, 0])
    }
  }
}
