import RivuletTesting
import SwiftUI
import Testing

extension View {
  /// Names a view for the harness.
  func aid(_ name: String) -> some View { accessibilityIdentifier(name) }
}

/// A row of known length that reports its life (C.10).
struct ScrollRow: View {
  let n: Int
  var length: CGFloat = 50

  var body: some View {
    let _ = Log.add("b\(n)")
    Color.gray.frame(height: length).onAppear { Log.add("+\(n)") }.onDisappear { Log.add("-\(n)") }.aid("r\(n)")
  }
}

/// Rows below each other, all of which exist.
struct RowStack: View {
  var count = 100

  var body: some View {
    VStack(spacing: 0) { ForEach(0..<count, id: \.self) { ScrollRow(n: $0) } }
  }
}

@MainActor
final class ScrollModel: ObservableObject {
  @Published var n = 0
  @Published var id: Int?
  @Published var items = Array(0..<100)
}

extension ViewHarness {
  /// Releases with velocity 0.
  func calmDrag(_ a: CGPoint, _ b: CGPoint) async {
    await down(at: a)
    await move(to: b, duration: 0.5)
    await advance(by: 0.2)
    await up()
  }

  func wheel(_ dy: CGFloat) async { await wheel(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: dy)) }

  func minY(_ name: String) -> CGFloat { frame(of: name)?.minY ?? .nan }
  func minX(_ name: String) -> CGFloat { frame(of: name)?.minX ?? .nan }
  func maxY(_ name: String) -> CGFloat { frame(of: name)?.maxY ?? .nan }
}

extension Conformance {
  /// The scenarios of C12.
  @MainActor
  struct ScrollScenarios {
    private let window = CGSize(width: 200, height: 200)
    private let tall = CGSize(width: 200, height: 300)

    private func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

    @Test func `S231 B15.01ab B15.02ab B15.03ab B15.05ab proposal and size`() async {
      var harness = await mount(ScrollView { Color.red.aid("c") }.aid("s"), size: tall)
      #expect(harness.frame(of: "s") == CGRect(x: 0, y: 0, width: 200, height: 300))
      #expect(harness.frame(of: "c") == CGRect(x: 0, y: 0, width: 200, height: 10))
      harness = await mount(ScrollView { Color.red.frame(width: 50, height: 50).aid("c") }.aid("s"), size: tall)
      #expect(harness.frame(of: "s") == CGRect(x: 75, y: 0, width: 50, height: 300))
      #expect(harness.frame(of: "c") == CGRect(x: 75, y: 0, width: 50, height: 50))
      harness = await mount(ScrollView(.horizontal) { Color.red.frame(width: 50, height: 50).aid("c") }.aid("s"), size: tall)
      #expect(harness.frame(of: "s") == CGRect(x: 0, y: 125, width: 200, height: 50))
      #expect(harness.frame(of: "c") == CGRect(x: 0, y: 125, width: 50, height: 50))
    }

    @Test func `S232 B15.04a implicit stack`() async {
      let harness = await mount(
        ScrollView {
          Color.red.frame(width: 50, height: 50).aid("a")
          Color.blue.frame(width: 30, height: 50).aid("b")
        }, size: window)
      #expect(harness.frame(of: "a") == CGRect(x: 75, y: 0, width: 50, height: 50))
      #expect(harness.frame(of: "b") == CGRect(x: 85, y: 58, width: 30, height: 50))
    }

    @Test func `S234 B15.10b B15.13b momentum`() async {
      let harness = await mount(ScrollView { RowStack() }, size: window)
      await harness.drag(from: at(100, 180), to: at(100, 80), duration: 0.1)
      var last = harness.minY("r0")
      for _ in 0..<60 {
        await harness.advance(by: 1.0 / 60)
        #expect(harness.minY("r0") <= last)
        last = harness.minY("r0")
      }
      await harness.advance(by: 5)
      #expect(abs(harness.minY("r0") + 589.5) < 589.5 * 0.05)
      last = harness.minY("r0")
      await harness.advance(by: 1)
      #expect(harness.minY("r0") == last)
      // A press stops it at once.
      await harness.drag(from: at(100, 180), to: at(100, 80), duration: 0.1)
      await harness.advance(by: 0.2)
      await harness.down(at: at(100, 100))
      last = harness.minY("r0")
      await harness.advance(by: 0.5)
      #expect(harness.minY("r0") == last)
    }

