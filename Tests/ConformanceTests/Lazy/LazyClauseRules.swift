import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Lengths that are known, order of rows and searches of lazy containers, clause by clause.
  @MainActor
  struct LazyClauseRules {
    private let window = CGSize(width: 200, height: 200)

    private func made() -> [Int] { Log.take().compactMap { $0.hasPrefix("b") ? Int($0.dropFirst()) : nil } }

    private struct Rows: View {
      @ObservedObject var m: ScrollModel
      var length: (Int, Int) -> CGFloat

      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(m.items, id: \.self) { ScrollRow(n: $0, length: length($0, m.n)) } }.aid("stack")
        }
      }
    }

    private func many(_ count: Int = 100) -> ScrollModel {
      let m = ScrollModel()
      m.items = Array(0..<count)
      return m
    }

    @Test func `B16.01a a lazy stack centres its rows, eight apart, and pins nothing`() async {
      func frames(_ stack: some View, _ axes: Axis.Set) async -> [CGRect?] {
        let harness = await mount(ScrollView(axes) { stack }, size: window)
        if axes == .vertical { await harness.wheel(4) }
        return [harness.frame(of: "c0"), harness.frame(of: "c1")]
      }
      @ViewBuilder func rows() -> some View {
        Section {
          Color.red.frame(width: 20, height: 20).aid("c1")
          Color.red.frame(width: 200, height: 900)
        } header: {
          Color.red.frame(width: 20, height: 20).aid("c0")
        }
      }
      #expect(
        await frames(LazyVStack { rows() }, .vertical) == [
          CGRect(x: 90, y: -4, width: 20, height: 20), CGRect(x: 90, y: 24, width: 20, height: 20),
        ])
      #expect(
        await frames(LazyHStack { rows() }, .horizontal) == [
          CGRect(x: 0, y: 90, width: 20, height: 20), CGRect(x: 28, y: 90, width: 20, height: 20),
        ])
    }

    @Test func `B16.08b the length of a row is known while its id exists`() async {
      let m = many()
      let harness = await mount(Rows(m: m) { n, _ in n < 4 ? 50 : 100 }, size: window)
      func extent() -> CGFloat? { harness.frame(of: "stack")?.height }
      #expect(extent() == 5_000)
      await harness.wheel(200)
      // Four rows of 50 and two of 100 are known.
      let mean: CGFloat = 400 / 6
      #expect(abs((extent() ?? 0) - (400 + 94 * mean)) < 0.01)
      // The first two are gone, and with them their lengths. Two of 50 and three of 100 are known.
      await harness.turn { m.items.removeFirst(2) }
      #expect(harness.frame(of: "r6") != nil && harness.frame(of: "r7") == nil)
      #expect(abs((extent() ?? 0) - (400 + 93 * 80)) < 0.01)
    }

    @Test func `B16.08c B16.11b another width forgets the lengths of rows that are out of sight, and leaves the top-most row`() async {
      let harness = await mount(Rows(m: many()) { n, _ in n < 20 ? 50 : 100 }, size: window)
      await harness.wheel(1_000)
      #expect(harness.minY("r20") == 0)
      harness.resize(to: CGSize(width: 180, height: 200))
      await harness.settle()
      #expect(harness.minY("r20") == 0)
      #expect(harness.frame(of: "stack")?.height == 10_000)
    }

    @Test func `B16.10 a row out of sight that would have another length keeps its old one in the sum`() async {
      let m = many()
      let harness = await mount(Rows(m: m) { n, level in n == 0 && level > 0 ? 90 : 50 }, size: window)
      await harness.wheel(1_000)
      await harness.turn { m.n = 1 }
      #expect(harness.frame(of: "stack")?.height == 5_000)
      for _ in 0..<3 { await harness.wheel(-1e6) }
      #expect(harness.minY("r1") == 90)
      #expect(harness.frame(of: "stack").map { $0.height > 5_039 } == true)
    }

    @Test func `B16.20bc a stack is one row that is made whole, and each row is made by the body of its element`() async {
      struct Element: View {
        let n: Int

        var body: some View {
          let _ = Log.add("e\(n)")
          VStack(spacing: 0) { ForEach(0..<10, id: \.self) { ScrollRow(n: n * 10 + $0, length: 30) } }
        }
      }
      let harness = await mount(
        ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100, id: \.self) { Element(n: $0) } } }, size: window)
      let lines = Log.take()
      #expect(lines.filter { $0.hasPrefix("e") } == ["e0"])
      #expect(lines.filter { $0.hasPrefix("b") } == (0..<10).map { "b\($0)" })
      await harness.wheel(150)
      #expect(Log.take().filter { $0.hasPrefix("e") || $0.hasPrefix("b") } == ["e1"] + (10..<20).map { "b\($0)" })
    }

    @Test func `B16.25c the row after a top-most row that is removed takes its place`() async {
      let m = many()
      let harness = await mount(Rows(m: m) { _, _ in 50 }, size: window)
      await harness.wheel(500)
      #expect(harness.minY("r10") == 0)
      await harness.turn { m.items.removeAll { $0 == 10 } }
      #expect(harness.minY("r11") == 0)
      await harness.turn { m.items.removeAll { (11...13).contains($0) } }
      #expect(harness.minY("r14") == 0)
    }

    private struct Named: View {
      @ObservedObject var m: ScrollModel
      let count: Int

      var body: some View {
        ScrollViewReader { proxy in
          ScrollView { LazyVStack(spacing: 0) { ForEach(0..<count, id: \.self) { ScrollRow(n: $0).id("x\($0)") } } }
            .onChange(of: m.n) { proxy.scrollTo("x\(m.n)", anchor: .top) }
        }
      }
    }

    @Test func `B16.28e of more rows than can be looked at the first thousand are`() async {
      let m = ScrollModel()
      let harness = await mount(Named(m: m, count: 70_000), size: window)
      await harness.turn { m.n = 900 }
      await harness.advance(by: 1)
      #expect(harness.minY("r900") == 0)
      await harness.turn { m.n = 1_500 }
      await harness.advance(by: 1)
      #expect(harness.minY("r900") == 0)
      #expect(harness.runtimeIssues == [])
    }

    private struct Inner: View {
      @ObservedObject var m: ScrollModel

      var body: some View {
        ScrollViewReader { proxy in
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<50, id: \.self) { line in
                ScrollView(.horizontal) {
                  LazyHStack(spacing: 0) { ForEach(0..<10, id: \.self) { Color.gray.frame(width: 50, height: 50).id("x\(line) \($0)") } }
                }
                .aid("r\(line)")
              }
            }
          }
          .onChange(of: m.n) { proxy.scrollTo("x30 2", anchor: .top) }
        }
      }
    }

    @Test func `B16.28f an id in a scroll view of a row that is not made is not found`() async {
      let m = ScrollModel()
      let harness = await mount(Inner(m: m), size: window)
      await harness.turn { m.n += 1 }
      await harness.advance(by: 1)
      #expect(harness.minY("r0") == 0)
    }

    @Test func `B16.30b rows that were seen long ago are not kept`() async {
      var texts: [Int] = []
      for count in [1_000, 100_000] {
        let harness = await mount(ScrollView { LazyRowStack(count: count) }, size: window)
        for _ in 0..<120 { await harness.wheel(200) }
        await harness.wheel(-200)
        texts.append(harness.counters.bodiesByType["ScrollRow"] ?? 0)
        // A row that was seen long ago is made anew.
        _ = Log.take()
        for _ in 0..<3 { await harness.wheel(-1e6) }
        #expect(made().contains(0))
      }
      #expect(texts[0] == texts[1])
    }

    @Test(arguments: [1, 7, 40])
    func `B16.42b the number of adaptive columns does not depend on the number of cells`(_ count: Int) async {
      let harness = await mount(
        ScrollView {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 50))]) {
            ForEach(0..<count, id: \.self) { n in Color.red.frame(height: 20).aid("c\(n)") }
          }
        }, size: window)
      let width: CGFloat = 184 / 3
      #expect(harness.frame(of: "c0").map { abs($0.minX) < 0.01 && abs($0.width - width) < 0.01 } == true)
    }
  }
}
