import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Rules of B15 about views that are scrolled to, and targets at which scroll views come to rest.
  @MainActor
  struct ScrollTargetRules {
    private let window = CGSize(width: 200, height: 200)

    private func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

    private func mount(_ view: some View) async -> ViewHarness { await Conformance.mount(view, size: window) }

    /// Scrolls to what the model says.
    private struct Reader<Content: View>: View {
      @ObservedObject var model: ScrollModel
      var anchor: UnitPoint? = .top
      @ViewBuilder let content: Content

      var body: some View {
        ScrollViewReader { proxy in
          ScrollView {
            VStack(spacing: 0) {
              Color.gray.frame(height: 300).aid("start")
              content
              Color.gray.frame(height: 1_000)
            }
          }
          .onChange(of: model.id) { if let id = model.id { proxy.scrollTo(id, anchor: anchor) } }
        }
      }
    }

    /// How far a content is scrolled for the view with the id 7.
    private func offset<Content: View>(@ViewBuilder _ content: () -> Content) async -> CGFloat {
      let model = ScrollModel()
      let harness = await mount(Reader(model: model, content: content))
      await harness.turn { model.id = 7 }
      return -harness.minY("start")
    }

    private struct Choosing: View {
      let isFirst: Bool

      var body: some View {
        if isFirst { Color.red.frame(height: 50) } else { Color.blue.frame(height: 50) }
      }
    }

    @Test func `B15.33d the view that bears the id is scrolled to, not what stands around it`() async {
      #expect(await offset { Color.red.frame(height: 50).id(7) } == 300)
      #expect(await offset { Color.red.frame(height: 50).id(7).padding(20) } == 320)
      #expect(await offset { Color.red.frame(height: 50).padding(20).id(7) } == 300)
      #expect(await offset { Color.red.frame(height: 50).padding(20).id(7).padding(5).frame(height: 200, alignment: .bottom) } == 405)
      #expect(await offset { Color.red.frame(height: 50).id(7).padding(20).background { Color.blue } } == 320)
      #expect(await offset { Choosing(isFirst: true).id(7).padding(20) } == 320)
      #expect(await offset { Choosing(isFirst: true).padding(20).id(7).padding(1) } == 301)
      #expect(await offset { ForEach(7..<9, id: \.self) { _ in Color.red.frame(height: 50) }.padding(20) } == 320)
      #expect(await offset { ForEach(7..<9, id: \.self) { _ in Color.red.frame(height: 50).padding(20) } } == 300)
      #expect(await offset { ForEach([1, 7], id: \.self) { Choosing(isFirst: $0 == 1) }.padding(20) } == 410)
    }

    @Test func `B15.33b of several scroll views the first one that has the id scrolls`() async {
      struct Two: View {
        @ObservedObject var model: ScrollModel

        var body: some View {
          ScrollViewReader { proxy in
            VStack(spacing: 0) {
              ScrollView { RowStack(count: 10) }
              ScrollView {
                VStack(spacing: 0) { ForEach(5..<50, id: \.self) { Color.gray.frame(height: 50).aid("s\($0)") } }
              }
            }
            .onChange(of: model.id) { if let id = model.id { proxy.scrollTo(id, anchor: .top) } }
          }
        }
      }
      let model = ScrollModel()
      let harness = await mount(Two(model: model))
      await harness.turn { model.id = 6 }
      #expect(harness.minY("r6") == 0)
      #expect(harness.minY("s5") == 100)
      await harness.turn { model.id = 20 }
      #expect(harness.minY("r6") == 0)
      #expect(harness.minY("s20") == 100)
    }

    @Test func `B15.39ab what is asked as the view appears is done before it is seen, and the last request of a turn counts`() async {
      struct Early: View {
        @ObservedObject var model: ScrollModel

        var body: some View {
          ScrollViewReader { proxy in
            ScrollView { RowStack() }
              .onAppear { proxy.scrollTo(20, anchor: .top) }
              .onChange(of: model.n) {
                proxy.scrollTo(50, anchor: .top)
                proxy.scrollTo(21)
              }
          }
        }
      }
      let model = ScrollModel()
      let harness = await mount(Early(model: model))
      #expect(harness.minY("r20") == 0)
      await harness.turn { model.n = 1 }
      #expect(harness.minY("r20") == 0)
    }

    @Test func `B15.40abc targets are the children of the outermost layout, and single views that are marked`() async {
      struct Nested: View {
        @ObservedObject var model: ScrollModel
        var isEnabled = true

        var body: some View {
          ScrollView {
            VStack(spacing: 0) {
              ForEach(0..<20, id: \.self) { n in
                VStack(spacing: 0) { ForEach(100..<102, id: \.self) { Color.gray.frame(height: 25).id($0 + n * 10) } }
              }
            }
            .scrollTargetLayout(isEnabled: isEnabled)
          }
          .scrollPosition(id: $model.id)
        }
      }
      let model = ScrollModel()
      let harness = await mount(Nested(model: model))
      await harness.wheel(100)
      #expect(model.id == 2)
      let off = ScrollModel()
      let none = await mount(Nested(model: off, isEnabled: false))
      await none.wheel(100)
      #expect(off.id == nil)
      let single = ScrollModel()
      let marked = await mount(
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<20, id: \.self) { n in Color.gray.frame(height: 50).scrollTarget(isEnabled: n.isMultiple(of: 3)) }
          }
        }
        .scrollPosition(id: Binding(get: { single.id }, set: { single.id = $0 })))
      await marked.wheel(200)
      #expect(single.id == 6)
    }

    @Test func `B15.42 the first target counts of which more than half is in sight`() async {
      struct Followed: View {
        @ObservedObject var model: ScrollModel

        var body: some View {
          ScrollView { VStack(spacing: 0) { ForEach(0..<20, id: \.self) { ScrollRow(n: $0) } }.scrollTargetLayout() }
            .scrollPosition(id: $model.id)
        }
      }
      let model = ScrollModel()
      let harness = await mount(Followed(model: model))
      await harness.wheel(24)
      #expect(model.id == 0)
      await harness.wheel(1)
      #expect(model.id == 1)
    }

    private final class Contexts: ScrollTargetBehavior {
      @MainActor static var seen: [String] = []

      func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let text =
          "\(Int(context.originalTarget.rect.minY)) \(Int(target.rect.minY)) \(abs(context.velocity.dy) > 100) "
          + "\(Int(context.contentSize.height)) \(Int(context.containerSize.height)) \(context.axes == .vertical)"
        MainActor.assumeIsolated { Contexts.seen.append(text) }
      }
    }

    @Test func `B15.45abc a behaviour is asked at the end of a contact and when the viewport has another size`() async {
      let harness = await mount(ScrollView { RowStack() }.contentMargins(.top, 20, for: .scrollContent).scrollTargetBehavior(Contexts()))
      Contexts.seen = []
      await harness.calmDrag(at(100, 150), at(100, 40))
      #expect(Contexts.seen == ["0 100 false 5000 180 true"])
      harness.resize(to: CGSize(width: 200, height: 300))
      await harness.settle()
      #expect(Contexts.seen.last == "100 100 false 5000 280 true")
      await harness.drag(from: at(100, 180), to: at(100, 80), duration: 0.1)
      #expect(Contexts.seen.last?.contains("true 5000 280 true") == true)
    }

    private func aligned(_ behavior: ViewAlignedScrollTargetBehavior, count: Int = 20) async -> ViewHarness {
      await mount(
        ScrollView(.horizontal) {
          HStack(spacing: 0) { ForEach(0..<count, id: \.self) { n in Color.gray.frame(width: 60, height: 100).aid("v\(n)") } }
            .scrollTargetLayout()
        }
        .scrollTargetBehavior(behavior))
    }

    /// How many views a fast contact passes.
    private func passed(_ behavior: ViewAlignedScrollTargetBehavior) async -> CGFloat {
      let harness = await aligned(behavior)
      await harness.drag(from: at(190, 100), to: at(60, 100), duration: 0.1)
      await harness.advance(by: 5)
      return -harness.minX("v0") / 60
    }

    @Test func `B15.47def a limit says how many views one contact passes`() async {
      #expect(await passed(.viewAligned(limitBehavior: .alwaysByOne)) == 1)
      #expect(await passed(.viewAligned(limitBehavior: .alwaysByFew)) == 3)
      #expect(await passed(.viewAligned(limitBehavior: .always)) == 3)
      let free = await passed(.viewAligned(limitBehavior: .never))
      #expect(free > 4 && free == free.rounded())
    }

    @Test func `B15.47ab views are aligned by an anchor, and inside of margins`() async {
      let harness = await mount(
        ScrollView(.horizontal) {
          HStack(spacing: 0) { ForEach(0..<20, id: \.self) { n in Color.gray.frame(width: 60, height: 100).aid("v\(n)") } }
            .scrollTargetLayout()
        }
        .contentMargins(.horizontal, 10, for: .scrollContent)
        .scrollTargetBehavior(.viewAligned(anchor: .center)))
      await harness.calmDrag(at(180, 100), at(10, 100))
      await harness.advance(by: 2)
      #expect(harness.frame(of: "v4")?.midX == 100)
      let leading = await mount(
        ScrollView(.horizontal) {
          HStack(spacing: 0) { ForEach(0..<20, id: \.self) { n in Color.gray.frame(width: 60, height: 100).aid("v\(n)") } }
            .scrollTargetLayout()
        }
        .contentMargins(.horizontal, 10, for: .scrollContent)
        .scrollTargetBehavior(.viewAligned))
      await leading.calmDrag(at(180, 100), at(105, 100))
      await leading.advance(by: 2)
      #expect(leading.minX("v1") == 10)
    }

    @Test func `B15.48ab the end of the content is a place to rest although no view is aligned there`() async {
      let harness = await aligned(.viewAligned(limitBehavior: .never), count: 5)
      await harness.calmDrag(at(190, 100), at(85, 100))
      await harness.advance(by: 2)
      #expect(harness.frame(of: "v4")?.maxX == 200)
      await harness.calmDrag(at(60, 100), at(100, 100))
      await harness.advance(by: 2)
      #expect(harness.minX("v1") == 0)
    }

    @Test func `B15.31c targets in sight are told when rows change places, although nothing scrolls`() async {
      struct Watched: View {
        @ObservedObject var model: ScrollModel

        var body: some View {
          ScrollView { VStack(spacing: 0) { ForEach(model.items, id: \.self) { ScrollRow(n: $0) } }.scrollTargetLayout() }
            .onScrollTargetVisibilityChange(idType: Int.self) { Log.add("\($0)") }
        }
      }
      let model = ScrollModel()
      let harness = await mount(Watched(model: model))
      _ = Log.take()
      await harness.turn { model.items.swapAt(1, 50) }
      #expect(Log.take().filter { $0.hasPrefix("[") } == ["[0, 50, 2, 3]"])
    }

    @Test func `B15.43a a view that is held stays in its place when rows change places, although the content is as long as before`() async {
      struct Held: View {
        @ObservedObject var model: ScrollModel

        var body: some View {
          ScrollView { VStack(spacing: 0) { ForEach(model.items, id: \.self) { ScrollRow(n: $0) } }.scrollTargetLayout() }
            .scrollPosition(id: $model.id, anchor: .top)
        }
      }
      let model = ScrollModel()
      let harness = await mount(Held(model: model))
      await harness.turn { model.id = 10 }
      await harness.turn { model.items.swapAt(10, 40) }
      #expect(harness.minY("r10") == 0)
      #expect(harness.minY("r39") == -50)
    }

    @Test func `B15.36 what another size of the window scrolls to is not animated, although the change before was`() async {
      struct Root: View {
        @ObservedObject var model: ScrollModel

        var body: some View {
          GeometryReader { proxy in
            ScrollView { VStack(spacing: 0) { ForEach(model.items, id: \.self) { ScrollRow(n: $0) } }.scrollTargetLayout() }
              .scrollPosition(id: .constant(proxy.size.width < 200 ? 30 : 0), anchor: .top)
          }
          .opacity(model.n == 0 ? 1 : 0.5)
        }
      }
      let model = ScrollModel()
      let harness = await mount(Root(model: model))
      await harness.turn { withAnimation(.linear(duration: 1)) { model.n = 1 } }
      await harness.advance(by: 2)
      harness.resize(to: CGSize(width: 150, height: 200))
      await harness.settle()
      #expect(harness.minY("r30") == 0)
    }

    private struct Followed: View {
      let isPosition: Bool
      @State private var id: Int?
      @State private var position = ScrollPosition(idType: Int.self)

      private var rows: some View {
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(0..<1_000, id: \.self) { Color.gray.frame(height: 40).accessibilityIdentifier("r\($0)") } }
            .scrollTargetLayout()
        }
      }

      var body: some View {
        VStack(spacing: 0) {
          if isPosition { rows.scrollPosition($position) } else { rows.scrollPosition(id: $id) }
          Text(((isPosition ? position.viewID(type: Int.self) : id) ?? -1).formatted(.number.grouping(.never))).aid("told").frame(
            height: 40)
        }
      }
    }

    @Test(arguments: [Idiom.phone, .desktop], [false, true])
    func `B15.41a what is told after a step of many pages is what is in sight then`(_ idiom: Idiom, _ isPosition: Bool) async {
      let harness = ViewHarness(Followed(isPosition: isPosition), size: CGSize(width: 200, height: 240), idiom: idiom)
      await harness.settle()
      for distance in [1_500, -700, 20_000, -300, 40_000, -50_000] as [CGFloat] {
        await harness.wheel(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: distance), precise: true)
        await harness.advance(by: 1)
        let first = (0..<1_000).first { (harness.frame(of: "r\($0)")?.midY ?? -1) > 0.01 }
        #expect(harness.text(of: "told") == first.map { "\($0)" })
      }
      guard idiom == .desktop else { return }
      for key in [KeyEquivalent.pageDown, .end, .pageUp, .home] {
        await harness.key(key)
        await harness.advance(by: 1)
        let first = (0..<1_000).first { (harness.frame(of: "r\($0)")?.midY ?? -1) > 0.01 }
        #expect(harness.text(of: "told") == first.map { "\($0)" })
      }
    }

    private struct Ending: View {
      @State private var first: Int?

      var body: some View {
        ScrollView {
          LazyVStack(spacing: 8) {
            ForEach(0..<20) { number in Text("row \(number)").frame(height: 50).frame(maxWidth: .infinity) }
          }
          .scrollTargetLayout()
        }
        .scrollPosition(id: $first)
        .overlay { Text("first \(first ?? -1)") }
      }
    }

    @Test(arguments: [Idiom.phone, .desktop]) func `B15.42 the first target is the one at rest, not one that is pulled past the end`(
      _ idiom: Idiom
    ) async {
      let stage = await Stage(Ending(), idiom: idiom, size: CGSize(width: 300, height: 400))
      for way in [300, 3_000, 3_000, -100, 3_000] as [CGFloat] {
        await stage.harness.wheel(at: CGPoint(x: 100, y: 200), by: CGSize(width: 0, height: way), precise: true)
        await stage.rest()
        let shown = (0..<20).first { stage.harness.elementFrame("row \($0)").map { $0.midY > 0 && $0.midY < 400 } ?? false }
        #expect(stage.shows("first \(shown ?? -2)"), "\(way)")
      }
    }
  }
}
