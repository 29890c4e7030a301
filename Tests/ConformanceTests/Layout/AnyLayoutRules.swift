import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Layouts whose type changes, and those of the stacks (documentation of `AnyLayout`).
  @MainActor
  struct AnyLayoutRules {
    private let wide = CGSize(width: 200, height: 100)

    @Test func `HStackLayout lays out as HStack, VStackLayout as VStack, ZStackLayout as ZStack`() async {
      await check(
        HStackLayout(alignment: .bottom, spacing: 3) {
          Box("a", 10, 20)
          Box("b", 10, 10)
          Spacer()
          Box("c", 10, 10)
        }, in: wide, places: "root 0,0 200x20; a 0,0 10x20; b 13,10 10x10; c 190,10 10x10")
      await check(
        VStackLayout(alignment: .leading) {
          Box("a", 10, 20)
          Box("b", 20, 10)
        }, in: wide, places: "root 0,0 20x38; a 0,0 10x20; b 0,28 20x10")
      await check(
        ZStackLayout(alignment: .topLeading) {
          Box("a", 30, 20)
          Box("b", 20, 40)
        }, in: wide, places: "root 0,0 30x40; a 0,0 30x20; b 0,0 20x40")
      await check(
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          VStackLayout(spacing: 0) {
            Box("a", 10, 10)
            Box("b", 10, 10).alignmentGuide(.firstTextBaseline) { _ in 0 }
          }
          Box("c", 10, 5)
        }, in: wide, places: "root 0,0 20x20; c 10,5 10x5; a 0,0 10x10; b 0,10 10x10")
    }

    private struct Turning: View {
      @State private var isRow = true
      var body: some View {
        let layout = isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
        VStack(alignment: .leading, spacing: 0) {
          layout {
            Counter(t: "c").frame(width: 60, height: 40).accessibilityIdentifier("c")
            Spacer()
            Divider().accessibilityIdentifier("line")
            Box("b", 20, 40)
          }
          .frame(width: 300, height: 300, alignment: .topLeading)
          Button("turn") { isRow.toggle() }
          Button("glide") { withAnimation(.linear(duration: 1)) { isRow.toggle() } }
        }
      }
    }

    @Test func `a change of the layout's type keeps the views and their state, and turns spacers and dividers`() async throws {
      let harness = await mount(Turning())
      let row = try #require(harness.frame(of: "c"))
      #expect(harness.frame(of: "b")?.minX == row.minX + 280)
      #expect(harness.frame(of: "line")?.width == 0.5)
      try await harness.tap("c0")
      try await harness.tap("turn")
      #expect(harness.texts.contains("c1"))
      #expect(harness.frame(of: "b")?.minY == (harness.frame(of: "c")?.minY ?? 0) + 260)
      #expect(harness.frame(of: "line")?.height == 0.5)
    }

    @Test func `B6.29 a change of the layout's type is animated`() async throws {
      let harness = await mount(Turning())
      let start = harness.presented("b", .x) ?? 0
      let counter = harness.counters
      _ = counter
      try await harness.tap("glide")
      let end = harness.frame(of: "b")?.minX ?? 0
      #expect(abs((harness.presented("b", .x) ?? 0) - start) < 0.001)
      await harness.advance(by: 0.5)
      #expect(abs((harness.presented("b", .x) ?? 0) - (start + end) / 2) < 0.001)
      await harness.advance(by: 1)
      #expect(harness.presented("b", .x) == Double(end))
    }

    @Test func `B6.29 an animatable layout inside of AnyLayout is laid out in each frame, and jumps to one of another type`() async throws {
      struct Root: View {
        @State private var factor: CGFloat = 1
        @State private var isRuler = true
        var body: some View {
          let layout = isRuler ? AnyLayout(Custom.Ruler(factor: factor)) : AnyLayout(Custom.Flow(spacing: factor))
          VStack {
            layout { Box("a", 4, 4).mark(20) }.frame(width: 200, alignment: .leading).accessibilityIdentifier("ruler")
            Button("stretch") { withAnimation(.linear(duration: 1)) { factor = 4 } }
            Button("switch") { withAnimation(.linear(duration: 1)) { isRuler = false } }
          }
        }
      }
      let harness = await mount(Root())
      let start = harness.frame(of: "ruler")?.minX ?? 0
      try await harness.tap("stretch")
      await harness.advance(by: 0.5)
      #expect(abs((harness.frame(of: "a")?.minX ?? 0) - start - 50) < 0.001)
      await harness.advance(by: 1)
      try await harness.tap("switch")
      #expect(harness.frame(of: "a")?.minX == start)
      #expect(harness.runtimeIssues.isEmpty)
    }
  }
}
