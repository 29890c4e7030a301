import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// What reaches behind bars, and what tells their lengths (B15.07, B15.22).
  @MainActor
  struct SafeAreaRules {
    private let window = CGSize(width: 200, height: 200)

    private func mount(_ view: some View) async -> ViewHarness { await Conformance.mount(view, size: window) }

    private struct Bar: View {
      var length: CGFloat = 50

      var body: some View { Color.blue.frame(height: length).aid("bar") }
    }

    /// Says how far the bars go that it touches.
    private struct Teller: View {
      var name = ""

      var body: some View {
        GeometryReader { proxy in
          let insets = proxy.safeAreaInsets
          Text("\(name)\(Int(insets.top)) \(Int(insets.leading)) \(Int(insets.bottom)) \(Int(insets.trailing))")
        }
      }
    }

    @Test func `B15.22 a geometry reader tells how far the bars go that it touches`() async {
      let harness = await mount(
        Teller().safeAreaInset(edge: .top, spacing: 0) { Bar() }.safeAreaInset(edge: .bottom, spacing: 0) { Bar(length: 30) })
      #expect(harness.texts == ["50 0 30 0"])
      let padded = await mount(Teller().safeAreaPadding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)))
      #expect(padded.texts == ["1 2 3 4"])
      let apart = await mount(
        VStack(spacing: 0) {
          Teller(name: "first ")
          Teller(name: "second ")
          Teller(name: "third ").padding(1)
        }
        .safeAreaInset(edge: .top, spacing: 0) { Bar() }.safeAreaInset(edge: .bottom, spacing: 0) { Bar(length: 30) })
      #expect(apart.texts.contains("first 50 0 0 0"))
      #expect(apart.texts.contains("second 0 0 0 0"))
      #expect(apart.texts.contains("third 0 0 0 0"))
    }

    private struct Growing: View {
      @ObservedObject var model: ScrollModel

      var body: some View {
        VStack(spacing: 0) {
          Teller().frame(width: 100, height: 100).overlay(Color.red.aid("c").ignoresSafeArea())
        }
        .safeAreaInset(edge: .bottom, spacing: 0) { Bar(length: CGFloat(model.n)) }
      }
    }

    @Test func `B15.22 a bar that grows is told to what stays where it is`() async {
      let model = ScrollModel()
      let harness = await mount(Growing(model: model).fixedSize())
      #expect(harness.texts == ["0 0 0 0"])
      #expect(harness.frame(of: "c")?.height == 100)
      await harness.turn { model.n = 40 }
      #expect(harness.texts == ["0 0 40 0"])
      #expect(harness.frame(of: "c")?.height == 140)
      await harness.turn { model.n = 20 }
      #expect(harness.texts == ["0 0 20 0"])
      #expect(harness.frame(of: "c")?.height == 120)
    }

    @Test func `B15.22 a view that ignores the safe area reaches behind the bars that it touches, and takes the room that it took`() async {
      let harness = await mount(
        Color.red.aid("inside").ignoresSafeArea().aid("outside").safeAreaInset(edge: .top, spacing: 0) { Bar() }
          .safeAreaInset(edge: .bottom, spacing: 0) { Bar(length: 30) })
      #expect(harness.frame(of: "outside") == CGRect(x: 0, y: 50, width: 200, height: 120))
      #expect(harness.frame(of: "inside") == CGRect(x: 0, y: 0, width: 200, height: 200))
    }

    @Test func `B15.22 only the edges and regions that are named are ignored, and only bars that are touched`() async {
      func inside(_ change: (Color) -> some View) async -> CGRect? {
        await mount(
          AnyView(change(Color.red)).safeAreaInset(edge: .top, spacing: 0) { Bar() }.safeAreaInset(edge: .bottom, spacing: 0) {
            Bar(length: 30)
          }
        ).frame(of: "c")
      }
      #expect(await inside { $0.aid("c").ignoresSafeArea(edges: .bottom) } == CGRect(x: 0, y: 50, width: 200, height: 150))
      #expect(await inside { $0.aid("c").edgesIgnoringSafeArea(.top) } == CGRect(x: 0, y: 0, width: 200, height: 170))
      #expect(await inside { $0.aid("c").ignoresSafeArea(.container) } == CGRect(x: 0, y: 0, width: 200, height: 200))
      #expect(await inside { $0.aid("c").ignoresSafeArea(.keyboard) } == CGRect(x: 0, y: 50, width: 200, height: 120))
      #expect(await inside { $0.aid("c").ignoresSafeArea().padding(10) } == CGRect(x: 10, y: 60, width: 180, height: 100))
      #expect(
        await inside { $0.aid("c").ignoresSafeArea().padding(.bottom, 10) } == CGRect(x: 0, y: 0, width: 200, height: 160))
    }

    @Test func `B15.22 what reaches behind a bar touches no bar with its edge`() async {
      let harness = await mount(Teller().ignoresSafeArea().safeAreaInset(edge: .top, spacing: 0) { Bar() })
      #expect(harness.texts == ["0 0 0 0"])
    }

    @Test func `B15.22 a style behind a view goes on behind the bars that the view touches`() async {
      func fills(_ edges: Edge.Set?) async -> String {
        let color = Color(red: 0, green: 1, blue: 0)
        let view = edges.map { AnyView(Color.clear.background(color, ignoresSafeAreaEdges: $0)) } ?? AnyView(Color.clear.background(color))
        let dump = await mount(view.safeAreaInset(edge: .top, spacing: 0) { Bar() }).displayListDump()
        return String(dump.split(separator: "\n").first { $0.contains("color 0 1 0 1") } ?? "")
      }
      #expect(await fills(nil).contains("0 0 200 200 re"))
      #expect(await fills(.top).contains("0 0 200 200 re"))
      #expect(await fills(.bottom).contains("0 50 200 150 re"))
      #expect(await fills([]).contains("0 50 200 150 re"))
      let over = await mount(
        Color.clear.overlay(Color(red: 0, green: 1, blue: 0)).safeAreaInset(edge: .top, spacing: 0) { Bar() }
      ).displayListDump()
      #expect(over.contains("0 0 200 200 re"))
    }

    @Test func `B15.07 the content of a scroll view touches no bars along the axis that scrolls`() async {
      let harness = await mount(
        ScrollView {
          VStack(spacing: 0) {
            Teller().frame(height: 50)
            Color.red.aid("c").ignoresSafeArea().frame(height: 50)
            RowStack(count: 10)
          }
        }
        .safeAreaPadding(20))
      #expect(harness.texts == ["0 20 0 20"])
      #expect(harness.frame(of: "c") == CGRect(x: 0, y: 70, width: 200, height: 50))
      await harness.wheel(10)
      #expect(harness.texts == ["0 20 0 20"])
      #expect(harness.frame(of: "c") == CGRect(x: 0, y: 60, width: 200, height: 50))
    }

    @Test func `B15.07b B15.22bd B15.26b bars inset the content of a scroll view beside its margins, and its indicators`() async {
      var geometry: ScrollGeometry?
      let harness = await mount(
        ScrollView { RowStack(count: 10) }
          .contentMargins(.vertical, 5, for: .scrollContent)
          .onScrollGeometryChange(for: ScrollGeometry.self) {
            $0
          } action: {
            geometry = $1
          }
          .safeAreaInset(edge: .top, spacing: 0) { Bar() })
      #expect(harness.minY("r0") == 55)
      #expect(geometry?.contentInsets == EdgeInsets(top: 55, leading: 0, bottom: 5, trailing: 0))
      #expect(geometry?.contentOffset.y == -55)
      #expect(geometry?.containerSize == CGSize(width: 200, height: 140))
      await harness.wheel(2_000)
      #expect(harness.maxY("r9") == 195)
      #expect(geometry?.bounds == CGRect(x: 0, y: 305, width: 200, height: 140))
      #expect(geometry?.visibleRect == CGRect(x: 0, y: 305, width: 200, height: 200))
      await harness.wheel(-2_000)
      // The indicator begins three points beneath the bar.
      let indicator = harness.displayListDump().split(separator: "\n").first { $0.contains("fill") && $0.contains("0.35") }
      #expect(indicator?.contains(" 53 ") == true)
    }
  }
}
