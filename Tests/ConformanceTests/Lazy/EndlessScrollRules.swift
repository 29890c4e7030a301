import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Ids of more elements than can be looked at: B16.28, B16.30.
  @MainActor
  struct EndlessScrollRules {
    enum Kind: CaseIterable {
      case stack, row, list, grid, sections, rowsOfTwo, nested
    }

    enum Data: CaseIterable {
      case constant, range, closed, small, unsigned, mapped
    }

    private struct Endless: View {
      @ObservedObject var m: ScrollModel
      let kind: Kind
      let data: Data
      @Binding var position: Int?

      var body: some View {
        ScrollViewReader { proxy in
          content.scrollPosition(id: $position, anchor: .topLeading)
            .onChange(of: m.id) {
              guard let id = m.id else { return }
              switch data {
              case _ where kind == .rowsOfTwo: proxy.scrollTo(id, anchor: .topLeading)
              case .small: proxy.scrollTo(Int32(clamping: id), anchor: .topLeading)
              case .unsigned: proxy.scrollTo(UInt(id), anchor: .topLeading)
              default: proxy.scrollTo(id, anchor: .topLeading)
              }
            }
        }
      }

      @ViewBuilder private var content: some View {
        switch kind {
        case .stack: ScrollView { LazyVStack(spacing: 0) { rows } }
        case .row: ScrollView(.horizontal) { LazyHStack(spacing: 0) { rows } }
        case .list: List { rows }
        case .grid: ScrollView { LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) { rows } }
        case .sections: ScrollView { LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) { Section("head") { rows } } }
        case .rowsOfTwo:
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<Int.max, id: \.self) { n in
                row(n)
                Color.blue
              }
            }
          }
        case .nested: ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1) { _ in rows } } }
        }
      }

      @ViewBuilder private var rows: some View {
        switch data {
        case .constant: ForEach(0..<Int.max) { row($0) }
        case .range: ForEach(-5..<Int.max / 2, id: \.self) { row($0) }
        case .closed: ForEach(0...(Int.max - 1), id: \.self) { row($0) }
        case .small: ForEach(Int32(-5)..<Int32.max, id: \.self) { row(Int($0)) }
        case .unsigned: ForEach(UInt(3)..<UInt(1 << 62), id: \.self) { row(Int($0)) }
        case .mapped: ForEach((0..<Int.max).lazy.map { Element(id: $0) }) { row($0.id) }
        }
      }

      private func row(_ n: Int) -> some View { Color.red.frame(width: 30, height: 50).aid("c\(n)") }
    }

    private struct Element: Identifiable { let id: Int }

    private final class Place { var id: Int? }

    @Test(arguments: Kind.allCases, Data.allCases)
    func `B16.28ac an element of data without end is found by its id`(_ kind: Kind, _ data: Data) async {
      let (m, place) = (ScrollModel(), Place())
      let position = Binding<Int?>(get: { place.id }, set: { place.id = $0 })
      let harness = await mount(Endless(m: m, kind: kind, data: data, position: position), size: CGSize(width: 300, height: 240))
      await harness.turn { m.id = 1_000_000 }
      #expect(harness.frame(of: "c1000000") != nil)
      #expect(harness.frame(of: "c0") == nil)
      await harness.turn { m.id = 7 }
      #expect(harness.frame(of: "c7") != nil)
      // An id that no element has. Other data than ranges are searched for it.
      if data != .mapped {
        await harness.turn { m.id = .max }
        #expect(harness.frame(of: "c7") != nil)
      }
      #expect(harness.runtimeIssues.isEmpty)
    }

    @Test(arguments: [Kind.stack, .row])
    func `B16.28a a row that is too far away for exact places is not reached, and nothing hangs`(_ kind: Kind) async {
      let (m, place) = (ScrollModel(), Place())
      let position = Binding<Int?>(get: { place.id }, set: { place.id = $0 })
      let harness = await mount(Endless(m: m, kind: kind, data: .constant, position: position), size: CGSize(width: 300, height: 240))
      await harness.turn { m.id = 1_000_000_000_000 }
      await harness.turn { m.id = 9 }
      #expect(harness.frame(of: "c9") != nil)
      #expect(harness.runtimeIssues.isEmpty)
    }

    private struct Uneven: View {
      @ObservedObject var m: ScrollModel

      var body: some View {
        ScrollViewReader { proxy in
          ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1_000) { Color.red.frame(height: CGFloat(20 + $0 % 7 * 9)).aid("u\($0)") } } }
            .onChange(of: m.n) { withAnimation(.linear(duration: 1)) { proxy.scrollTo(700, anchor: .top) } }
        }
      }
    }

    @Test func `B16.29b a row that is asked for twice while the scroll goes on is reached exactly`() async {
      let m = ScrollModel()
      let harness = await mount(Uneven(m: m), size: CGSize(width: 300, height: 240))
      await harness.turn { m.n = 1 }
      await harness.advance(by: 0.3)
      await harness.turn { m.n = 2 }
      await harness.advance(by: 3)
      #expect(harness.frame(of: "u700")?.minY == 0)
    }

    private struct Followed: View {
      @ObservedObject var m: ScrollModel
      let kind: Kind

      var body: some View {
        switch kind {
        case .row:
          ScrollView(.horizontal) { LazyHStack(spacing: 0) { rows }.scrollTargetLayout() }.scrollPosition(id: $m.id, anchor: .leading)
        case .list: List { rows }.scrollPosition(id: $m.id, anchor: .top)
        default: ScrollView { LazyVStack(spacing: 0) { rows }.scrollTargetLayout() }.scrollPosition(id: $m.id, anchor: .top)
        }
      }

      private var rows: some View { ForEach(0..<Int.max, id: \.self) { Color.red.frame(width: 50, height: 50).aid("c\($0)") } }
    }

    @Test(arguments: [Kind.stack, .row, .list])
    func `B15.43 a scroll position among data without end is set and followed`(_ kind: Kind) async {
      let m = ScrollModel()
      m.id = 500_000
      let harness = await mount(Followed(m: m, kind: kind), size: CGSize(width: 300, height: 240))
      #expect(harness.frame(of: "c500000") != nil)
      await harness.turn { m.id = 2_000_000 }
      #expect(harness.frame(of: "c2000000") != nil)
      if kind != .list {
        await harness.wheel(at: CGPoint(x: 100, y: 100), by: kind == .row ? CGSize(width: 100, height: 0) : CGSize(width: 0, height: 100))
        #expect(m.id == 2_000_002)
      }
      #expect(harness.runtimeIssues.isEmpty)
    }

    @Test func `B16.07a B16.08a a row without end has a finite height and scrolls`() async {
      let harness = await mount(
        VStack(spacing: 0) {
          ScrollView(.horizontal) {
            LazyHStack(spacing: 0) { ForEach(0..<Int.max, id: \.self) { Color.red.frame(width: 30, height: 50).aid("c\($0)") } }.aid("row")
          }.aid("scroll")
          Color.blue.aid("rest")
        }, size: CGSize(width: 300, height: 240))
      #expect(harness.frame(of: "scroll")?.height == 50 || harness.frame(of: "scroll")?.height == 120)
      #expect(harness.frame(of: "row").map { $0.height.isFinite && $0.width.isFinite } == true)
      await harness.wheel(at: CGPoint(x: 100, y: 20), by: CGSize(width: 90, height: 0))
      #expect(harness.frame(of: "c3")?.minX == 0)
      #expect(harness.runtimeIssues.isEmpty)
    }
  }
}
