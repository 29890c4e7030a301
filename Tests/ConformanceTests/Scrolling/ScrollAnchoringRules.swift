import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Rules of B15.50 about lazy rows, of B15.09 and B9.12 about lengths in scroll views, and of B15.26–B15.29 about what is told at the beginning.
  @MainActor
  struct ScrollAnchoringRules {
    private let window = CGSize(width: 300, height: 400)

    @MainActor
    final class Model: ObservableObject {
      @Published var count = 30
    }

    enum Kind: CaseIterable {
      case stack, padded, sections, grid, list, row
    }

    private struct Rows: View {
      @ObservedObject var model: Model
      let kind: Kind

      var body: some View {
        switch kind {
        case .stack: ScrollView { LazyVStack { rows } }.defaultScrollAnchor(.bottom)
        case .padded: ScrollView { LazyVStack { rows }.padding(.top, 50) }.defaultScrollAnchor(.bottom)
        case .sections: ScrollView { LazyVStack { Section("head") { rows } } }.defaultScrollAnchor(.bottom)
        case .grid: ScrollView { LazyVGrid(columns: [GridItem()]) { rows } }.defaultScrollAnchor(.bottom)
        case .list: List { rows }.listStyle(.plain).defaultScrollAnchor(.bottom)
        case .row:
          ScrollView(.horizontal) {
            LazyHStack { ForEach(0..<model.count, id: \.self) { Color.gray.frame(width: length($0), height: 50).aid("r\($0)") } }
          }
          .defaultScrollAnchor(.trailing)
        }
      }

      private var rows: some View {
        ForEach(0..<model.count, id: \.self) { Color.gray.frame(height: length($0)).aid("r\($0)") }
      }

      private func length(_ number: Int) -> CGFloat { CGFloat(20 + number * 37 % 41) }
    }

    /// How far the last row ends from the end of the viewport.
    private func distance(_ harness: ViewHarness, _ last: Int, _ kind: Kind, of length: CGFloat) -> CGFloat {
      guard let frame = harness.frame(of: "r\(last)") else { return .infinity }
      return length - (kind == .row ? frame.maxX : frame.maxY)
    }

    @Test(arguments: Kind.allCases, [30, 100, 1_000])
    func `B15.50ac uneven lazy rows begin at their end and stay there`(_ kind: Kind, _ count: Int) async {
      let model = Model()
      model.count = count
      let harness = await Conformance.mount(Rows(model: model, kind: kind), size: window)
      let length = kind == .row ? window.width : window.height
      let rest = distance(harness, count - 1, kind, of: length)
      // A row of a list has a margin of its own.
      #expect(abs(rest) < (kind == .list ? 30 : 0.5))
      await harness.turn { model.count += 1 }
      #expect(abs(distance(harness, count, kind, of: length) - rest) < (kind == .list ? 15 : 0.5))
      await harness.turn { withAnimation { model.count += 3 } }
      _ = await harness.rest()
      #expect(abs(distance(harness, count + 3, kind, of: length)) < (kind == .list ? 30 : 0.5))
      for length: CGFloat in [250, 600] {
        harness.resize(to: CGSize(width: length, height: length))
        await harness.settle()
        #expect(abs(distance(harness, count + 3, kind, of: length)) < (kind == .list ? 30 : 0.5))
      }
    }

    @Test func `B15.50c rows that people have scrolled to stay, and the end holds again when they are back`() async throws {
      let model = Model()
      model.count = 100
      let harness = await Conformance.mount(Rows(model: model, kind: .stack), size: window)
      await harness.wheel(-300)
      let first = try #require((0..<100).first { harness.minY("r\($0)") >= 0 })
      let place = harness.minY("r\(first)")
      await harness.turn { model.count = 110 }
      #expect(harness.minY("r\(first)") == place)
      await harness.wheel(5_000)
      _ = await harness.rest()
      await harness.turn { model.count = 120 }
      #expect(abs(distance(harness, 119, .stack, of: 400)) < 0.5)
    }

    @Test(arguments: [false, true]) func `B15.50e the anchor of a role wins over the general one in either order`(_ generalFirst: Bool)
      async
    {
      func view(_ height: CGFloat) -> some View {
        let scroll = ScrollView { Color.gray.frame(height: height).aid("content") }
        return Group {
          if generalFirst {
            scroll.defaultScrollAnchor(.bottom).defaultScrollAnchor(.top, for: .alignment)
          } else {
            scroll.defaultScrollAnchor(.top, for: .alignment).defaultScrollAnchor(.bottom)
          }
        }
      }
      #expect(await Conformance.mount(view(100), size: window).minY("content") == 0)
      #expect(await Conformance.mount(view(1_000), size: window).maxY("content") == 400)
    }

    @Test func `B15.09d rows of lazy stacks are as long as the room inside of margins`() async {
      let across = await Conformance.mount(
        ScrollView(.horizontal) {
          LazyHStack(spacing: 0) { ForEach(0..<5, id: \.self) { Color.gray.containerRelativeFrame(.horizontal).aid("r\($0)") } }
        }
        .contentMargins(.horizontal, 20, for: .scrollContent), size: window)
      #expect(across.frame(of: "r0")?.width == 260)
      let shares = await Conformance.mount(
        ScrollView(.horizontal) {
          LazyHStack(spacing: 10) {
            ForEach(0..<5, id: \.self) { Color.gray.containerRelativeFrame(.horizontal, count: 2, spacing: 10).aid("r\($0)") }
          }
        }
        .contentMargins(20), size: window)
      #expect(shares.frame(of: "r0")?.width == 125)
      for view in [
        AnyView(ScrollView { pages }.contentMargins(20, for: .scrollContent)), AnyView(ScrollView { pages }.safeAreaPadding(20)),
      ] {
        #expect(await Conformance.mount(view, size: window).frame(of: "r0")?.size == CGSize(width: 260, height: 360))
      }
    }

    private var pages: some View {
      LazyVStack(spacing: 0) { ForEach(0..<5, id: \.self) { Color.gray.containerRelativeFrame([.horizontal, .vertical]).aid("r\($0)") } }
    }

    private var ends: some View {
      VStack(spacing: 0) {
        Color.red.frame(height: 20).aid("first")
        Spacer()
        Color.red.frame(height: 20).aid("last")
      }
    }

    @Test func `B9.12 a least length in a scroll view is what the content has room for`() async {
      let high = await Conformance.mount(ScrollView { ends.frame(minHeight: 380) }, size: window)
      #expect(high.minY("first") == 0)
      #expect(high.maxY("last") == 380)
      let filling = await Conformance.mount(GeometryReader { room in ScrollView { ends.frame(minHeight: room.size.height) } }, size: window)
      #expect(filling.maxY("last") == 400)
      let wide = await Conformance.mount(
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            Color.red.frame(width: 20).aid("first")
            Spacer()
            Color.red.frame(width: 20).aid("last")
          }
          .frame(minWidth: 280)
        }, size: window)
      #expect(wide.frame(of: "first")?.minX == 0)
      #expect(wide.frame(of: "last")?.maxX == 280)
      for view in [
        AnyView(ScrollView { Color.red.aid("color").frame(minHeight: 100) }),
        AnyView(ScrollView { LazyVStack { Color.red.aid("color").frame(minHeight: 100) } }),
        AnyView(VStack { Color.red.aid("color").frame(minHeight: 100) }.fixedSize(horizontal: false, vertical: true)),
      ] {
        #expect(await Conformance.mount(view, size: window).frame(of: "color")?.height == 100)
      }
      let long = await Conformance.mount(ScrollView { Color.red.frame(height: 500).aid("color").frame(minHeight: 100) }, size: window)
      #expect(long.frame(of: "color")?.height == 500)
    }

    @Test func `B15.26c B15.27c B15.29h with margins the container lies inside of them, and the beginning is told`() async {
      var geometries: [ScrollGeometry] = []
      var phases: [ScrollPhase] = []
      let view = ScrollView { Color.gray.frame(height: 1_000) }
        .contentMargins(.top, 20, for: .scrollContent)
        .onScrollGeometryChange(for: ScrollGeometry.self) {
          $0
        } action: {
          geometries.append($1)
        }
        .onScrollPhaseChange { phases.append($1) }
        .frame(width: 200, height: 150)
      let harness = await Conformance.mount(view, size: window)
      _ = await harness.rest()
      #expect(geometries.count == 2)
      #expect(geometries.first?.containerSize.height == 150)
      #expect(geometries.last?.containerSize.height == 130)
      #expect(geometries.last?.bounds.minY == -20)
      #expect(geometries.last?.visibleRect == CGRect(x: 0, y: -20, width: 200, height: 150))
      #expect(phases == [.idle])
    }
  }
}
