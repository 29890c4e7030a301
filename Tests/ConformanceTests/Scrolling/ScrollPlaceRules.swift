import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Rules of B15 about what is told of scrolling, and places that are scrolled to and kept.
  @MainActor
  struct ScrollPlaceRules {
    private let window = CGSize(width: 200, height: 200)

    private func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

    private func mount(_ view: some View, size: CGSize? = nil) async -> ViewHarness { await Conformance.mount(view, size: size ?? window) }

    @Test func `B15.29g the geometry of a phase is that of its moment`() async {
      let harness = await mount(
        ScrollView { RowStack() }.onScrollPhaseChange { _, new, context in
          Log.add("\(new) \(Int(context.geometry.contentOffset.y)) \(Int(context.geometry.contentSize.height))")
        })
      _ = Log.take()
      await harness.calmDrag(at(100, 150), at(100, 90))
      #expect(Log.take().filter { !$0.hasPrefix("b") } == ["tracking 0 5000", "interacting 0 5000", "idle 50 5000"])
    }

    private struct Fading: View {
      let configuration: ScrollTransitionConfiguration
      var axis = Axis.Set.vertical

      var body: some View {
        ScrollView(axis) {
          let layout = axis == .vertical ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
          layout {
            ForEach(0..<20) { n in
              Color.red.frame(width: 100, height: 100).aid("c\(n)")
                .scrollTransition(configuration) { content, phase in content.opacity(phase.isIdentity ? 1 : 0) }
            }
          }
        }
      }
    }

    @Test func `B15.32dh an effect begins as soon as a view is not wholly seen, and eases in and out`() async {
      let harness = await mount(Fading(configuration: .interactive))
      await harness.wheel(25)
      let (leaving, entering) = (harness.presented("c0", .opacity) ?? 0, harness.presented("c2", .opacity) ?? 0)
      #expect(leaving < 0.999 && leaving > 0.8, "a quarter is gone")
      #expect(entering > 0.001 && entering < 0.2, "a quarter is there")
      #expect(abs(leaving + entering - 1) < 0.01)
      await harness.wheel(-24)
      #expect((harness.presented("c0", .opacity) ?? 1) < 1)
    }

    @Test func `B15.32f an identical transition changes nothing`() async {
      let harness = await mount(Fading(configuration: .identity))
      await harness.wheel(50)
      #expect(harness.presented("c0", .opacity) == 1 && harness.presented("c2", .opacity) == 1)
    }

    @Test func `B15.32g without an axis a transition follows that of the scroll view`() async {
      let harness = await mount(Fading(configuration: .interactive, axis: .horizontal))
      #expect(harness.presented("c0", .opacity) == 1)
      await harness.wheel(at: at(100, 100), by: CGSize(width: 50, height: 0))
      #expect(abs((harness.presented("c0", .opacity) ?? 0) - 0.5) < 0.01)
    }

    @Test func `B15.33a a reader lays out as its content`() async {
      let reader = await mount(ScrollViewReader { _ in Color.red.frame(width: 50, height: 30).aid("c") }.aid("reader"))
      #expect(reader.frame(of: "c") == CGRect(x: 75, y: 85, width: 50, height: 30))
      let stack = await mount(
        VStack(spacing: 0) {
          ScrollViewReader { _ in
            Color.red.frame(width: 50, height: 30).aid("a")
            Color.red.frame(width: 50, height: 30).aid("b")
          }
        })
      #expect(stack.minY("b") == stack.maxY("a"))
    }

    @Test func `B15.36c rows that come into sight in an animated scroll are made on the way`() async {
      struct Root: View {
        @ObservedObject var model: ScrollModel

        var body: some View {
          ScrollViewReader { proxy in
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100, id: \.self) { ScrollRow(n: $0) } } }
              .onChange(of: model.id) { withAnimation(.linear(duration: 1)) { proxy.scrollTo(40, anchor: .top) } }
          }
        }
      }
      let model = ScrollModel()
      let harness = await mount(Root(model: model))
      _ = Log.take()
      await harness.turn { model.id = 1 }
      await harness.advance(by: 0.5)
      let way = Log.take()
      #expect(way.contains("+20") && !way.contains("+38"))
      await harness.advance(by: 0.7)
      #expect(Log.take().contains("+38") && abs(harness.minY("r40")) < 0.5)
    }

    private struct Followed: View {
      @ObservedObject var model: ScrollModel
      let anchor: UnitPoint?

      var body: some View {
        ScrollView { VStack(spacing: 0) { ForEach(model.items, id: \.self) { ScrollRow(n: $0) } }.scrollTargetLayout() }
          .scrollPosition(id: $model.id, anchor: anchor)
      }
    }

    @Test func `B15.41b with an anchor the target nearest to that point is told`() async {
      for (anchor, id) in [(UnitPoint.top, 4), (.center, 6), (.bottom, 7)] {
        let model = ScrollModel()
        let harness = await mount(Followed(model: model, anchor: anchor))
        await harness.wheel(203)
        #expect(model.id == id, "\(anchor)")
      }
    }

    @Test func `B15.41f the anchor of a transaction goes before that of the modifier`() async {
      let model = ScrollModel()
      let harness = await mount(Followed(model: model, anchor: .top))
      await harness.turn {
        var transaction = Transaction()
        transaction.scrollTargetAnchor = .bottom
        withTransaction(transaction) { model.id = 20 }
      }
      #expect(harness.maxY("r20") == 200)
    }

    @Test func `B15.43ab a view that a binding names stays when rows go and when the viewport has another size`() async {
      let model = ScrollModel()
      let harness = await mount(Followed(model: model, anchor: .bottom))
      await harness.turn { model.id = 20 }
      #expect(harness.maxY("r20") == 200)
      await harness.turn { model.items.removeFirst(5) }
      #expect(harness.maxY("r20") == 200)
      harness.resize(to: CGSize(width: 200, height: 350))
      await harness.settle()
      #expect(harness.maxY("r20") == 350)
    }

    private struct Positioned: View {
      @ObservedObject var model: ScrollModel
      @State private var position = ScrollPosition(idType: Int.self)

      var body: some View {
        VStack(spacing: 0) {
          ScrollView([.horizontal, .vertical]) {
            VStack(spacing: 0) { ForEach(model.items, id: \.self) { ScrollRow(n: $0).frame(width: 500) } }
          }
          .scrollPosition($position)
          .frame(height: 150)
          HStack(spacing: 0) {
            Button("point") { position.scrollTo(point: CGPoint(x: 30, y: 60)) }
            Button("x") { position.scrollTo(x: 45) }
            Button("end") { position.scrollTo(edge: .bottom) }
          }
          Text("\(position.edge == nil ? "-" : "edge") \(position.point.map { "\(Int($0.x)) \(Int($0.y))" } ?? "-")").aid("told")
        }
        .frame(maxHeight: .infinity, alignment: .top)
      }
    }

    @Test func `B15.44cdfh a point is gone to and not kept, and people take edge and point away`() async throws {
      let model = ScrollModel()
      let harness = await mount(Positioned(model: model))
      try await harness.tap("point")
      #expect(harness.frame(of: "r0")?.origin == at(-30, -60))
      #expect(harness.text(of: "told") == "- 30 60")
      await harness.turn { model.items.insert(-1, at: 0) }
      #expect(harness.minY("r0") == -10 && harness.text(of: "told") == "- 30 60")
      try await harness.tap("x")
      #expect(harness.frame(of: "r0")?.origin == at(-45, -10))
      try await harness.tap("end")
      #expect(harness.text(of: "told") == "edge -")
      await harness.wheel(-50)
      #expect(harness.text(of: "told") == "- -")
      try await harness.tap("point")
      #expect(harness.text(of: "told") == "- 30 60")
      await harness.wheel(10)
      #expect(harness.text(of: "told") == "- -")
    }

    @Test func `B15.46c a page is at rest half a second after its release, and is touched before`() async {
      let harness = await mount(
        ScrollView(.horizontal) {
          HStack(spacing: 0) { ForEach(0..<5, id: \.self) { n in Color.gray.frame(width: 200, height: 200).aid("p\(n)") } }
        }
        .scrollTargetBehavior(.paging))
      await harness.calmDrag(at(180, 100), at(50, 100))
      await harness.advance(by: 0.51)
      #expect(abs(harness.minX("p1")) < 0.01)
      await harness.calmDrag(at(180, 100), at(50, 100))
      await harness.advance(by: 0.15)
      let way = harness.minX("p1")
      #expect(way > -200)
      await harness.down(at: at(100, 100))
      await harness.advance(by: 0.5)
      #expect(harness.minX("p1") == way || abs(harness.minX("p1") - way) < 10)
    }

    @Test func `B15.47c the automatic limit counts where the window is compact, and nowhere else`() async {
      func passed(_ size: CGSize) async -> CGFloat {
        let harness = await mount(
          ScrollView(.horizontal) {
            HStack(spacing: 0) { ForEach(0..<200, id: \.self) { n in Color.gray.frame(width: 60, height: 100).aid("v\(n)") } }
              .scrollTargetLayout()
          }
          .scrollTargetBehavior(.viewAligned(limitBehavior: .automatic)).frame(width: 200), size: size)
        await harness.drag(from: at(size.width / 2 + 90, size.height / 2), to: at(size.width / 2 - 40, size.height / 2), duration: 0.1)
        await harness.advance(by: 5)
        return (size.width / 2 - 100 - harness.minX("v0")) / 60
      }
      #expect(await passed(CGSize(width: 390, height: 844)) == 3)
      #expect(await passed(CGSize(width: 1_000, height: 844)) > 4)
    }

    @Test func `B15.49d the offset survives while another tab is selected`() async throws {
      let harness = await mount(
        TabView {
          ScrollView { RowStack() }.tabItem { Text("One") }
          Text("other").tabItem { Text("Two") }
        },
        size: CGSize(width: 390, height: 600))
      await harness.wheel(70)
      let place = harness.minY("r0")
      try await harness.tap("Two")
      await harness.advance(by: 1)
      #expect(harness.frame(of: "r0") == nil || harness.texts.contains("other"))
      try await harness.tap("One")
      await harness.advance(by: 1)
      #expect(harness.minY("r0") == place && place < 0)
    }
  }
}
