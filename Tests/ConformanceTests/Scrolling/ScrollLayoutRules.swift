import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Rules of B15 about sizes, margins and indicators.
  @MainActor
  struct ScrollLayoutRules {
    private let window = CGSize(width: 200, height: 200)

    private func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

    private func mount(_ view: some View) async -> ViewHarness { await Conformance.mount(view, size: window) }

    @Test func `B15.01d a scroll view without axes lays its content out as it is, and scrolls nowhere`() async {
      let harness = await mount(ScrollView([]) { Color.red.aid("c") })
      #expect(harness.frame(of: "c") == CGRect(x: 0, y: 0, width: 200, height: 200))
      await harness.wheel(50)
      await harness.calmDrag(at(100, 150), at(100, 40))
      #expect(harness.minY("c") == 0)
    }

    @Test func `B15.01c B15.02a B15.05c content of both axes is proposed nothing and begins at the top leading corner`() async {
      let harness = await mount(ScrollView([.horizontal, .vertical]) { Color.red.aid("c") }.aid("s"))
      #expect(harness.frame(of: "c") == CGRect(x: 0, y: 0, width: 10, height: 10))
      #expect(harness.frame(of: "s") == CGRect(x: 0, y: 0, width: 200, height: 200))
    }

    @Test func `B15.02a content that takes all it is offered is no mistake where the proposal is endless`() async {
      let harness = await mount(
        VStack(spacing: 0) {
          ScrollView(.horizontal) { LazyHStack(spacing: 0) { ForEach(0..<5) { _ in Color.blue.frame(width: 300, height: 50) } } }.aid("s")
          ScrollView { LazyVGrid(columns: [GridItem(.adaptive(minimum: 65))]) { ForEach(0..<8) { Text("\($0)") } } }.aid("grid")
        })
      #expect(harness.frame(of: "s")?.height.isFinite == true && harness.frame(of: "grid")?.height ?? 0 > 50)
      #expect(harness.runtimeIssues.isEmpty)
    }

    @Test func `B15.03c a scroll view that is proposed no length is as long as its content`() async {
      let harness = await mount(ScrollView { Color.red.frame(width: 50, height: 70) }.aid("s").fixedSize())
      #expect(harness.frame(of: "s")?.size == CGSize(width: 50, height: 70))
    }

    @Test func `B15.04ab several children stand below each other along a horizontal axis too`() async {
      let harness = await mount(
        ScrollView(.horizontal) {
          Color.red.frame(width: 50, height: 50).aid("a")
          Color.blue.frame(width: 30, height: 50).aid("b")
        })
      #expect(harness.minX("b") == 10)
      #expect(harness.minY("b") == harness.maxY("a") + 8)
    }

    @Test func `B15.06ab content is clipped to the viewport unless that is switched off`() async {
      let clipped = await mount(ScrollView { RowStack() }.padding(20))
      #expect(clipped.displayListDump().contains("clip"))
      let open = await mount(ScrollView { RowStack() }.scrollClipDisabled().padding(20))
      #expect(!open.displayListDump().contains("clip"))
    }

    @Test func `B15.08 content that is not lazy is made whole, and appears whole`() async {
      _ = await mount(ScrollView { RowStack() })
      #expect(Log.take().filter { $0.hasPrefix("+") }.count == 100)
    }

    @Test func `B15.21dg margins for indicators leave the content alone, and of several for one purpose the innermost counts`() async {
      let indicators = await mount(ScrollView { RowStack().aid("rows") }.contentMargins(20, for: .scrollIndicators))
      #expect(indicators.frame(of: "rows")?.origin == .zero)
      let both = await mount(ScrollView { RowStack().aid("rows") }.contentMargins(20).contentMargins(40))
      #expect(both.frame(of: "rows")?.origin == at(20, 20))
      let special = await mount(ScrollView { RowStack().aid("rows") }.contentMargins(20).contentMargins(40, for: .scrollContent))
      #expect(special.frame(of: "rows")?.origin == at(40, 40))
    }

    /// Whether scrolling shows a bar that was not there.
    private func showsBar(_ view: some View) async -> Bool {
      let harness = await mount(view)
      let still = harness.displayListDump()
      await harness.wheel(100)
      await harness.wheel(-100)
      return harness.displayListDump() != still
    }

    @Test func `B15.24acd indicators are hidden along the axes that are named, and by the innermost word`() async {
      #expect(await showsBar(ScrollView { RowStack() }))
      #expect(await showsBar(ScrollView { RowStack() }.scrollIndicators(.hidden)) == false)
      #expect(await showsBar(ScrollView { RowStack() }.scrollIndicators(.never)) == false)
      #expect(await showsBar(ScrollView { RowStack() }.scrollIndicators(.hidden, axes: .horizontal)))
      #expect(await showsBar(ScrollView { RowStack() }.scrollIndicators(.visible).scrollIndicators(.hidden)))
    }

    @Test func `B15.25abc visible indicators flash when a value changes or the view appears, and hidden ones stay hidden`() async {
      struct Flashing: View {
        @ObservedObject var model: ScrollModel
        var visibility = ScrollIndicatorVisibility.visible

        var body: some View { ScrollView { RowStack() }.scrollIndicators(visibility).scrollIndicatorsFlash(trigger: model.n) }
      }
      for (visibility, flashes) in [(ScrollIndicatorVisibility.visible, true), (.hidden, false)] {
        let model = ScrollModel()
        let harness = await mount(Flashing(model: model, visibility: visibility))
        let still = harness.displayListDump()
        await harness.turn { model.n = 1 }
        #expect((harness.displayListDump() != still) == flashes)
        await harness.advance(by: 1)
        #expect(harness.displayListDump() == still)
      }
      let appearing = await mount(ScrollView { RowStack() }.scrollIndicatorsFlash(onAppear: true))
      let first = appearing.displayListDump()
      await appearing.advance(by: 1)
      #expect(appearing.displayListDump() != first)
      let plain = await mount(ScrollView { RowStack() }.scrollIndicatorsFlash(onAppear: false))
      let before = plain.displayListDump()
      await plain.advance(by: 1)
      #expect(plain.displayListDump() == before)
    }

    @Test func `B15.26acdef at rest at the top the offset is the negative of the inset, and the container lies inside of the insets`() async
    {
      var geometry: ScrollGeometry?
      let harness = await mount(
        ScrollView { RowStack() }.contentMargins(.all, EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40), for: .scrollContent)
          .onScrollGeometryChange(for: ScrollGeometry.self) {
            $0
          } action: {
            geometry = $1
          })
      #expect(geometry?.contentSize == CGSize(width: 140, height: 5_000))
      #expect(geometry?.contentOffset == at(-20, -10))
      await harness.wheel(100)
      #expect(geometry?.contentOffset == at(-20, 90))
      #expect(geometry?.visibleRect == CGRect(x: -20, y: 90, width: 200, height: 200))
      #expect(geometry?.containerSize == CGSize(width: 140, height: 160))
      #expect(geometry?.bounds == CGRect(x: -20, y: 90, width: 140, height: 160))
    }
  }
}
