import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Rules of B15 and B16 about views that are scrolled to before they are made.
  @MainActor
  struct ScrollSearchRules {
    private let window = CGSize(width: 300, height: 400)

    @MainActor
    final class Model: ObservableObject {
      @Published var go = 0
      @Published var number: Int?
      @Published var name: String?
      @Published var position = ScrollPosition(idType: String.self)
    }

    private struct Chapter: Identifiable {
      let id: Int
      let rows: [Int]
    }

    private struct Message: Identifiable {
      let id = UUID()
      let number: Int
    }

    private static let chapters = (0..<12).map { place in Chapter(id: 1_000 + place, rows: (0..<10).map { place * 10 + $0 }) }
    private static let messages = (0..<100).map { Message(number: $0) }

    /// A row of a length of its own.
    private struct Row: View {
      let number: Int

      var body: some View {
        Text("row \(number)").frame(height: CGFloat(20 + number * 37 % 41)).frame(maxWidth: .infinity).aid("r\(number)")
      }
    }

    /// A row that names itself.
    private struct NamedRow: View {
      let number: Int

      var body: some View { Row(number: number).id("x\(number)") }
    }

    private struct ChapterRows: View {
      let chapter: Chapter
      var namesHeader = false

      var body: some View {
        Section {
          ForEach(chapter.rows, id: \.self) { Row(number: $0) }
        } header: {
          if namesHeader { Text("head").aid("h\(chapter.id)").id("head \(chapter.id)") } else { Text("head").aid("h\(chapter.id)") }
        }
      }
    }

    private struct Bottom: View {
      var body: some View { Text("end").frame(height: 1).aid("bottom").id("bottom") }
    }

    /// Scrolls to an identity when the model says so.
    private struct Reader<ID: Hashable, Content: View>: View {
      @ObservedObject var model: Model
      let id: ID
      let anchor: UnitPoint
      let animation: Animation?
      @ViewBuilder let content: Content

      var body: some View {
        ScrollViewReader { proxy in
          content.onChange(of: model.go) { withAnimation(animation) { proxy.scrollTo(id, anchor: anchor) } }
        }
      }
    }

    /// Where a view is after a scroll to an identity; nil if it is not there.
    private func frame<ID: Hashable, Content: View>(
      of name: String, afterScrollTo id: ID, anchor: UnitPoint = .top, animation: Animation? = nil, idiom: Idiom = .phone,
      @ViewBuilder _ content: () -> Content
    ) async -> CGRect? {
      let model = Model()
      let harness = ViewHarness(
        Reader(model: model, id: id, anchor: anchor, animation: animation, content: content), size: window, idiom: idiom)
      await harness.settle()
      await harness.turn { model.go += 1 }
      _ = await harness.rest()
      return harness.frame(of: name)
    }

    /// Whether a view is at the top, as far as the margins of its container let it.
    private func isAtTop(_ frame: CGRect?) -> Bool { frame.map { $0.minY >= 0 && $0.minY < 40 } ?? false }

    private func isAtBottom(_ frame: CGRect?) -> Bool { frame.map { $0.maxY <= 400.5 && $0.maxY > 360 } ?? false }

    enum Container: CaseIterable {
      case stack, pinned, grid, list, plainList, form

      @MainActor @ViewBuilder func callAsFunction(@ViewBuilder _ content: () -> some View) -> some View {
        switch self {
        case .stack: ScrollView { LazyVStack { content() } }
        case .pinned: ScrollView { LazyVStack(pinnedViews: .sectionHeaders) { content() } }
        case .grid: ScrollView { LazyVGrid(columns: [GridItem(), GridItem()]) { content() } }
        case .list: List { content() }
        case .plainList: List { content() }.listStyle(.plain)
        case .form: Form { content() }.formStyle(.grouped)
        }
      }
    }

    @Test(arguments: Container.allCases, [Idiom.phone, .desktop])
    func `B16.28ab every id that content declares is found before its row is made`(_ container: Container, _ idiom: Idiom) async {
      for animation in [nil, Animation.default] {
        #expect(
          isAtTop(
            await frame(of: "r85", afterScrollTo: 85, animation: animation, idiom: idiom) {
              container { ForEach(Self.chapters) { ChapterRows(chapter: $0) } }
            }))
        #expect(
          await frame(of: "h1008", afterScrollTo: "head 1008", animation: animation, idiom: idiom) {
            container { ForEach(Self.chapters) { ChapterRows(chapter: $0, namesHeader: true) } }
          } != nil)
        #expect(
          await frame(of: "h1008", afterScrollTo: "chapter 1008", animation: animation, idiom: idiom) {
            container { ForEach(Self.chapters) { chapter in ChapterRows(chapter: chapter).id("chapter \(chapter.id)") } }
          } != nil)
        #expect(
          isAtTop(
            await frame(of: "r70", afterScrollTo: "x70", animation: animation, idiom: idiom) {
              container { ForEach(Self.messages) { NamedRow(number: $0.number) } }
            }))
        #expect(
          isAtBottom(
            await frame(of: "bottom", afterScrollTo: "bottom", anchor: .bottom, animation: animation, idiom: idiom) {
              container {
                ForEach(Self.messages) { Row(number: $0.number) }
                Bottom()
              }
            }))
      }
    }

    @Test func `B16.28ab an id inside of a row is found, in whatever the row is`() async {
      #expect(
        isAtTop(
          await frame(of: "r95", afterScrollTo: 95) {
            ScrollView {
              LazyVStack { ForEach(Self.chapters) { chapter in VStack { ForEach(chapter.rows, id: \.self) { Row(number: $0) } } } }
            }
          }))
      #expect(
        isAtTop(
          await frame(of: "r95", afterScrollTo: 95) {
            ScrollView {
              LazyVStack { ForEach(Self.chapters) { chapter in LazyVStack { ForEach(chapter.rows, id: \.self) { Row(number: $0) } } } }
            }
          }))
      #expect(
        isAtTop(
          await frame(of: "r70", afterScrollTo: "x70") {
            ScrollView { LazyVStack { ForEach(0..<100, id: \.self) { AnyView(NamedRow(number: $0)) } } }
          }))
      #expect(
        isAtBottom(
          await frame(of: "bottom", afterScrollTo: "bottom", anchor: .bottom) {
            ScrollView {
              LazyVStack { ForEach(0..<100, id: \.self) { Row(number: $0) } }
              Bottom()
            }
          }))
    }

    private struct Long: View {
      @ObservedObject var model: Model
      let id: String
      let count: Int

      var body: some View {
        ScrollViewReader { proxy in
          ScrollView {
            LazyVStack {
              ForEach(0..<count, id: \.self) { n in Text("\(n)").id("x\(n)").aid("r\(n)").onAppear { Log.add("+\(n)") } }
              Bottom()
            }
          }
          .onChange(of: model.go) { proxy.scrollTo(id, anchor: .top) }
        }
      }
    }

    @Test func `B16.28d a search goes on from frame to frame, shows nothing of what it looks at, and ends`() async {
      let model = Model()
      let harness = await Conformance.mount(Long(model: model, id: "x4800", count: 5_000), size: window)
      _ = Log.take()
      await harness.turn { model.go += 1 }
      _ = await harness.rest()
      #expect(harness.minY("r4800") == 0)
      #expect(Log.take().allSatisfy { (Int($0.dropFirst()) ?? 0) >= 4_790 })
      let none = Model()
      let other = await Conformance.mount(Long(model: none, id: "nothing", count: 3_000), size: window)
      let place = other.minY("r0")
      await other.turn { none.go += 1 }
      #expect(await other.rest())
      #expect(other.minY("r0") == place)
    }

    @Test func `B16.28bd a single view after a million rows is found without these`() async {
      let model = Model()
      let harness = await Conformance.mount(Long(model: model, id: "bottom", count: 1_000_000), size: window)
      harness.resetCounters()
      await harness.turn { model.go += 1 }
      #expect(harness.frame(of: "bottom") != nil)
      #expect(harness.counters.bodies < 1_000)
    }

    private struct Bound: View {
      @ObservedObject var model: Model

      var body: some View {
        ScrollView {
          LazyVStack {
            ForEach(Self.numbers, id: \.self) { NamedRow(number: $0) }
            Bottom()
          }
          .scrollTargetLayout()
        }
        .scrollPosition(id: $model.name, anchor: .top)
      }

      static let numbers = Array(0..<100)
    }

    private struct Positioned: View {
      @ObservedObject var model: Model

      var body: some View {
        ScrollView {
          LazyVStack {
            ForEach(Self.chapters) { ChapterRows(chapter: $0) }
            Bottom()
          }
        }
        .scrollPosition($model.position)
      }

      static var chapters: [Chapter] { ScrollSearchRules.chapters }
    }

    @Test func `B16.28ab a position that is bound reaches every id, at first and later`() async {
      let model = Model()
      model.name = "x70"
      let bound = await Conformance.mount(Bound(model: model), size: window)
      #expect(bound.minY("r70") == 0)
      await bound.turn { withAnimation { model.name = "bottom" } }
      _ = await bound.rest()
      #expect(bound.frame(of: "bottom")?.maxY == 400)
      let other = Model()
      other.position = ScrollPosition(id: 95, anchor: .top)
      let positioned = await Conformance.mount(Positioned(model: other), size: window)
      #expect(positioned.minY("r95") == 0)
      await positioned.turn { other.position.scrollTo(id: "bottom", anchor: .bottom) }
      #expect(positioned.frame(of: "bottom")?.maxY == 400)
      await positioned.turn { other.position.scrollTo(edge: .top) }
      #expect(positioned.minY("h1000") == 0)
      await positioned.turn { withAnimation { other.position.scrollTo(edge: .bottom) } }
      _ = await positioned.rest()
      #expect(positioned.frame(of: "bottom")?.maxY == 400)
    }

    private struct Pages: View {
      @ObservedObject var model: Model

      var body: some View {
        ScrollView(.horizontal) {
          LazyHStack(spacing: 0) {
            ForEach(0..<6, id: \.self) { page in
              ScrollView { VStack { ForEach(0..<30, id: \.self) { Text("\($0)") } } }
                .containerRelativeFrame([.horizontal, .vertical])
                .aid("page\(page)")
            }
          }
          .scrollTargetLayout()
        }
        .scrollTargetBehavior(.paging)
        .scrollPosition(id: $model.number)
      }
    }

    @Test(arguments: [1, 2, 3, 5])
    func `B16.28a B15.46d pages with the same ids inside are told apart, and stay when the window grows or shrinks`(
      _ page: Int
    ) async {
      let model = Model()
      let harness = await Conformance.mount(Pages(model: model), size: window)
      await harness.turn { model.number = page }
      _ = await harness.rest()
      #expect(harness.frame(of: "page\(page)")?.minX == 0)
      for width: CGFloat in [220, 500, 317, 90] {
        harness.resize(to: CGSize(width: width, height: 400))
        await harness.settle()
        _ = await harness.rest()
        let frame = harness.frame(of: "page\(page)")
        #expect(frame?.minX == 0)
        #expect(frame?.width == width)
      }
    }

    private struct InnerReader: View {
      @ObservedObject var model: Model
      let isLazy: Bool

      var body: some View {
        ScrollView {
          VStack {
            ScrollView(.horizontal) {
              ScrollViewReader { proxy in
                HStack { ForEach(200..<220, id: \.self) { Text("\($0)") } }
                  .onChange(of: model.go) { proxy.scrollTo(60, anchor: .top) }
              }
            }
            if isLazy {
              LazyVStack { ForEach(0..<100, id: \.self) { Row(number: $0) } }
            } else {
              VStack { ForEach(0..<100, id: \.self) { Row(number: $0) } }
            }
          }
        }
      }
    }

    @Test(arguments: [false, true]) func `B15.33c a reader inside of scroll views scrolls the next one around it that has the id`(
      _ isLazy: Bool
    ) async {
      let model = Model()
      let harness = await Conformance.mount(InnerReader(model: model, isLazy: isLazy), size: window)
      await harness.turn { model.go += 1 }
      #expect(harness.minY("r60") == 0)
    }
  }
}
