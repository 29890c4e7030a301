import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Rules of B15 about the offset over time, and about bringing content up to date.
  @MainActor
  struct ScrollStateRules {
    private let window = CGSize(width: 200, height: 200)

    private func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

    private func mount(_ view: some View, idiom: Idiom = .phone) async -> ViewHarness {
      let harness = ViewHarness(view, size: window, idiom: idiom)
      await harness.settle()
      _ = Log.take()
      return harness
    }

    private struct Rows: View {
      @ObservedObject var model: ScrollModel

      var body: some View { VStack(spacing: 0) { ForEach(model.items, id: \.self) { ScrollRow(n: $0) } } }
    }

    @Test func `B15.49ab the offset stays when bodies run, and goes with the identity of the scroll view`() async {
      struct Root: View {
        @ObservedObject var model: ScrollModel

        var body: some View {
          VStack(spacing: 0) {
            Text("\(model.n)").frame(height: 0)
            ScrollView { RowStack() }.id(model.id)
          }
        }
      }
      let model = ScrollModel()
      let harness = await mount(Root(model: model))
      await harness.wheel(70)
      await harness.turn { model.n = 1 }
      #expect(harness.minY("r0") == -70)
      await harness.turn { model.id = 1 }
      #expect(harness.minY("r0") == 0)
    }

    @Test func `B15.50d anchors for single roles`() async {
      let initial = await mount(ScrollView { RowStack() }.defaultScrollAnchor(.bottom, for: .initialOffset))
      #expect(initial.maxY("r99") == 200)
      let short = await mount(ScrollView { RowStack(count: 1) }.defaultScrollAnchor(.bottom, for: .initialOffset))
      #expect(short.minY("r0") == 0)
      let aligned = await mount(ScrollView { RowStack(count: 1) }.defaultScrollAnchor(.center, for: .alignment))
      #expect(aligned.minY("r0") == 75)
      let model = ScrollModel()
      struct Changing: View {
        @ObservedObject var model: ScrollModel

        var body: some View { ScrollView { Rows(model: model) }.defaultScrollAnchor(.bottom, for: .sizeChanges) }
      }
      let harness = await mount(Changing(model: model))
      #expect(harness.minY("r0") == 0)
      await harness.wheel(10_000)
      await harness.turn { model.items += [100, 101] }
      #expect(harness.maxY("r101") == 200)
    }

    @Test func `B15.51a rows that come above the viewport push down what is in sight`() async {
      let model = ScrollModel()
      let harness = await mount(ScrollView { Rows(model: model) })
      await harness.wheel(100)
      #expect(harness.minY("r2") == 0)
      await harness.turn { model.items.insert(contentsOf: [-2, -1], at: 0) }
      #expect(harness.minY("r2") == 100)
      #expect(harness.minY("r0") == 0)
    }

    @Test func `B15.51bc content that becomes shorter is clamped with the animation of the change`() async {
      let model = ScrollModel()
      let harness = await mount(ScrollView { Rows(model: model) })
      await harness.wheel(1_000)
      await harness.turn { withAnimation(.linear(duration: 1)) { model.items = Array(0..<22) } }
      #expect(harness.maxY("r21") == 200)
      #expect(abs((harness.presented("r20", .y) ?? 0) - 0) < 1)
      await harness.advance(by: 0.5)
      #expect(abs((harness.presented("r20", .y) ?? 0) - 50) < 2)
      await harness.advance(by: 0.6)
      #expect(harness.presented("r20", .y) == 100)
    }

    @Test func `B15.52ab a viewport of another size keeps the offset, within the limits`() async {
      let harness = await mount(ScrollView { RowStack(count: 10) })
      await harness.wheel(200)
      harness.resize(to: CGSize(width: 200, height: 250))
      await harness.settle()
      #expect(harness.minY("r0") == -200)
      harness.resize(to: CGSize(width: 200, height: 400))
      await harness.settle()
      #expect(harness.minY("r0") == -100)
      harness.resize(to: window)
      await harness.settle()
      #expect(harness.minY("r0") == -100)
    }

    @Test func `B15.53f a key brings the content up to date on a desktop, once at a time`() async throws {
      let harness = await mount(
        ScrollView { RowStack() }.refreshable {
          await MainActor.run { Log.add("start") }
          try? await Task.sleep(for: .seconds(3_600))
          let wasCancelled = Task.isCancelled
          await MainActor.run { Log.add(wasCancelled ? "cancelled" : "end") }
        }, idiom: .desktop)
      await harness.key("r", modifiers: .command)
      try await harness.wait(timeout: .seconds(600)) { Log.count > 0 }
      await harness.key("r", modifiers: .command)
      await harness.settle()
      #expect(Log.take() == ["start"])
    }

    @Test func `B15.53g what brings the content up to date is cancelled when the view disappears`() async throws {
      struct Root: View {
        @ObservedObject var model: ScrollModel

        var body: some View {
          if model.n == 0 {
            ScrollView { Color.red.frame(height: 500) }.refreshable {
              await MainActor.run { Log.add("start") }
              try? await Task.sleep(for: .seconds(3_600))
              let wasCancelled = Task.isCancelled
              await MainActor.run { Log.add(wasCancelled ? "cancelled" : "end") }
            }
          }
        }
      }
      let model = ScrollModel()
      let harness = await mount(Root(model: model))
      await harness.calmDrag(at(100, 20), at(100, 150))
      try await harness.wait(timeout: .seconds(600)) { Log.count > 0 }
      #expect(Log.take() == ["start"])
      await harness.turn { model.n = 1 }
      try await harness.wait(timeout: .seconds(600)) { Log.count > 0 }
      #expect(Log.take() == ["cancelled"])
    }
  }
}
