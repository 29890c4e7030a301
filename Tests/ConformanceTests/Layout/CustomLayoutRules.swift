import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Layouts of an app's own (documentation of `Layout`).
  @MainActor
  struct CustomLayoutRules {
    private let wide = CGSize(width: 320, height: 100)

    @Test func `S113 of equally flexible children the first in order is asked first, a custom layout among them`() async {
      await check(
        HStack(spacing: 10) {
          Custom.Half { Box("a") }
          Box("b")
          Box("c")
        }
        .frame(height: 20), in: wide, places: "root 0,0 320x20; a 0,0 50x20; b 60,0 125x20; c 195,0 125x20")
      await check(
        HStack(spacing: 10) {
          Box("b")
          Custom.Half { Box("a") }
          Box("c")
        }
        .frame(height: 20), in: wide, places: "root 0,0 320x20; b 0,0 100x20; a 110,0 50x20; c 170,0 150x20")
    }

    @Test func `B9.01 a layout measures its subviews and places them, with the distances that they want`() async {
      await check(
        Custom.BasicColumn {
          Box("a", 10, 10)
          Box("b", 30, 20)
        }, in: wide, places: "root 0,0 30x38; a 0,0 10x10; b 0,18 30x20")
    }

    @Test func `a layout with parameters gets its proposal, and wraps`() async {
      await check(
        Custom.Flow(spacing: 5) {
          ForEach(0..<5) { Box("\($0)", 40, 10) }
        }
        .frame(width: 130), in: wide, places: "root 0,0 130x25; 0 0,0 40x10; 1 45,0 40x10; 2 90,0 40x10; 3 0,15 40x10; 4 45,15 40x10")
    }

    @Test func `a subview that is not placed is in the middle, with the proposal of the layout`() async {
      struct Lazy: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          proposal.replacingUnspecifiedDimensions()
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
      }
      await check(
        Lazy {
          Box("a", 20, 10)
          Box("b", nil, 10)
        }, in: wide, places: "root 0,0 320x100; a 150,45 20x10; b 0,45 320x10")
    }

    @Test func `of several places the last counts, and the anchor goes there`() async {
      struct Twice: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: 100, height: 100) }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          subviews[0].place(at: .zero, proposal: .unspecified)
          subviews[0].place(at: CGPoint(x: 100, y: 50), anchor: .bottomTrailing, proposal: ProposedViewSize(width: 30, height: nil))
        }
      }
      await check(Twice { Box("a", nil, 20) }, in: wide, places: "root 0,0 100x100; a 70,30 30x20")
    }

    @Test func `B9.24 places are mirrored where leading is right, and a layout can ask`() async {
      struct Asking: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          CGSize(width: 100, height: subviews.layoutDirection == .rightToLeft ? 50 : 10)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          subviews[0].place(at: bounds.origin, proposal: .unspecified)
        }
      }
      await check(
        Asking { Box("a", 20, 10) }.environment(\.layoutDirection, .rightToLeft), in: wide, places: "root 0,0 100x50; a 80,0 20x10")
    }

    @Test func `layout values, priorities and container values reach the layout, and a change lays out again`() async {
      struct Root: View {
        @State private var mark: CGFloat = 40
        @State private var priority = 1.0
        var body: some View {
          VStack(spacing: 0) {
            Custom.Ruler(factor: 1) {
              Box("a", 4, 4)
              Box("b", 4, 4).mark(mark).padding(0)
              Group {
                Box("c", 4, 4)
              }
              .mark(20).mark(60)
            }
            .accessibilityIdentifier("ruler")
            Prioritized {
              Box("d", 4, 4).layoutPriority(priority)
            }
            Button("move") { mark = 80 }
            Button("hurry") { priority = 3 }
          }
        }
      }
      struct Prioritized: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: 50, height: 10) }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          subviews[0].place(at: CGPoint(x: bounds.minX + subviews[0].priority * 10, y: bounds.minY), proposal: .unspecified)
        }
      }
      let harness = await mount(Root())
      func x(_ name: String) -> CGFloat? {
        guard let frame = harness.frame(of: name), let ruler = harness.frame(of: "ruler") else { return nil }
        return frame.minX - ruler.minX
      }
      #expect([x("a"), x("b"), x("c")] == [5, 40, 60])
      let before = harness.frame(of: "d")?.minX ?? 0
      try? await harness.tap("move")
      #expect(x("b") == 80)
      try? await harness.tap("hurry")
      #expect(harness.frame(of: "d")?.minX == before + 20)
      #expect(harness.runtimeIssues.isEmpty)
    }

    @Test func `container values are there for a layout, and a change of one lays out again`() async throws {
      struct Root: View {
        @State private var tag = 10
        var body: some View {
          VStack {
            ByTag { Box("a", 4, 4).tag(tag) }.accessibilityIdentifier("layout")
            Button("go") { tag = 30 }
          }
        }
      }
      struct ByTag: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: 50, height: 10) }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          let place = CGFloat(subviews[0].containerValues.tag(for: Int.self) ?? 0)
          subviews[0].place(at: CGPoint(x: bounds.minX + place, y: bounds.minY), proposal: .unspecified)
        }
      }
      let harness = await mount(Root())
      let start = harness.frame(of: "layout")?.minX ?? 0
      #expect(harness.frame(of: "a")?.minX == start + 10)
      try await harness.tap("go")
      #expect(harness.frame(of: "a")?.minX == start + 30)
    }

    @Test func `B6.29 an animatable layout is laid out in each frame`() async throws {
      struct Root: View {
        @State private var factor: CGFloat = 1
        var body: some View {
          VStack {
            Custom.Ruler(factor: factor) { Box("a", 4, 4).mark(20) }.accessibilityIdentifier("ruler")
            Button("stretch") { withAnimation(.linear(duration: 1)) { factor = 4 } }
          }
        }
      }
      let harness = await mount(Root())
      let start = harness.frame(of: "ruler")?.minX ?? 0
      try await harness.tap("stretch")
      #expect(harness.frame(of: "a")?.minX == start + 20)
      await harness.advance(by: 0.5)
      #expect(abs((harness.frame(of: "a")?.minX ?? 0) - start - 50) < 0.001)
      await harness.advance(by: 0.6)
      #expect(harness.frame(of: "a")?.minX == start + 80)
    }

    @Test func `a layout that cannot be animated moves its views to their new places gradually`() async throws {
      struct Root: View {
        @State private var spacing: CGFloat = 0
        var body: some View {
          VStack(alignment: .leading) {
            Custom.Flow(spacing: spacing) {
              Box("a", 10, 10)
              Box("b", 10, 10)
            }
            Button("spread") { withAnimation(.linear(duration: 1)) { spacing = 100 } }
          }
          .frame(width: 300, alignment: .leading)
        }
      }
      let harness = await mount(Root())
      let start = harness.presented("b", .x) ?? 0
      try await harness.tap("spread")
      await harness.advance(by: 0.5)
      #expect(abs((harness.frame(of: "b")?.minX ?? 0) - start - 100) < 0.001)
      #expect(abs((harness.presented("b", .x) ?? 0) - start - 50) < 0.001)
    }

    @Test func `the cache is made once, and updated when the layout or a subview changes`() async throws {
      struct Root: View {
        @State private var width: CGFloat = 10
        @State private var other = 0
        @State private var count = 1
        var body: some View {
          VStack {
            Noting {
              Box("a", width, 10)
              ForEach(0..<count, id: \.self) { Box("row\($0)", 5, 5) }
            }
            Text("other \(other)")
            Button("widen") { width = 20 }
            Button("other") { other += 1 }
            Button("add") { count += 1 }
          }
        }
      }
      let harness = await mount(Root())
      #expect(Log.take() == ["make 2"])
      try await harness.tap("other")
      #expect(Log.take().isEmpty)
      try await harness.tap("widen")
      #expect(Log.take() == ["update 2"])
      try await harness.tap("add")
      #expect(Log.take() == ["update 3"])
      #expect(harness.frame(of: "row1")?.size == CGSize(width: 5, height: 5))
    }

    /// Notes what becomes of its cache.
    private struct Noting: Layout {
      struct Cache {
        var widths: [CGFloat]
      }

      func makeCache(subviews: Subviews) -> Cache {
        note("make \(subviews.count)")
        return Cache(widths: subviews.map { $0.sizeThatFits(.unspecified).width })
      }

      func updateCache(_ cache: inout Cache, subviews: Subviews) {
        note("update \(subviews.count)")
        cache.widths = subviews.map { $0.sizeThatFits(.unspecified).width }
      }

      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        CGSize(width: cache.widths.reduce(0, +), height: 10)
      }

      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        var x = bounds.minX
        for (subview, width) in zip(subviews, cache.widths) {
          subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
          x += width
        }
      }

      private func note(_ line: String) { MainActor.assumeIsolated { Log.add(line) } }
    }

    @Test func `B9.19 a layout merges the guides of its subviews unless it sets its own`() async {
      struct Guided: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: 40, height: 40) }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
        func explicitAlignment(
          of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) -> CGFloat? { guide == .top ? bounds.minY + 10 : nil }
      }
      await check(
        HStack(alignment: .top, spacing: 0) {
          Guided { Box("a", 4, 4) }.accessibilityIdentifier("guided")
          Box("b", 10, 10)
        }, in: wide, places: "root 0,0 50x40; guided 0,0 40x40; b 40,10 10x10")
      await check(
        HStack(alignment: .top, spacing: 0) {
          Custom.BasicColumn {
            Box("a", 20, 20)
            Box("c", 20, 20).alignmentGuide(.top) { _ in 5 }
          }
          Box("b", 10, 10)
        }, in: wide, places: "root 0,0 30x48; b 20,33 10x10; a 0,0 20x20; c 0,28 20x20")
    }

    @Test func `B9.08 spacers and dividers follow the orientation of a layout, and its spacing is that of its subviews`() async {
      struct Row: Layout {
        static var layoutProperties: LayoutProperties {
          var properties = LayoutProperties()
          properties.stackOrientation = .horizontal
          return properties
        }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          HStackLayout(spacing: 0).sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          HStackLayout(spacing: 0).placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
      }
      await check(
        Row {
          Box("a", 10, 10)
          Spacer()
          Box("b", 10, 30)
        }, in: wide, places: "root 0,0 320x30; a 0,10 10x10; b 310,0 10x30")
      await check(
        VStack {
          Box("a", 10, 10)
          Row { Spacer().frame(height: 4) }.accessibilityIdentifier("row")
        }, in: wide, places: "root 0,0 320x22; a 155,0 10x10; row 0,18 320x4")
    }

    @Test func `a layout hands parts of its subviews to others`() async {
      struct TwoRows: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: 100, height: 60) }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          let row = HStackLayout(spacing: 10)
          let upper = CGRect(x: bounds.minX, y: bounds.minY, width: 100, height: 30)
          row.placeSubviews(in: upper, proposal: ProposedViewSize(upper.size), subviews: subviews[1...], cache: &cache)
          let lower = upper.offsetBy(dx: 0, dy: 30)
          row.placeSubviews(in: lower, proposal: ProposedViewSize(lower.size), subviews: subviews[[0]], cache: &cache)
        }
      }
      await check(
        TwoRows {
          Box("a", 20)
          Box("b")
          Box("c")
        }, in: wide, places: "root 0,0 100x60; a 0,30 20x30; b 0,0 45x30; c 55,0 45x30")
    }

    @Observable final class Model: @unchecked Sendable {
      var offset: CGFloat = 5
    }

    @Test func `a layout that reads a model is laid out again when it changes`() async throws {
      struct Reading: Layout {
        let model: Model
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: 100, height: 10) }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          subviews[0].place(at: CGPoint(x: bounds.minX + model.offset, y: bounds.minY), proposal: .unspecified)
        }
      }
      let model = Model()
      let harness = await mount(Reading(model: model) { Box("a", 4, 4) }.frame(width: 390, alignment: .leading))
      #expect(harness.frame(of: "a")?.minX == 5)
      await harness.turn { model.offset = 25 }
      #expect(harness.frame(of: "a")?.minX == 25)
    }
  }
}
