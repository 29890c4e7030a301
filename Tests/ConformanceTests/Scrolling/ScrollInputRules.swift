import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Rules of B15 about the viewport, wheels and keys, margins and bars.
  @MainActor
  struct ScrollInputRules {
    private let window = CGSize(width: 200, height: 200)

    private func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

    private func mount(_ view: some View, idiom: Idiom = .phone) async -> ViewHarness {
      _ = Log.take()
      let harness = ViewHarness(view, size: window, idiom: idiom)
      await harness.settle()
      return harness
    }

    @Test func `B15.06c content that is not clipped is made and placed by the viewport only`() async {
      let harness = await mount(
        ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100, id: \.self) { ScrollRow(n: $0) } } }.scrollClipDisabled()
          .padding(.vertical, 50))
      let made = Log.take().filter { $0.hasPrefix("+") }
      #expect(made.contains("+0") && made.contains("+1") && !made.contains("+4"))
      #expect(harness.frame(of: "r0")?.minY == 50)
    }

    private struct Teller: View {
      var body: some View {
        GeometryReader { proxy in
          let (inner, outer) = (proxy.frame(in: .scrollView), proxy.frame(in: .scrollView(axis: .vertical)))
          Text("\(Int(inner.minX)) \(Int(inner.minY)) \(Int(outer.minX)) \(Int(outer.minY))").aid("told")
        }
      }
    }

    @Test func `B15.09abc a frame is told in the innermost scroll view, or in the innermost one of an axis`() async {
      let harness = await mount(
        ScrollView {
          VStack(spacing: 0) {
            Color.gray.frame(height: 50)
            ScrollView(.horizontal) {
              HStack(spacing: 0) {
                Color.gray.frame(width: 30, height: 40)
                Teller().frame(width: 500, height: 40)
              }
            }
            .padding(.leading, 20)
            RowStack()
          }
        })
      #expect(harness.text(of: "told") == "30 0 50 50")
      await harness.wheel(at: at(100, 60), by: CGSize(width: 10, height: 0))
      await harness.wheel(at: at(100, 60), by: CGSize(width: 0, height: 15))
      #expect(harness.text(of: "told") == "20 0 40 35")
    }

    @Test func `B15.13a content goes on after a release with more than fifty points a second`() async {
      func rest(_ velocity: CGFloat) async -> CGFloat {
        let harness = await mount(ScrollView { RowStack() })
        await harness.drag(from: at(100, 180), to: at(100, 140), duration: 40 / velocity)
        let place = harness.minY("r0")
        await harness.advance(by: 5)
        return place - harness.minY("r0")
      }
      #expect(await rest(40) == 0)
      let way = await rest(100)
      #expect(abs(way - 49.95) < 5)
    }

    @Test func `B15.15ad bouncing is said around a scroll view too, and a wheel of a desktop never bounces`() async {
      let around = await mount(VStack { ScrollView { ScrollRow(n: 0) } }.scrollBounceBehavior(.basedOnSize))
      await around.down(at: at(100, 20))
      await around.move(to: at(100, 120), duration: 0.5)
      #expect(around.minY("r0") == 0)
      let desktop = await mount(ScrollView { RowStack() }.scrollBounceBehavior(.always), idiom: .desktop)
      await desktop.wheel(-100)
      #expect(desktop.minY("r0") == 0)
      await desktop.wheel(10_000)
      await desktop.wheel(100)
      #expect(desktop.maxY("r99") == 200)
    }

    @Test func `B15.16ce Space scrolls by a page, with Shift back, in a quarter of a second`() async {
      let harness = await mount(ScrollView { RowStack() }, idiom: .desktop)
      await harness.key(.space)
      await harness.advance(by: 0.12)
      let way = harness.minY("r0")
      #expect(way < -10 && way > -150)
      await harness.advance(by: 0.11)
      #expect(harness.minY("r0") > -160)
      await harness.advance(by: 0.03)
      #expect(harness.minY("r0") == -160)
      await harness.key(.space, modifiers: .shift)
      await harness.advance(by: 0.3)
      #expect(harness.minY("r0") == 0)
    }

    @Test(arguments: [(ContentMarginPlacement.scrollContent, 20.0, 3.0), (.scrollIndicators, 0, 23), (.automatic, 20, 23)])
    func `B15.21def margins are for the content, for the indicators, or for both`(
      _ placement: ContentMarginPlacement, _ content: CGFloat, _ indicator: Double
    ) async {
      let harness = await mount(ScrollView { RowStack() }.contentMargins(.vertical, 20, for: placement))
      #expect(harness.minY("r0") == content)
      await harness.wheel(1)
      await harness.wheel(-1)
      let bar = harness.displayListDump().split(separator: "\n").last { $0.contains("fill") && $0.contains("0.35") }
      #expect(bar?.contains(" \(Int(indicator)) ") == true, "\(bar ?? "none")")
    }

    @Test func `B15.22abc a bar stands over the content, which begins after its length and spacing and is seen behind it`() async {
      let harness = await mount(
        ScrollView { RowStack(count: 10) }.safeAreaInset(edge: .top, spacing: 10) { Color.blue.opacity(0.5).frame(height: 50).aid("bar") })
      #expect(harness.minY("r0") == 60)
      await harness.wheel(40)
      #expect(harness.minY("r0") == 20 && harness.frame(of: "bar") == CGRect(x: 0, y: 0, width: 200, height: 50))
      // The row is drawn where the bar is.
      #expect(harness.displayListDump().contains("0 20 200 50 re"))
    }

    @Test func `B15.23a B15.24b visible indicators show while content scrolls, and take no space`() async {
      let harness = await mount(ScrollView { RowStack() }.scrollIndicators(.visible))
      #expect(harness.frame(of: "r0")?.width == 200)
      let still = harness.displayListDump()
      await harness.wheel(100)
      #expect(harness.frame(of: "r0")?.width == 200)
      await harness.wheel(-100)
      #expect(harness.displayListDump() != still)
    }

    private struct Refresher: View {
      @Environment(\.refresh) private var refresh

      var body: some View { Text(refresh == nil ? "none" : "some") }
    }

    @Test func `B15.53a a view around puts the action into the environment`() async {
      #expect(await mount(Refresher().refreshable {}).texts == ["some"])
      #expect(await mount(Refresher()).texts == ["none"])
    }

    private struct Renewed: View {
      @ObservedObject var model: ScrollModel

      var body: some View {
        ScrollView { Color.red.frame(height: 500 + CGFloat(model.n)) }
          .refreshable {
            await MainActor.run { Log.add("start") }
            while await MainActor.run(body: { model.id }) == nil, !Task.isCancelled { await Task.yield() }
            let wasCancelled = Task.isCancelled
            await MainActor.run { Log.add(wasCancelled ? "cancelled" : "end") }
          }
      }
    }

    @Test func `B15.53h an update of the view does not cancel what brings it up to date`() async throws {
      let model = ScrollModel()
      let harness = await mount(Renewed(model: model))
      await harness.calmDrag(at(100, 20), at(100, 150))
      try await harness.wait(timeout: .seconds(600)) { Log.count > 0 }
      #expect(Log.take() == ["start"])
      await harness.turn { model.n = 1 }
      await harness.turn { model.id = 1 }
      try await harness.wait(timeout: .seconds(600)) { Log.count > 0 }
      #expect(Log.take() == ["end"])
    }
  }
}
