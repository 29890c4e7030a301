import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Effects and sizes that follow from where a view is in a scroll view (B15.09, B15.32).
  @MainActor
  struct ScrollEffectRules {
    private let window = CGSize(width: 200, height: 200)

    @Test func `B15.32bch views fade while they leave, and layout does not change`() async {
      let harness = await mount(
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<20) { n in
              Color.red.frame(height: 100).aid("c\(n)")
                .scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0) }
            }
          }
        }, size: window)
      #expect(harness.presented("c0", .opacity) == 1)
      #expect(harness.presented("c1", .opacity) == 1)
      await harness.wheel(50)
      #expect(abs((harness.presented("c0", .opacity) ?? 0) - 0.5) < 0.01)
      #expect(harness.presented("c1", .opacity) == 1)
      #expect(abs((harness.presented("c2", .opacity) ?? 0) - 0.5) < 0.01)
      #expect(harness.frame(of: "c0") == CGRect(x: 0, y: -50, width: 200, height: 100))
    }

    @Test func `B15.32ae the phase tells the edge, and what is animated switches at the threshold`() async {
      let harness = await mount(
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<20) { n in
              Color.red.frame(height: 100).aid("c\(n)")
                .scrollTransition(.animated.threshold(.visible(0.5))) { content, phase in content.offset(x: phase.value * 10) }
            }
          }
        }, size: window)
      await harness.wheel(40)
      #expect(harness.presented("c0", .offsetX) == 0)
      await harness.wheel(20)
      #expect(harness.presented("c0", .offsetX) == -10)
      #expect(harness.presented("c3", .offsetX) == 10)
    }

    @Test func `B15.09ac an effect follows the place of a view, and reads it in the space of the scroll view`() async {
      let harness = await mount(
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<20) { n in
              Color.red.frame(height: 100).aid("c\(n)")
                .visualEffect { content, proxy in content.offset(x: -proxy.frame(in: .scrollView).minY / 10) }
            }
          }
        }, size: window)
      #expect(harness.presented("c1", .offsetX) == -10)
      await harness.wheel(70)
      #expect(harness.presented("c1", .offsetX) == -3)
    }

    @Test func `B15.09d a length follows from that of the scroll view without its margins, and from the window elsewhere`() async {
      let harness = await mount(
        ScrollView(.horizontal) {
          HStack(spacing: 10) {
            ForEach(0..<6) { n in
              Color.red.containerRelativeFrame(.horizontal, count: 2, spacing: 10).frame(height: 50).aid("c\(n)")
            }
          }
        }
        .contentMargins(.horizontal, 20, for: .scrollContent), size: window)
      #expect(harness.frame(of: "c0")?.width == 75)
      #expect(harness.frame(of: "c1")?.minX == 105)
      harness.resize(to: CGSize(width: 300, height: 200))
      await harness.settle()
      #expect(harness.frame(of: "c0")?.width == 125)
      let plain = await mount(
        VStack {
          Color.red.containerRelativeFrame([.horizontal, .vertical]) { length, axis in axis == .horizontal ? length / 2 : length / 4 }.aid(
            "c")
        }, size: window)
      #expect(plain.frame(of: "c")?.size == CGSize(width: 100, height: 50))
      plain.resize(to: CGSize(width: 300, height: 200))
      await plain.settle()
      #expect(plain.frame(of: "c")?.size == CGSize(width: 150, height: 50))
    }

    @Test func `B15.31c the targets in sight are told in view order`() async {
      let harness = await mount(
        ScrollView { VStack(spacing: 0) { ForEach(0..<20, id: \.self) { ScrollRow(n: $0) } }.scrollTargetLayout() }
          .onScrollTargetVisibilityChange(idType: Int.self) { Log.add("\($0)") }, size: window)
      #expect(Log.take().filter { $0.hasPrefix("[") } == ["[0, 1, 2, 3]"])
      await harness.wheel(20)
      #expect(Log.take() == [])
      await harness.wheel(10)
      #expect(Log.take() == ["[1, 2, 3, 4]"])
    }
  }
}