    @Test func `S235 B15.14ab B15.15bc bounce, and basedOnSize`() async {
      var harness = await mount(ScrollView { RowStack() }, size: window)
      await harness.down(at: at(100, 50))
      await harness.move(to: at(100, 150), duration: 0.5)
      #expect(abs(harness.minY("r0") - 39.7) <= 0.5)
      await harness.up()
      await harness.advance(by: 1.5)
      #expect(harness.minY("r0") == 0)
      harness = await mount(ScrollView { ScrollRow(n: 0) }.scrollBounceBehavior(.basedOnSize), size: window)
      await harness.down(at: at(100, 20))
      await harness.move(to: at(100, 120), duration: 0.5)
      #expect(harness.minY("r0") == 0)
      harness = await mount(ScrollView { ScrollRow(n: 0) }, size: window)
      await harness.down(at: at(100, 20))
      await harness.move(to: at(100, 120), duration: 0.5)
      #expect(harness.minY("r0") > 10)
    }

    private struct Reader: View {
      @ObservedObject var m: ScrollModel
      var anchor: UnitPoint?
      var animation: Animation?

      var body: some View {
        ScrollViewReader { p in
          ScrollView { RowStack() }
            .onScrollPhaseChange { Log.add("\($0)>\($1)") }
            .onChange(of: m.id) {
              if let id = m.id { withAnimation(animation) { p.scrollTo(id, anchor: anchor) } }
            }
        }
      }
    }

    @Test func `S237 B15.33e B15.34ab B15.35 scrollTo and anchors`() async {
      let m = ScrollModel()
      var harness = await mount(Reader(m: m, anchor: .top), size: window)
      await harness.turn { m.id = 10 }
      #expect(harness.minY("r10") == 0)
      await harness.turn { m.id = 99 }
      #expect(harness.maxY("r99") == 200)
      await harness.turn { m.id = 1_000 }
      #expect(harness.maxY("r99") == 200)
      m.id = nil
      harness = await mount(Reader(m: m, anchor: .bottom), size: window)
      await harness.turn { m.id = 10 }
      #expect(harness.maxY("r10") == 200)
      m.id = nil
      harness = await mount(Reader(m: m, anchor: .center), size: window)
      await harness.turn { m.id = 10 }
      #expect(harness.frame(of: "r10")?.midY == 100)
      m.id = nil
      harness = await mount(Reader(m: m), size: window)
      await harness.turn { m.id = 10 }
      #expect(harness.maxY("r10") == 200)
      await harness.turn { m.id = 9 }
      #expect(harness.maxY("r10") == 200)
      await harness.turn { m.id = 2 }
      #expect(harness.minY("r2") == 0)
    }

    @Test func `S238 B15.29d B15.30a B15.36ab animated scrollTo, phases`() async {
      let m = ScrollModel()
      let harness = await mount(Reader(m: m, anchor: .top, animation: .linear(duration: 1)), size: window)
      _ = Log.take()
      await harness.turn { m.id = 20 }
      #expect(harness.presented("r0", .y) == 0)
      await harness.advance(by: 0.5)
      #expect(abs((harness.presented("r0", .y) ?? 0) + 500) < 17)
      await harness.advance(by: 0.5)
      #expect(abs((harness.presented("r0", .y) ?? 0) + 1_000) < 17)
      await harness.advance(by: 0.1)
      #expect(harness.minY("r0") == -1_000)
      #expect(Log.take() == ["idle>animating", "animating>idle"])
      let other = ScrollModel()
      let still = await mount(Reader(m: other, anchor: .top), size: window)
      _ = Log.take()
      await still.turn { other.id = 5 }
      #expect(still.minY("r5") == 0)
      #expect(Log.take() == [])
    }

    private struct Position: View {
      @ObservedObject var m: ScrollModel
      var anchor: UnitPoint?

      var body: some View {
        ScrollView { VStack(spacing: 0) { ForEach(m.items, id: \.self) { ScrollRow(n: $0) } }.scrollTargetLayout() }
          .scrollPosition(id: $m.id, anchor: anchor)
          .overlay(Text(m.id.map { "\($0)" } ?? "none").allowsHitTesting(false))
      }
    }

