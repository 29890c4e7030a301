import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// What lazy containers know of their data, and what they do when these change: B16.21–B16.31.
  @MainActor
  struct LazyDataRules {
    private let window = CGSize(width: 200, height: 200)

    private func made() -> [Int] { Log.take().compactMap { $0.hasPrefix("b") ? Int($0.dropFirst()) : nil } }

    private struct Rows<Row: View>: View {
      @ObservedObject var m: ScrollModel
      var spacing: CGFloat = 0
      @ViewBuilder let row: (Int) -> Row

      var body: some View {
        ScrollViewReader { proxy in
          ScrollView { LazyVStack(spacing: spacing) { ForEach(m.items, id: \.self) { row($0) } } }
            .onChange(of: m.id) { if let id = m.id { proxy.scrollTo(id, anchor: .top) } }
        }
        .environment(\.level, m.n)
      }
    }

    private func many(_ count: Int = 1_000) -> ScrollModel {
      let m = ScrollModel()
      m.items = Array(0..<count)
      return m
    }

    private struct Leveled: View {
      let n: Int
      let most: Int
      @Environment(\.level) private var level

      var body: some View {
        let _ = Log.add("b\(n)")
        if n % 2 == 0 || level >= most { Color.gray.frame(height: 50).aid("r\(n)") }
      }
    }

    private struct Counted: View {
      let n: Int
      @State private var c = 0

      var body: some View {
        let _ = Log.add("b\(n)")
        if n >= 0 { Button("\(n): \(c)") { c += 1 }.frame(height: 50).aid("r\(n)") }
      }
    }

    @Test func `B16.21a B16.28c elements of a constant number of rows are not made to find others`() async {
      func beforeTarget(@ViewBuilder _ row: @escaping (Int) -> some View) async -> Int {
        let m = many()
        let harness = await mount(Rows(m: m) { row($0) }, size: window)
        _ = Log.take()
        await harness.turn { m.id = 500 }
        #expect(harness.minY("r500") == 0)
        return made().filter { $0 < 490 }.count
      }
      #expect(await beforeTarget { ScrollRow(n: $0) } == 0)
      #expect(await beforeTarget { n in VStack { if n % 2 == 0 { ScrollRow(n: n) } else { ScrollRow(n: n) } } } == 0)
      #expect(
        await beforeTarget { n in
          Group {
            ScrollRow(n: n)
            Color.red.frame(height: 1)
          }
        } == 0)
      #expect(await beforeTarget { n in if n >= 0 { ScrollRow(n: n) } } == 0, "the number is made to count, the row inside is not")
    }

    @Test func `B16.21b elements whose number of rows depends on them are made up to the one that is sought, and stay`() async throws {
      let m = many(200)
      let harness = await mount(Rows(m: m) { Counted(n: $0) }, size: window)
      try await harness.tap("0: 0")
      _ = Log.take()
      await harness.turn { m.id = 100 }
      #expect(harness.minY("r100") == 0)
      #expect(Set(made()).isSuperset(of: Set(5..<100)))
      for _ in 0..<70 { await harness.wheel(1) }
      for _ in 0..<3 { await harness.wheel(-1e6) }
      #expect(harness.minY("r0") == 0)
    }

    @Test func `B16.21c rows that come and go above the viewport by what surrounds them leave the rows in sight`() async {
      let m = many(100)
      let harness = await mount(Rows(m: m) { Leveled(n: $0, most: 1) }, size: window)
      await harness.wheel(1_000)
      #expect(harness.minY("r40") == 0)
      await harness.turn { m.n = 1 }
      #expect(harness.minY("r40") == 0)
      #expect(harness.minY("r41") == 50)
      await harness.turn { m.n = 0 }
      #expect(harness.minY("r40") == 0)
      #expect(harness.minY("r42") == 50)
      for _ in 0..<5 { await harness.wheel(-1e6) }
      #expect(harness.minY("r0") == 0)
      #expect(harness.minY("r2") == 50)
    }

    @Test func `B16.20c B16.22 two branches of one view each are one row`() async {
      let m = many()
      let harness = await mount(
        Rows(m: m) { n in
          if n % 3 == 0 { ScrollRow(n: n) } else { ScrollRow(n: n, length: 20) }
        }, size: window)
      _ = Log.take()
      await harness.turn { m.id = 900 }
      #expect(harness.minY("r900") == 0)
      #expect(made().allSatisfy { $0 >= 890 })
      await harness.turn { m.items.removeFirst(300) }
      #expect(harness.frame(of: "r900") != nil || harness.frame(of: "r999") != nil)
    }

    @Test func `B16.23 an element without rows takes no room and no spacing`() async {
      let m = many(100)
      let harness = await mount(Rows(m: m, spacing: 10) { n in if n % 5 == 0 { ScrollRow(n: n) } }, size: window)
      #expect((0..<4).map { harness.minY("r\($0 * 5)") } == [0, 60, 120, 180])
      await harness.wheel(180)
      #expect(harness.minY("r15") == 0)
      #expect(harness.minY("r20") == 60)
      let nothing = await mount(Rows(m: many(50), spacing: 10) { n in if n < 0 { ScrollRow(n: n) } }, size: window)
      #expect(nothing.runtimeIssues == [])
      let first = await mount(Rows(m: many(50), spacing: 10) { n in if n > 2 { ScrollRow(n: n) } }, size: window)
      #expect(first.minY("r3") == 0)
    }

    private struct Looked: RandomAccessCollection {
      var items: [Int]
      var startIndex: Int { 0 }
      var endIndex: Int { items.count }

      subscript(_ index: Int) -> Int {
        MainActor.assumeIsolated { Log.add("look \(index)") }
        return items[index]
      }
    }

    private struct LookedRows: View {
      @ObservedObject var m: ScrollModel
      var body: some View { ScrollView { LazyVStack(spacing: 0) { ForEach(Looked(items: m.items), id: \.self) { ScrollRow(n: $0) } } } }
    }

    @Test func `B16.24 new data are looked at only where rows are, and only rows in sight are evaluated again`() async {
      let m = many(100_000)
      let harness = await mount(LookedRows(m: m), size: window)
      #expect(Log.take().filter { $0.hasPrefix("look") }.count < 50)
      await harness.wheel(2_000)
      _ = Log.take()
      await harness.turn { m.items.append(-1) }
      let lines = Log.take()
      #expect(lines.filter { $0.hasPrefix("look") }.count < 500)
      #expect(lines.filter { $0.hasPrefix("b") } == [], "equal rows are not evaluated")
      await harness.turn { m.items.insert(contentsOf: [-2, -3, -4], at: 0) }
      #expect(Log.take().filter { $0.hasPrefix("look") }.count < 2_000)
      #expect(harness.runtimeIssues == [])
    }

    private struct Moves: View {
      @ObservedObject var m: ScrollModel

      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(m.items, id: \.self) { n in Color.gray.frame(height: 50).transition(.opacity).aid("r\(n)") } }
        }
      }
    }

    @Test func `B16.26ab rows in sight come, go and move by the animation of the change`() async throws {
      let m = many(100)
      let harness = await mount(Moves(m: m), size: window)
      func y(_ n: Int) -> Double { harness.presented("r\(n)", .y) ?? .nan }
      await harness.turn { withAnimation(.linear(duration: 1)) { m.items.insert(-1, at: 1) } }
      await harness.advance(by: 0.5)
      #expect(abs(y(1) - 75) < 2)
      await harness.advance(by: 1)
      #expect(y(1) == 100)
      await harness.turn { withAnimation(.linear(duration: 1)) { m.items.removeAll { $0 == -1 } } }
      await harness.advance(by: 0.5)
      #expect(abs(y(1) - 75) < 2)
      await harness.advance(by: 1)
      await harness.turn { withAnimation(.linear(duration: 1)) { m.items.swapAt(0, 2) } }
      await harness.advance(by: 0.5)
      #expect(abs(y(0) - 50) < 2 && abs(y(2) - 50) < 2)
      await harness.advance(by: 1)
      await harness.turn { m.items.swapAt(0, 1) }
      #expect(y(m.items[0]) == 0 && y(m.items[1]) == 50, "without an animation at once")
      // Row 60 has never been seen: it comes from where it is estimated, below the viewport.
      await harness.turn { withAnimation(.linear(duration: 1)) { m.items.move(fromOffsets: [60], toOffset: 1) } }
      await harness.advance(by: 0.5)
      #expect(harness.frame(of: "r60")?.minY == 50)
      await harness.advance(by: 1)
      #expect(y(60) == 50)
    }

    private struct Arrivals: View {
      @ObservedObject var m: ScrollModel
      let isHidden: Bool

      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(m.items, id: \.self) { n in
              if !isHidden || n != m.n { Color.gray.frame(height: 50).transition(.move(edge: .leading)).aid("r\(n)") }
            }
          }
        }
      }
    }

    @Test(arguments: [false, true])
    func `B16.26a a row that comes in sight comes by its transition`(isHidden: Bool) async throws {
      let m = many(100)
      m.n = 2
      let harness = await mount(Arrivals(m: m, isHidden: isHidden), size: window)
      await harness.turn { withAnimation(.linear(duration: 1)) { if isHidden { m.n = -1 } else { m.items.insert(-1, at: 1) } } }
      let row = isHidden ? "r2" : "r-1"
      #expect(harness.presented(row, .offsetX).map { $0 < -190 } == true)
      await harness.advance(by: 0.5)
      #expect(harness.presented(row, .offsetX).map { abs($0 + 100) < 8 } == true)
      await harness.advance(by: 1)
      #expect(harness.presented(row, .offsetX) == 0)
      // Rows that are scrolled into sight were there before.
      await harness.wheel(400)
      #expect(harness.presented("r9", .offsetX) == 0)
    }

    private struct Uneven: View {
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<60, id: \.self) { n in Color.gray.frame(height: n < 8 || n >= 52 ? 25 : 60).aid("r\(n)") }
          }
        }
      }
    }

    @Test func `B16.11a a scroll by exactly what is seen moves the rows at the edge by that much`() async throws {
      let harness = await mount(Uneven(), size: window)
      await harness.wheel(10_000)
      #expect(harness.frame(of: "r52")?.minY == 0)
      await harness.wheel(-200)
      #expect(harness.frame(of: "r51")?.maxY == 200)
      #expect(harness.frame(of: "r49")?.minY == 20)
      await harness.wheel(200)
      #expect(harness.frame(of: "r52")?.minY == 0)
    }

    @Test func `B16.12b where exactly what was seen is removed at the end, the rows before it are seen`() async throws {
      let m = many(100)
      let harness = await mount(Moves(m: m), size: window)
      await harness.wheel(10_000)
      #expect(harness.frame(of: "r99")?.maxY == 200)
      await harness.turn { m.items.removeLast(4) }
      #expect(harness.frame(of: "r95")?.maxY == 200)
      #expect(harness.runtimeIssues == [])
    }

    private struct Sentinels: View {
      let count: Int
      let isAtEnd: Bool

      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            if !isAtEnd { Color.clear.frame(height: 0).onAppear { Log.add("sentinel") } }
            ForEach(0..<count, id: \.self) { _ in Color.gray.frame(height: 50) }
            if isAtEnd { Color.clear.frame(height: 0).onAppear { Log.add("sentinel") } }
          }
        }
      }
    }

    @Test func `a row without a length appears when its place is in sight`() async {
      _ = Log.take()
      _ = await mount(Sentinels(count: 100, isAtEnd: false), size: window)
      #expect(Log.take() == ["sentinel"])
      let harness = await mount(Sentinels(count: 100, isAtEnd: true), size: window)
      #expect(Log.take() == [])
      await harness.wheel(100_000)
      #expect(Log.take() == ["sentinel"])
    }

    @Test func `B16.29ab a scroll to a far row makes only rows around it, and ends where the anchor says`() async {
      struct Uneven: View {
        @ObservedObject var m: ScrollModel
        let anchor: UnitPoint?
        let isAnimated: Bool

        var body: some View {
          ScrollViewReader { proxy in
            ScrollView {
              LazyVStack(spacing: 2) { ForEach(0..<1_000, id: \.self) { ScrollRow(n: $0, length: 20 + CGFloat($0 * 37 % 61)) } }
            }
            .onChange(of: m.id) {
              guard let id = m.id else { return }
              withAnimation(isAnimated ? .linear(duration: 1) : nil) { proxy.scrollTo(id, anchor: anchor) }
            }
          }
        }
      }
      for isAnimated in [false, true] {
        for (anchor, place) in [(UnitPoint.top, 0.0), (.center, 0.5), (.bottom, 1), (UnitPoint(x: 0, y: 0.25), 0.25)] {
          let m = ScrollModel()
          let harness = await mount(Uneven(m: m, anchor: anchor, isAnimated: isAnimated), size: window)
          _ = Log.take()
          await harness.turn { m.id = 700 }
          if isAnimated { await harness.advance(by: 1.5) }
          let row = harness.frame(of: "r700") ?? .zero
          #expect(abs(row.minY + row.height * place - 200 * place) < 0.01, "\(anchor) \(isAnimated)")
          let made = made()
          if !isAnimated { #expect(made.count < 25) } else { #expect(made.count < 700) }
        }
      }
    }

    @Test func `B16.31 ranges and data of random access are not copied`() async {
      struct Ranged: View {
        @ObservedObject var m: ScrollModel
        var body: some View { ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1_000_000_000) { ScrollRow(n: $0 + m.n) } } } }
      }
      let m = ScrollModel()
      let harness = await mount(Ranged(m: m), size: window)
      #expect(made() == [0, 1, 2, 3])
      await harness.turn { m.n = 5 }
      #expect(made() == [5, 6, 7, 8])
      let looked = many(1_000_000)
      _ = await mount(LookedRows(m: looked), size: window)
      #expect(Log.take().filter { $0.hasPrefix("look") }.count < 50)
    }
  }
}
