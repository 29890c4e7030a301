import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Switching scrolling off, hearing of it, and where it goes: B15.18, B15.27, B15.34, B15.35, B15.46.
  @MainActor
  struct ScrollAnchorRules {
    private let window = CGSize(width: 200, height: 200)

    private func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

    private struct Enabled: View {
      @Environment(\.isScrollEnabled) private var isEnabled
      var body: some View { Text(isEnabled ? "scrolls" : "still") }
    }

    private struct Switched: View {
      @ObservedObject var m: ScrollModel
      var inner = false

      var body: some View {
        ScrollViewReader { proxy in
          VStack(spacing: 0) {
            ScrollView { RowStack() }.scrollDisabled(inner ? false : m.n == 1)
            Enabled().frame(height: 20)
          }
          .onChange(of: m.id) { if let id = m.id { proxy.scrollTo(id, anchor: .top) } }
        }
        .scrollDisabled(m.n == 1)
      }
    }

    @Test(arguments: [Idiom.phone, .desktop], [false, true])
    func `B15.18abc people cannot scroll where that is disabled, whatever is said inside, and the app can`(
      _ idiom: Idiom, _ inner: Bool
    ) async {
      let m = ScrollModel()
      let harness = await shown(Switched(m: m, inner: inner), idiom, size: window)
      #expect(harness.texts == ["scrolls"])
      await harness.wheel(50)
      #expect(harness.minY("r1") == 0)
      await harness.turn { m.n = 1 }
      #expect(harness.texts == ["still"])
      await harness.wheel(50)
      await harness.calmDrag(at(100, 150), at(100, 40))
      #expect(harness.minY("r1") == 0)
      await harness.turn { m.id = 10 }
      #expect(harness.minY("r10") == 0)
      await harness.turn { m.n = 0 }
      await harness.wheel(50)
      #expect(harness.minY("r11") == 0)
    }

    @Test func `B15.18a lists and both axes are switched off too, and a scroll that goes on ends`() async {
      var harness = await mount(
        List(0..<100, id: \.self) { n in Text("\(n)").aid("t\(n)") }.scrollDisabled(true), size: CGSize(width: 390, height: 400))
      let start = harness.minY("t0")
      await harness.wheel(100)
      #expect(harness.minY("t0") == start)
      harness = await mount(
        ScrollView([.horizontal, .vertical]) { Color.red.frame(width: 900, height: 900).aid("c") }.scrollDisabled(true), size: window)
      let corner = harness.frame(of: "c")?.origin
      await harness.calmDrag(at(150, 150), at(20, 20))
      #expect(harness.frame(of: "c")?.origin == corner)
      let m = ScrollModel()
      harness = await mount(Switched(m: m), size: window)
      await harness.down(at: at(100, 150))
      await harness.move(to: at(100, 100), duration: 0.2)
      let y = harness.minY("r0")
      #expect(y < 0)
      await harness.turn { m.n = 1 }
      await harness.move(to: at(100, 20), duration: 0.2)
      await harness.up()
      await harness.advance(by: 2)
      #expect(harness.minY("r0") == y)
    }

    private struct Heard: View {
      @ObservedObject var m: ScrollModel

      var body: some View {
        ScrollView { Color.red.frame(height: m.n == 0 ? 1_000 : 500) }
          .onScrollGeometryChange(for: [Int].self) { geometry in
            Log.add("of")
            return [Int(geometry.contentOffset.y / 100), Int(geometry.contentSize.height), Int(geometry.containerSize.height)]
          } action: { old, new in
            Log.add("\(old)>\(new)")
          }
      }
    }

    @Test func `B15.27ab the action runs once at first, and then when the result differs, with both results`() async {
      let m = ScrollModel()
      let harness = await mount(Heard(m: m), size: window)
      #expect(Log.take().filter { $0 != "of" } == ["[0, 1000, 200]>[0, 1000, 200]"])
      await harness.wheel(99)
      let lines = Log.take()
      #expect(lines.contains("of") && !lines.contains { $0.contains(">") })
      await harness.wheel(1)
      #expect(Log.take().filter { $0 != "of" } == ["[0, 1000, 200]>[1, 1000, 200]"])
      await harness.turn { m.n = 1 }
      #expect(Log.take().filter { $0 != "of" } == ["[1, 1000, 200]>[1, 500, 200]"])
      harness.resize(to: CGSize(width: 200, height: 300))
      await harness.settle()
      #expect(Log.take().last { $0 != "of" } == "[1, 500, 200]>[1, 500, 300]")
      await harness.wheel(0)
      await harness.advance(by: 1)
      #expect(Log.take().filter { $0 != "of" } == [])
    }

    private struct Target: View {
      @ObservedObject var m: ScrollModel
      let anchor: UnitPoint?
      var axis = Axis.Set.vertical
      var inset: CGFloat = 0
      var lengths: (Int) -> CGFloat = { _ in 50 }

      var body: some View {
        ScrollViewReader { proxy in
          ScrollView(axis) {
            let layout = axis == .vertical ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
            layout {
              ForEach(0..<40, id: \.self) { n in
                Color.red.frame(width: axis == .vertical ? 50 : lengths(n), height: axis == .vertical ? lengths(n) : 50).aid("r\(n)")
              }
            }
          }
          .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: axis == .vertical ? inset : 0) }
          .onChange(of: m.id) { if let id = m.id { proxy.scrollTo(id, anchor: anchor) } }
        }
      }
    }

    @Test(arguments: [0.0, 0.25, 0.5, 1])
    func `B15.34b a point of the view meets the same point of the viewport, inside of what bars cover`(_ share: Double) async {
      for inset in [0.0, 60] {
        let m = ScrollModel()
        let harness = await mount(Target(m: m, anchor: UnitPoint(x: 0.5, y: share), inset: inset) { $0 == 20 ? 80 : 50 }, size: window)
        await harness.turn { m.id = 20 }
        let row = harness.frame(of: "r20") ?? .zero
        #expect(abs(row.minY + row.height * share - (inset + (200 - inset) * share)) < 0.01, "\(inset)")
      }
    }

    @Test(arguments: [false, true])
    func `B15.34b a horizontal scroll view aligns along its axis, in both directions of writing`(_ isMirrored: Bool) async {
      for (anchor, share) in [(UnitPoint.leading, 0.0), (.center, 0.5), (.trailing, 1)] {
        let m = ScrollModel()
        let harness = await shown(Target(m: m, anchor: anchor, axis: .horizontal), size: window, isMirrored: isMirrored)
        await harness.turn { m.id = 20 }
        let row = harness.frame(of: "r20") ?? .zero
        let start = isMirrored ? 200 - row.maxX : row.minX
        #expect(abs(start - 150 * share) < 0.01, "\(anchor)")
      }
    }

    @Test func `B15.34a without an anchor a view is shown by the least movement, and not at all if it is seen`() async {
      let m = ScrollModel()
      let harness = await mount(Target(m: m, anchor: nil, inset: 50) { $0 == 30 ? 400 : 50 }, size: window)
      await harness.turn { m.id = 2 }
      #expect(harness.minY("r0") == 50, "it is seen")
      await harness.turn { m.id = 3 }
      #expect(harness.maxY("r3") == 200)
      await harness.turn { m.id = 1 }
      #expect(harness.maxY("r3") == 200)
      await harness.turn { m.id = 0 }
      #expect(harness.minY("r0") == 50)
      await harness.turn { m.id = 30 }
      #expect(harness.minY("r30") == 50, "what is too long begins at the start")
    }

    @Test func `B15.35 the ends of the content are not passed`() async {
      for (id, anchor, row, edge) in [
        (39, UnitPoint.top, "r39", 200), (38, .center, "r39", 200), (0, .bottom, "r0", 50), (1, .center, "r0", 50),
      ] as [(Int, UnitPoint, String, CGFloat)] {
        let m = ScrollModel()
        let harness = await mount(Target(m: m, anchor: anchor), size: window)
        await harness.turn { m.id = 15 }
        await harness.turn { m.id = id }
        #expect(harness.maxY(row) == edge, "\(id)")
      }
      struct Short: View {
        @ObservedObject var m: ScrollModel
        var body: some View {
          ScrollViewReader { proxy in
            ScrollView { RowStack(count: 3) }.onChange(of: m.id) { if let id = m.id { proxy.scrollTo(id, anchor: .top) } }
          }
        }
      }
      let m = ScrollModel()
      let harness = await mount(Short(m: m), size: window)
      await harness.turn { m.id = 2 }
      #expect(harness.minY("r0") == 0)
    }

    private struct Pages: View {
      var axis = Axis.Set.horizontal
      var margin: CGFloat = 0

      var body: some View {
        ScrollView(axis) {
          let layout = axis == .vertical ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
          layout {
            ForEach(0..<6) { n in Color.red.frame(width: axis == .vertical ? 200 : 200 - 2 * margin, height: 200).aid("p\(n)") }
          }
        }
        .contentMargins(.horizontal, margin, for: .scrollContent)
        .scrollTargetBehavior(.paging)
      }
    }

    @Test(arguments: [false, true])
    func `B15.46b a page is passed at most by one contact, however fast, and a short pull goes back`(_ isMirrored: Bool) async {
      let harness = await shown(Pages(), size: window, isMirrored: isMirrored)
      func page() -> Double { (isMirrored ? 200 - (harness.frame(of: "p0")?.maxX ?? 0) : harness.minX("p0")) / -200 }
      func pull(_ distance: CGFloat, _ duration: Double) async {
        let way = isMirrored ? -distance : distance
        let start: CGFloat = way < 0 ? 190 : 10
        await harness.drag(from: at(start, 100), to: at(start + way, 100), duration: duration)
        await harness.advance(by: 3)
      }
      await pull(-170, 0.03)
      #expect(page() == 1)
      await pull(-120, 1)
      #expect(page() == 2)
      await pull(-40, 2)
      #expect(page() == 2)
      await pull(170, 0.03)
      #expect(page() == 1)
      await pull(170, 0.03)
      await pull(170, 0.03)
      #expect(page() == 0)
    }

    @Test func `B15.46a a page is as long as the viewport without its margins, along either axis`() async {
      var harness = await shown(Pages(margin: 20), size: window)
      await harness.drag(from: at(190, 100), to: at(60, 100), duration: 0.1)
      await harness.advance(by: 3)
      #expect(harness.minX("p1") == 20)
      harness = await shown(Pages(axis: .vertical), size: window)
      await harness.drag(from: at(100, 190), to: at(100, 60), duration: 0.1)
      await harness.advance(by: 3)
      #expect(harness.minY("p1") == 0)
    }
  }
}