    @Test func `S240 B15.41ad B15.43a scrollPosition of an id`() async {
      let m = ScrollModel()
      var harness = await mount(Position(m: m), size: window)
      #expect(harness.texts == ["none"])
      await harness.calmDrag(at(100, 150), at(100, 40))
      #expect(harness.texts == ["2"])
      await harness.turn { m.id = 10 }
      #expect(harness.maxY("r10") == 200)
      let top = ScrollModel()
      harness = await mount(Position(m: top, anchor: .top), size: window)
      await harness.turn { top.id = 10 }
      #expect(harness.minY("r10") == 0)
      await harness.turn { top.items.insert(contentsOf: [-2, -1], at: 0) }
      #expect(harness.minY("r10") == 0)
      await harness.turn { top.items.swapAt(0, 50) }
      #expect(harness.minY("r10") == 0)
    }

    @Test func `S241 B15.46ab paging`() async {
      let harness = await mount(
        ScrollView(.horizontal) {
          HStack(spacing: 0) { ForEach(0..<5, id: \.self) { n in Color.gray.frame(width: 200, height: 200).aid("p\(n)") } }
        }
        .scrollTargetBehavior(.paging), size: window)
      await harness.calmDrag(at(180, 100), at(50, 100))
      await harness.advance(by: 2)
      #expect(harness.minX("p1") == 0)
      await harness.calmDrag(at(120, 100), at(60, 100))
      await harness.advance(by: 2)
      #expect(harness.minX("p1") == 0)
      await harness.drag(from: at(190, 100), to: at(10, 100), duration: 0.1)
      await harness.advance(by: 3)
      #expect(harness.minX("p2") == 0)
    }

    private struct Step: ScrollTargetBehavior {
      func updateTarget(_ t: inout ScrollTarget, context: TargetContext) { t.rect.origin.y = (t.rect.minY / 70).rounded() * 70 }
    }

    @Test func `S243 B15.45a a behaviour of the app's own`() async {
      let harness = await mount(ScrollView { RowStack() }.scrollTargetBehavior(Step()), size: window)
      await harness.calmDrag(at(100, 150), at(100, 40))
      await harness.advance(by: 2)
      #expect(harness.minY("r0") == -70)
    }

    @Test func `S244 B15.18ab scrollDisabled`() async {
      let m = ScrollModel()
      var harness = await mount(Reader(m: m, anchor: .top).scrollDisabled(true), size: window)
      await harness.calmDrag(at(100, 150), at(100, 40))
      await harness.wheel(50)
      #expect(harness.minY("r0") == 0)
      await harness.turn { m.id = 10 }
      #expect(harness.minY("r10") == 0)
      harness = await mount(Reader(m: ScrollModel()).scrollDisabled(false).scrollDisabled(true), size: window)
      await harness.wheel(50)
      #expect(harness.minY("r0") == 0)
    }

    private struct Bars: View {
      let edge: VerticalEdge

      var body: some View {
        ScrollView { RowStack(count: 10) }.safeAreaInset(edge: edge, spacing: 0) { Color.blue.frame(height: 50).aid("bar") }
      }
    }

    @Test func `S246 B15.07b B15.22abd safeAreaInset`() async {
      var harness = await mount(Bars(edge: .bottom), size: window)
      #expect(harness.frame(of: "bar") == CGRect(x: 0, y: 150, width: 200, height: 50))
      #expect(harness.minY("r0") == 0)
      #expect(harness.minY("r3") == 150)
      await harness.wheel(2_000)
      #expect(harness.maxY("r9") == 150)
      harness = await mount(Bars(edge: .top), size: window)
      #expect(harness.minY("r0") == 50)
    }

