import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Rules of B15 about scroll views inside scroll views, and what is around them.
  @MainActor
  struct NestedScrollRules {
    private let window = CGSize(width: 200, height: 200)

    private func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

    private func mount(_ view: some View, idiom: Idiom = .phone, rightToLeft: Bool = false) async -> ViewHarness {
      _ = Log.take()
      let harness = ViewHarness(view, size: window, idiom: idiom) { if rightToLeft { $0.layoutDirection = .rightToLeft } }
      await harness.settle()
      return harness
    }

    /// An inner scroll view of 100 points along the axis, with content of a length, before much more content.
    private struct Nested: View {
      var axis = Axis.vertical
      var length: CGFloat = 150
      var behavior = ScrollBounceBehavior.automatic

      var body: some View {
        let isVertical = axis == .vertical
        ScrollView(isVertical ? .vertical : .horizontal) {
          let stack = isVertical ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
          stack {
            ScrollView(isVertical ? .vertical : .horizontal) {
              Color.red.frame(width: isVertical ? 200 : length, height: isVertical ? length : 200).aid("inner")
            }
            .scrollBounceBehavior(behavior, axes: [.horizontal, .vertical])
            .frame(width: isVertical ? 200 : 100, height: isVertical ? 100 : 200)
            Color.gray.frame(width: isVertical ? 200 : 900, height: isVertical ? 900 : 200).aid("outer")
          }
        }
      }
    }

    /// The distances by which the inner and the outer view are scrolled.
    private func scrolled(_ harness: ViewHarness, _ axis: Axis) -> [CGFloat] {
      guard let inner = harness.frame(of: "inner"), let outer = harness.frame(of: "outer") else { return [] }
      let (mine, all) = axis == .vertical ? (inner.minY, outer.minY) : (inner.minX, outer.minX)
      return [(all - 100) - mine, 100 - all].map { $0.rounded() }
    }

    private func point(_ axis: Axis, _ along: CGFloat) -> CGPoint { axis == .vertical ? at(100, along) : at(along, 100) }

    private func drag(_ harness: ViewHarness, _ axis: Axis, _ start: CGFloat, _ end: CGFloat) async {
      await harness.calmDrag(point(axis, start), point(axis, end))
      await harness.advance(by: 2)
    }

    @Test(arguments: Axis.allCases)
    func `B15.19cd an inner view keeps the whole contact, and the outer one takes those that begin at its edge`(_ axis: Axis) async {
      let harness = await mount(Nested(axis: axis))
      await drag(harness, axis, 90, 10)
      #expect(scrolled(harness, axis) == [50, 0])
      await drag(harness, axis, 90, 40)
      #expect(scrolled(harness, axis) == [50, 40])
      // The inner view can move back.
      await drag(harness, axis, 10, 80)
      #expect(scrolled(harness, axis) == [0, 40])
      await drag(harness, axis, 10, 40)
      #expect(scrolled(harness, axis) == [0, 20])
    }

    @Test(arguments: Axis.allCases)
    func `B15.19 a contact that the outer view has taken stays with it when it turns back`(_ axis: Axis) async {
      let harness = await mount(Nested(axis: axis))
      await drag(harness, axis, 90, 10)
      await harness.down(at: point(axis, 90))
      await harness.move(to: point(axis, 40), duration: 0.3)
      await harness.move(to: point(axis, 70), duration: 0.3)
      await harness.advance(by: 0.2)
      #expect(scrolled(harness, axis) == [50, 10])
      await harness.up()
    }

    @Test(arguments: Axis.allCases)
    func `B15.15e B15.19 an inner view whose content fits passes everything on, unless it always bounces`(_ axis: Axis) async {
      for behavior in [ScrollBounceBehavior.automatic, .basedOnSize] {
        let harness = await mount(Nested(axis: axis, length: 60, behavior: behavior))
        let start = scrolled(harness, axis)
        await drag(harness, axis, 90, 40)
        #expect(scrolled(harness, axis) == [start[0], 40])
        await drag(harness, axis, 10, 90)
        await harness.down(at: point(axis, 10))
        await harness.move(to: point(axis, 80), duration: 0.3)
        #expect(scrolled(harness, axis)[0] == start[0] && scrolled(harness, axis)[1] < -5)
        await harness.up()
      }
      let harness = await mount(Nested(axis: axis, length: 60, behavior: .always))
      let start = scrolled(harness, axis)
      await harness.down(at: point(axis, 90))
      await harness.move(to: point(axis, 40), duration: 0.3)
      #expect(scrolled(harness, axis)[0] > start[0] + 5 && scrolled(harness, axis)[1] == 0)
      await harness.up()
      await harness.advance(by: 2)
      #expect(scrolled(harness, axis) == start)
    }

    @Test(arguments: Axis.allCases, [false, true])
    func `B15.11f a series of wheel events stays with the view that took its first`(_ axis: Axis, isPrecise: Bool) async {
      for idiom in [Idiom.phone, .desktop] {
        let harness = await mount(Nested(axis: axis), idiom: idiom)
        func wheel(_ distance: CGFloat) async {
          let delta = axis == .vertical ? CGSize(width: 0, height: distance) : CGSize(width: distance, height: 0)
          await harness.wheel(at: point(axis, 50), by: delta, precise: isPrecise)
        }
        await wheel(30)
        await wheel(20)
        await wheel(20)
        #expect(scrolled(harness, axis)[1] == 0)
        await harness.advance(by: 2)
        #expect(scrolled(harness, axis) == [50, 0])
        await wheel(20)
        #expect(scrolled(harness, axis) == [50, 20])
        // A series of the outer view goes on when it turns.
        await wheel(-10)
        #expect(scrolled(harness, axis) == [50, 10])
        await harness.advance(by: 2)
        await wheel(-10)
        #expect(scrolled(harness, axis) == [40, 10])
      }
    }

    @Test func `B15.11 B15.15 a touchpad pulls the outer view of an inner one whose content fits`() async {
      let harness = await mount(Nested(length: 60))
      let start = scrolled(harness, .vertical)
      await harness.wheel(at: at(100, 50), by: CGSize(width: 0, height: -60), precise: true)
      #expect(scrolled(harness, .vertical)[0] == start[0] && scrolled(harness, .vertical)[1] < -10)
    }

    @Test func `B15.11 a touchpad pulls an inner view that always bounces, and a wheel scrolls the outer one`() async {
      let harness = await mount(Nested(length: 60, behavior: .always))
      let start = scrolled(harness, .vertical)
      await harness.wheel(at: at(100, 50), by: CGSize(width: 0, height: 40))
      #expect(scrolled(harness, .vertical) == [start[0], 40])
      await harness.advance(by: 1)
      await harness.wheel(at: at(100, 50), by: CGSize(width: 0, height: 40), precise: true)
      #expect(scrolled(harness, .vertical)[0] > start[0] && scrolled(harness, .vertical)[1] == 40)
    }

    @Test func `B15.19 views sideways in right-to-left surroundings pass contacts on at their edges`() async {
      let harness = await mount(Nested(axis: .horizontal), rightToLeft: true)
      func x(_ name: String) -> CGFloat { (harness.frame(of: name)?.maxX ?? .nan).rounded() }
      #expect(x("inner") == 200 && x("outer") == 100)
      await drag(harness, .horizontal, 110, 190)
      #expect(x("inner") == 250 && x("outer") == 100)
      await drag(harness, .horizontal, 110, 160)
      #expect(x("outer") == 140)
    }

    @Test func `B15.19 an inner view sideways passes vertical contacts and wheels through, and keeps its own`() async {
      let harness = await mount(
        ScrollView {
          VStack(spacing: 0) {
            ScrollView(.horizontal) { Color.red.frame(width: 500, height: 100).aid("inner") }
            RowStack()
          }
        })
      await harness.calmDrag(at(100, 80), at(102, 30))
      #expect(harness.frame(of: "inner")?.minX == 0 && harness.frame(of: "inner")?.minY == -40)
      await harness.calmDrag(at(100, 30), at(50, 32))
      #expect(harness.frame(of: "inner")?.minX == -40 && harness.frame(of: "inner")?.minY == -40)
    }

    @Test func `B15.19 B20.13 pages change where a row of views inside is at its end`() async {
      let harness = await mount(
        TabView {
          ScrollView(.horizontal) { Color.red.frame(width: 300, height: 100).aid("inner") }
          Color.green.aid("second")
        }
        .tabViewStyle(.page))
      await drag(harness, .horizontal, 190, 50)
      #expect(harness.minX("inner") == -100)
      await drag(harness, .horizontal, 190, 50)
      #expect(harness.minX("second") == 0)
    }

    // MARK: Refreshing

    private func refreshing(_ content: some View) -> some View { content.refreshable { await MainActor.run { Log.add("refresh") } } }

    @Test func `B15.53 an inner view at its top leaves the pull to the outer one, which is refreshed`() async throws {
      let harness = await mount(refreshing(Nested()))
      await harness.down(at: at(100, 20))
      await harness.move(to: at(100, 150), duration: 0.3)
      await harness.advance(by: 0.2)
      #expect(harness.minY("outer") > 120 && abs(harness.minY("outer") - harness.minY("inner") - 100) < 0.01)
      await harness.up()
      try await harness.wait(timeout: .seconds(600)) { Log.count > 0 }
      #expect(Log.take() == ["refresh"])
    }

    @Test func `B15.53 an inner view with an action of its own is refreshed first`() async throws {
      let harness = await mount(
        ScrollView {
          VStack(spacing: 0) {
            ScrollView { Color.red.frame(width: 200, height: 150).aid("inner") }.refreshable { await MainActor.run { Log.add("inner") } }
              .frame(height: 100)
            Color.gray.frame(width: 200, height: 900).aid("outer")
          }
        }
        .refreshable { await MainActor.run { Log.add("outer") } })
      await harness.calmDrag(at(100, 20), at(100, 150))
      try await harness.wait(timeout: .seconds(600)) { Log.count > 0 }
      #expect(Log.take() == ["inner"])
    }

    @Test func `B15.53 content that was scrolled down refreshes once it is back at its top`() async throws {
      let harness = await mount(refreshing(ScrollView { RowStack() }))
      _ = Log.take()
      await harness.wheel(60)
      await harness.advance(by: 1)
      await harness.calmDrag(at(100, 20), at(100, 150))
      await harness.advance(by: 1)
      #expect(Log.take() == [])
      #expect(harness.minY("r0") == 0)
      await harness.wheel(20)
      await harness.advance(by: 1)
      await harness.calmDrag(at(100, 20), at(100, 180))
      try await harness.wait(timeout: .seconds(600)) { Log.count > 0 }
      #expect(Log.take() == ["refresh"])
    }

    // MARK: Large titles

    private struct Titled: View {
      var refreshes = true

      var body: some View {
        NavigationStack {
          if refreshes {
            List(0..<60, id: \.self) { Text("row \($0)").aid("r\($0)") }.navigationTitle("Title")
              .refreshable { await MainActor.run { Log.add("refresh") } }
          } else {
            ScrollView {
              VStack(spacing: 0) {
                ScrollView { Color.red.frame(width: 300, height: 300).aid("inner") }.frame(height: 200)
                Color.gray.frame(width: 300, height: 2_000).aid("outer")
              }
            }
            .navigationTitle("Title")
          }
        }
      }
    }

    /// True if the title stands below the bar.
    private func isLarge(_ stage: Stage) -> Bool {
      let places = stage.harness.elementFrames("Title").map(\.midY)
      return places.contains { $0 > 64 } && !places.contains { (0..<64).contains($0) }
    }

    @Test func `B18.43 B15.19e B15.53 a pull first brings back a large title and refreshes then`() async throws {
      let stage = await Stage(Titled())
      await stage.harness.calmDrag(at(195, 600), at(195, 490))
      await stage.rest()
      #expect(!isLarge(stage))
      await stage.harness.down(at: at(195, 300))
      await stage.harness.move(to: at(195, 410), duration: 0.3)
      await stage.harness.advance(by: 0.2)
      #expect(isLarge(stage))
      let top = stage.harness.minY("r0")
      await stage.harness.move(to: at(195, 470), duration: 0.3)
      await stage.harness.advance(by: 0.2)
      #expect(stage.harness.minY("r0") > top + 15)
      await stage.harness.up()
      await stage.rest()
      #expect(Log.take() == [] && stage.harness.minY("r0") == top)
      await stage.harness.calmDrag(at(195, 300), at(195, 420))
      try await stage.harness.wait(timeout: .seconds(600)) { Log.count > 0 }
      #expect(Log.take() == ["refresh"])
    }

    @Test func `B18.43 B15.19 an inner view at its top lets the outer one bring back its large title`() async {
      let stage = await Stage(Titled(refreshes: false))
      await stage.harness.calmDrag(at(195, 700), at(195, 590))
      await stage.rest()
      #expect(!isLarge(stage))
      await stage.harness.calmDrag(at(195, 130), at(195, 240))
      await stage.rest()
      #expect(isLarge(stage))
    }
  }
}
