import RivuletTesting
import SwiftUI
import Testing

/// Rows below each other, made as they are to be seen.
struct LazyRowStack: View {
  var count = 1_000

  var body: some View {
    LazyVStack(spacing: 0) { ForEach(0..<count, id: \.self) { ScrollRow(n: $0) } }
  }
}

extension EnvironmentValues {
  @Entry var level = 0
}

extension Conformance {
  /// The scenarios of C13.
  @MainActor
  struct LazyScenarios {
    private let window = CGSize(width: 200, height: 200)

    private func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

    @Test func `S255 B16.01bc B16.15a B16.16ab rows come and go`() async {
      let harness = await mount(ScrollView { LazyRowStack() }, size: window)
      #expect(Log.take() == ["b0", "b1", "b2", "b3", "+0", "+1", "+2", "+3"])
      await harness.wheel(100)
      #expect(Log.take() == ["b4", "b5", "+4", "+5", "-0", "-1"])
      #expect(harness.minY("r2") == 0)
      await harness.wheel(-100)
      #expect(Log.take() == ["+0", "+1", "-4", "-5"])
      #expect(harness.minY("r0") == 0)
    }

    @Test func `S256 B16.08a estimated extent`() async {
      let harness = await mount(
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(0..<100, id: \.self) { ScrollRow(n: $0, length: $0 < 5 ? 20 : 40) } }
        }
        .onScrollGeometryChange(for: Int.self) {
          Int($0.contentSize.height)
        } action: {
          Log.add("\($1)")
        },
        size: CGSize(width: 200, height: 100))
      #expect(Log.take().last { !$0.hasPrefix("+") && !$0.hasPrefix("-") && Int($0) != nil } == "2000")
      await harness.wheel(at: at(100, 50), by: CGSize(width: 0, height: 100))
      #expect(Log.take().last { !$0.hasPrefix("+") && !$0.hasPrefix("-") && Int($0) != nil } == "2750")
      #expect(harness.minY("r5") == 0)
    }

    @Test func `S258 B16.07b a horizontal lazy row is as high as its first view`() async {
      let harness = await mount(
        ScrollView {
          ScrollView(.horizontal) {
            LazyHStack(spacing: 0) {
              Color.red.frame(width: 50, height: 60)
              Color.blue.frame(width: 50, height: 120)
            }.aid("h")
          }
        }, size: window)
      #expect(harness.frame(of: "h")?.height == 60)
    }

    private struct Tally: View {
      let n: Int
      @State private var c = 0

      var body: some View { Button("\(n): \(c)") { c += 1 }.frame(height: 50) }
    }

    @Test func `S259 B4.18 B16.18bd how long the state of a row lives`() async throws {
      let harness = await mount(
        ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1_000, id: \.self) { Tally(n: $0) } } }, size: window)
      try await harness.tap("0: 0")
      #expect(harness.texts.contains("0: 1"))
      await harness.wheel(5_000)
      #expect(!harness.texts.contains("0: 1"))
      await harness.wheel(-5_000)
      #expect(harness.texts.contains("0: 1"))
      await harness.wheel(5_000)
      for _ in 0..<70 { await harness.wheel(1) }
      await harness.wheel(-1e6)
      #expect(harness.texts.contains("0: 0"))
    }

    private func uneven(_ n: Int) -> CGFloat { 20 + CGFloat((n * 37) % 61) }

    private struct Uneven: View {
      @ObservedObject var m: ScrollModel
      let length: (Int) -> CGFloat

      var body: some View {
        ScrollViewReader { proxy in
          ScrollView {
            LazyVStack(spacing: 3) { ForEach(0..<500, id: \.self) { ScrollRow(n: $0, length: length($0)) } }
          }
          .onChange(of: m.id) { if let id = m.id { proxy.scrollTo(id, anchor: .top) } }
        }
      }
    }

    @Test func `S261 B16.11a B16.12ab the top is exact`() async {
      let m = ScrollModel()
      let harness = await mount(Uneven(m: m, length: uneven), size: window)
      await harness.turn { m.id = 400 }
      #expect(abs(harness.minY("r400")) < 0.01)
      var wrong: [String] = []
      for step in 0..<600 {
        let before = (0..<500).reduce(into: [Int: CGFloat]()) { $0[$1] = harness.frame(of: "r\($1)")?.minY }
        await harness.wheel(-70)
        if harness.frame(of: "r0")?.minY == 0 { break }
        for (row, y) in before {
          if let now = harness.frame(of: "r\(row)")?.minY, abs(now - y - 70) > 0.01 { wrong.append("\(step): r\(row) \(now - y)") }
        }
      }
      #expect(wrong == [])
      #expect(harness.minY("r0") == 0)
      #expect(harness.minY("r1") == harness.maxY("r0") + 3)
      for _ in 0..<10 { await harness.wheel(1e7) }
      #expect(abs(harness.maxY("r499") - 200) < 1e-6)
    }

    private struct Growing: View {
      @ObservedObject var m: ScrollModel

      var body: some View {
        ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100, id: \.self) { ScrollRow(n: $0, length: m.n == 0 ? 50 : 80) } } }
      }
    }

    @Test func `S262 B16.11c the top-most row stays when lengths change`() async {
      let m = ScrollModel()
      let harness = await mount(Growing(m: m), size: window)
      await harness.wheel(500)
      #expect(harness.minY("r10") == 0)
      await harness.turn { m.n = 1 }
      #expect(harness.minY("r10") == 0)
      #expect(harness.minY("r11") == 80)
      for _ in 0..<5 { await harness.wheel(-1e6) }
      #expect(harness.minY("r0") == 0)
      #expect(harness.minY("r1") == 80)
    }

    private struct Maybe: View {
      let n: Int
      @Environment(\.level) var level

      var body: some View {
        let _ = Log.add("m\(n)")
        if n % 2 == 0 || level > 0 { ScrollRow(n: n) }
      }
    }

    private struct Leveled: View {
      @ObservedObject var m: ScrollModel

      var body: some View {
        ScrollView { LazyVStack(spacing: 10) { ForEach(0..<100, id: \.self) { Maybe(n: $0) } } }.environment(\.level, m.n)
      }
    }

    @Test func `S264 B16.21bc an element with a changing number of views`() async {
      let m = ScrollModel()
      let harness = await mount(Leveled(m: m), size: window)
      #expect(harness.minY("r0") == 0)
      #expect(harness.minY("r2") == 60)
      #expect(harness.minY("r4") == 120)
      #expect(harness.frame(of: "r1") == nil)
      await harness.wheel(1_200)
      #expect(harness.minY("r40") == 0)
      _ = Log.take()
      await harness.turn { m.n = 1 }
      #expect(Log.take().contains("m0"))
      #expect(harness.minY("r40") == 0)
    }

    private struct Sections: View {
      let pinned: PinnedScrollableViews

      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0, pinnedViews: pinned) {
            ForEach(0..<3, id: \.self) { s in
              Section {
                ForEach(0..<4, id: \.self) { ScrollRow(n: s * 4 + $0) }
              } header: {
                Color.blue.frame(height: 20).aid("h\(s)")
              }
            }
          }
        }
      }
    }

    @Test func `S265 B16.34ab pinned headers`() async {
      var harness = await mount(Sections(pinned: [.sectionHeaders]), size: window)
      #expect(harness.minY("h0") == 0)
      #expect(harness.minY("r0") == 20)
      await harness.wheel(100)
      #expect(harness.minY("h0") == 0)
      #expect(harness.minY("r2") == 20)
      await harness.wheel(110)
      #expect(harness.minY("h0") == -10)
      #expect(harness.minY("h1") == 10)
      await harness.wheel(20)
      #expect(harness.minY("h1") == 0)
      #expect(harness.frame(of: "h0") == nil)
      harness = await mount(Sections(pinned: []), size: window)
      await harness.wheel(100)
      #expect(harness.frame(of: "h0") == nil)
    }

    @Test func `S267 B16.41ab B16.46 a grid of capped tracks`() async {
      let columns = [GridItem(.flexible(maximum: 60)), GridItem(.flexible()), GridItem(.flexible(maximum: 80))]
      let harness = await mount(
        LazyVGrid(columns: columns) { ForEach(0..<3, id: \.self) { n in Color.red.frame(height: 20).aid("c\(n)") } }.frame(width: 280),
        size: CGSize(width: 280, height: 200))
      #expect((0..<3).map { harness.frame(of: "c\($0)")?.width } == [60, 102, 80])
      #expect((0..<3).map { harness.minX("c\($0)") } == [11, 79, 189])
    }

    @Test func `S268 B16.41b B16.44a B16.45 a grid that overflows is placed with its own width`() async {
      let columns = [GridItem(.flexible(minimum: 100)), GridItem(.flexible(minimum: 180))]
      let harness = await mount(
        LazyVGrid(columns: columns) { ForEach(0..<2, id: \.self) { n in Color.red.frame(height: 20).aid("c\(n)") } }.aid("g")
          .frame(width: 300), size: CGSize(width: 400, height: 200))
      #expect(harness.frame(of: "g")?.width == 334)
      #expect((0..<2).map { harness.frame(of: "c\($0)")?.width } == [163, 180])
    }

    private struct Bound: View {
      @ObservedObject var m: ScrollModel
      let isBound: Bool

      var body: some View {
        let scroll = ScrollView { LazyVStack(spacing: 0) { ForEach(m.items, id: \.self) { ScrollRow(n: $0) } }.scrollTargetLayout() }
        if isBound { scroll.scrollPosition(id: $m.id, anchor: .top) } else { scroll }
      }
    }

    @Test func `S270 B16.25ab insertion above`() async {
      let m = ScrollModel()
      var harness = await mount(Bound(m: m, isBound: false), size: window)
      await harness.wheel(500)
      await harness.turn { m.items.insert(contentsOf: [-2, -1], at: 0) }
      #expect(harness.minY("r8") == 0)
      let bound = ScrollModel()
      harness = await mount(Bound(m: bound, isBound: true), size: window)
      await harness.turn { bound.id = 10 }
      #expect(harness.minY("r10") == 0)
      _ = Log.take()
      await harness.turn { bound.items.insert(contentsOf: [-2, -1], at: 0) }
      #expect(harness.minY("r10") == 0)
      #expect(!Log.take().contains("b-1"))
    }

    private struct Reader: View {
      @ObservedObject var m: ScrollModel
      let count: Int
      var anchor: UnitPoint?

      var body: some View {
        ScrollViewReader { proxy in
          ScrollView { LazyRowStack(count: count) }.onChange(of: m.id) { if let id = m.id { proxy.scrollTo(id, anchor: anchor) } }
        }
      }
    }

    @Test func `S271 B16.30a a million rows`() async {
      var rules: [Int] = []
      for count in [1_000, 1_000_000] {
        let m = ScrollModel()
        let harness = await mount(Reader(m: m, count: count, anchor: .top), size: window)
        #expect(harness.counters.bodiesByType["ScrollRow"] == 4)
        await harness.turn { m.id = count - 1 }
        #expect(abs(harness.maxY("r\(count - 1)") - 200) < 0.01)
        #expect(harness.counters.bodiesByType["ScrollRow"] ?? 0 <= 16)
        harness.resetCounters()
        await harness.wheel(-50)
        #expect(harness.counters.bodiesByType["ScrollRow"] ?? 0 <= 3)
        rules.append(harness.counters.rules)
      }
      #expect(rules[0] == rules[1])
    }

    private struct SumKey: PreferenceKey {
      static var defaultValue: Int { 0 }
      static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }

    @Test func `subviews of another view are one row of a lazy container`() async {
      let harness = await mount(
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(subviews: ForEach(0..<20, id: \.self) { ScrollRow(n: $0) }) { $0 } }
        }, size: window)
      #expect(Log.take().filter { $0.hasPrefix("b") }.count == 20)
      #expect(harness.minY("r0") == 0)
    }

    @Test func `B16.06b rows without a length are made a part at a time, and that is reported once`() async {
      let harness = await mount(
        ScrollView { LazyVStack(spacing: 0) { ForEach(0..<4_500, id: \.self) { ScrollRow(n: $0, length: 0) } } }, size: window)
      #expect(harness.runtimeIssues.filter { $0.message.contains("lazy container") }.count == 1)
      #expect(harness.frames.count >= 3)
      #expect(Log.take().filter { $0.hasPrefix("b") }.count == 4_500)
    }

    @Test func `B16.06a a first row without a length does not lead to the end`() async {
      let harness = await mount(
        ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1_000, id: \.self) { ScrollRow(n: $0, length: $0 == 0 ? 0 : 50) } } },
        size: window)
      #expect(Log.take().filter { $0.hasPrefix("b") } == ["b0", "b1", "b2", "b3", "b4"])
      #expect(harness.minY("r1") == 0)
    }

    private struct Pairs: View {
      @ObservedObject var m: ScrollModel

      var body: some View {
        ScrollViewReader { proxy in
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<1_000, id: \.self) { n in
                ScrollRow(n: 2 * n)
                ScrollRow(n: 2 * n + 1)
              }
            }
          }
          .onChange(of: m.id) { if let id = m.id { proxy.scrollTo(id, anchor: .top) } }
        }
      }
    }

    @Test func `B16.20a B16.28a each of several views of an element is a row, found by the id of the element`() async {
      let m = ScrollModel()
      let harness = await mount(Pairs(m: m), size: window)
      #expect(Log.take().filter { $0.hasPrefix("b") } == ["b0", "b1", "b2", "b3"])
      await harness.turn { m.id = 500 }
      #expect(harness.minY("r1000") == 0)
      #expect(harness.minY("r1001") == 50)
      // Elements whose rows were out of sight for long are made anew.
      for _ in 0..<70 { await harness.wheel(1) }
      await harness.wheel(-1e7)
      _ = Log.take()
      await harness.wheel(50)
      #expect(harness.minY("r1") == 0)
      #expect(Log.take().contains("b4"))
    }

    @Test func `S273 B16.15b B16.17ac prefetch`() async {
      let harness = await mount(ScrollView { LazyRowStack() }, size: window)
      _ = Log.take()
      func follow(_ frames: Int, by step: CGFloat, from start: CGFloat, at frame: inout Int) async -> [(frame: Int, line: String)] {
        var lines: [(frame: Int, line: String)] = []
        for n in 1...frames {
          await harness.move(to: at(100, start + CGFloat(n) * step))
          await harness.advance(by: 1.0 / 60)
          frame += 1
          lines += Log.take().map { (frame, $0) }
        }
        return lines
      }
      await harness.down(at: at(100, 190))
      var frame = 0
      let lines = await follow(30, by: -3, from: 190, at: &frame)
      func moment(_ line: String) -> Int? { lines.first { $0.line == line }?.frame }
      let made = lines.compactMap { $0.line.hasPrefix("b") ? Int($0.line.dropFirst()) : nil }
      // It has moved by 80 points: rows 4 and 5 are in sight, and there is one for each half of the viewport beyond.
      #expect(made == Array(4...7))
      for n in made where n > 4 {
        guard let shown = moment("+\(n)"), let built = moment("b\(n)") else { continue }
        #expect(built < shown, "row \(n)")
      }
      #expect(Set(lines.map(\.frame)).allSatisfy { frame in lines.filter { $0.frame == frame && $0.line.hasPrefix("b") }.count <= 2 })
      #expect(moment("+5") != nil && moment("+6") == nil && moment("+7") == nil)
      await harness.advance(by: 1)
      #expect(Log.take() == [])
      let back = await follow(20, by: 3, from: 100, at: &frame)
      #expect(back.allSatisfy { !$0.line.hasPrefix("b") && $0.line != "-6" && $0.line != "-7" })
      await harness.up()
      await harness.advance(by: 2)
      #expect(harness.runtimeIssues == [])
    }

    @Test func `B16.17b a row that was made ahead has its state and its task from when it appears`() async {
      struct Acting: View {
        let n: Int
        @State private var start = "none"

        var body: some View {
          Text("\(n) \(start)").frame(height: 50).onAppear { start = "shown" }.task { Log.add("task \(n)") }
        }
      }
      let harness = await mount(
        ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100, id: \.self) { Acting(n: $0) } } }, size: window)
      await harness.settle()
      _ = Log.take()
      await harness.down(at: at(100, 190))
      for n in 1...20 {
        await harness.move(to: at(100, 190 - CGFloat(n) * 3))
        await harness.advance(by: 1.0 / 60)
      }
      await harness.settle()
      #expect(Set(Log.take()) == ["task 4"])
      #expect(harness.texts.contains("4 shown"))
      await harness.up()
    }

    @Test func `S274 B16.27ab preferences of rows that are not there`() async {
      let harness = await mount(
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(0..<1_000, id: \.self) { n in ScrollRow(n: n).preference(key: SumKey.self, value: n) } }
        }
        .onPreferenceChange(SumKey.self) { Log.add("sum \($0)") }, size: window)
      #expect(Log.take().last { $0.hasPrefix("sum") } == "sum 6")
      await harness.wheel(100)
      #expect(Log.take().last { $0.hasPrefix("sum") } == "sum 14")
    }
  }
}