    @Test func `S247 B15.27ab B15.28ab geometry changes are filtered`() async {
      var harness = await mount(
        ScrollView { RowStack() }
          .onScrollGeometryChange(for: Bool.self) {
            $0.contentOffset.y > 100
          } action: {
            Log.add("\($0)>\($1)")
          }, size: window)
      #expect(Log.take().filter { $0.contains(">") } == ["false>false"])
      await harness.wheel(60)
      #expect(Log.take() == [])
      await harness.wheel(60)
      #expect(Log.take() == ["false>true"])
      await harness.wheel(60)
      #expect(Log.take() == [])
      await harness.wheel(-100)
      #expect(Log.take() == ["true>false"])
      harness = await mount(
        VStack(spacing: 0) {
          ScrollView { RowStack() }
          ScrollView { RowStack() }
        }
        .onScrollGeometryChange(for: CGFloat.self) {
          $0.contentOffset.y
        } action: {
          Log.add("\($1)")
        }, size: window)
      _ = Log.take()
      await harness.wheel(at: at(100, 150), by: CGSize(width: 0, height: 40))
      #expect(Log.take() == [])
      await harness.wheel(at: at(100, 50), by: CGSize(width: 0, height: 40))
      #expect(Log.take() == ["40.0"])
      #expect(harness.runtimeIssues.map(\.kind) == [.ambiguousScrollView])
    }

    @Test func `S249 B15.31ab visibility`() async {
      let harness = await mount(
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<100, id: \.self) { n in
              if n == 3 || n == 4 {
                ScrollRow(n: n).onScrollVisibilityChange { Log.add("\(n) \($0)") }
              } else {
                ScrollRow(n: n)
              }
            }
          }
        }, size: window)
      #expect(Log.take().filter { $0.contains(" ") } == ["3 true"])
      await harness.wheel(60)
      #expect(Log.take() == ["4 true"])
      await harness.wheel(120)
      #expect(Log.take() == ["3 false"])
      await harness.wheel(-30)
      #expect(Log.take() == ["3 true"])
    }

    @Test func `S250 B15.19ab nested, perpendicular`() async {
      let harness = await mount(
        ScrollView {
          VStack(spacing: 0) {
            ScrollView(.horizontal) {
              HStack(spacing: 0) { ForEach(0..<10, id: \.self) { n in Color.gray.frame(width: 100, height: 100).aid("box\(n)") } }
            }
            .aid("first")
            RowStack()
          }
        }, size: window)
      await harness.calmDrag(at(100, 80), at(100, 20))
      #expect(harness.minY("first") == -50)
      #expect(harness.minX("box0") == 0)
      await harness.calmDrag(at(150, 30), at(40, 30))
      #expect(harness.minX("box0") == -100)
      #expect(harness.minY("first") == -50)
    }

    private actor Gate {
      private var isOpen = false
      private var waiting: [CheckedContinuation<Void, Never>] = []

      func wait() async {
        if isOpen { return }
        await withCheckedContinuation { waiting.append($0) }
      }

      func open() {
        isOpen = true
        for continuation in waiting { continuation.resume() }
        waiting = []
      }
    }

    @Test func `S252 B15.53bcde refreshable`() async throws {
      let gate = Gate()
      let harness = await mount(
        ScrollView { RowStack() }.refreshable {
          await MainActor.run { Log.add("start") }
          await gate.wait()
          await MainActor.run { Log.add("end") }
        }, size: window)
      _ = Log.take()
      await harness.calmDrag(at(100, 20), at(100, 60))
      await harness.advance(by: 1)
      #expect(Log.take() == [])
      await harness.calmDrag(at(100, 20), at(100, 150))
      await harness.advance(by: 1)
      try await harness.wait(timeout: .seconds(600)) { Log.count > 0 }
      #expect(Log.take() == ["start"])
      #expect(abs(harness.minY("r0") - 50) < 0.01)
      await harness.calmDrag(at(100, 70), at(100, 190))
      await harness.advance(by: 1)
      #expect(Log.take() == [])
      await gate.open()
      try await harness.wait(timeout: .seconds(600)) { Log.count > 0 }
      await harness.advance(by: 1)
      #expect(Log.take() == ["end"])
      #expect(harness.minY("r0") == 0)
    }

    private struct Shrinking: View {
      @ObservedObject var m: ScrollModel

      var body: some View {
        ScrollView { VStack(spacing: 0) { ForEach(m.items, id: \.self) { ScrollRow(n: $0) } } }
      }
    }

    @Test func `S253 B15.51b the content shrinks`() async {
      let m = ScrollModel()
      let harness = await mount(Shrinking(m: m), size: window)
      await harness.wheel(1_000)
      await harness.turn { m.items = Array(0..<5) }
      #expect(harness.maxY("r4") == 200)
      #expect(harness.minY("r0") == -50)
      await harness.turn { m.items = Array(0..<100) }
      #expect(harness.minY("r0") == -50)
    }
  }
}
