import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Views and states that go while something of them moves, and changes without an end.
  @MainActor struct InterruptedMotion {
    private func harness<V: View>(_ view: V) async -> ViewHarness {
      let harness = ViewHarness(view, textMeasurer: FixedAdvanceMeasurer())
      await harness.settle()
      _ = Log.take()
      return harness
    }

    struct Flight: View {
      @State private var isThere = true
      @State private var x = 0.0

      var body: some View {
        VStack {
          if isThere { Color.red.frame(width: 10, height: 10).offset(x: x).transition(.slide).accessibilityIdentifier("it") }
          Button("go") {
            withAnimation(.linear(duration: 1)) {
              x += 100
            } completion: {
              Log.add("done")
            }
          }
          Button("remove") { isThere = false }
        }
      }
    }

    @Test func `B6.22 a view that goes in flight ends its animation, and the completion comes once`() async throws {
      let harness = await harness(Flight())
      try await harness.tap("go")
      await harness.advance(by: 0.5)
      try await harness.tap("remove")
      await harness.advance(by: 2)
      #expect(harness.presented("it", .offsetX) == nil)
      #expect(Log.take() == ["done"])
      harness.resetCounters()
      await harness.advance(by: 1)
      #expect(harness.frames.isEmpty)
    }

    @Test func `B6.22 a completion may begin the next animation`() async throws {
      struct Rounds: View {
        @State private var x = 0.0

        private func next() {
          guard x < 300 else { return Log.add("over") }
          withAnimation(.linear(duration: 0.5)) {
            x += 100
          } completion: {
            next()
          }
        }

        var body: some View {
          VStack {
            Color.red.frame(width: 10, height: 10).offset(x: x).accessibilityIdentifier("it")
            Button("go") { next() }
          }
        }
      }
      let harness = await harness(Rounds())
      try await harness.tap("go")
      await harness.advance(by: 0.75)
      let shown = harness.presented("it", .offsetX) ?? 0
      #expect(shown > 100 && shown < 200)
      await harness.advance(by: 3)
      #expect(harness.presented("it", .offsetX) == 300)
      #expect(Log.take() == ["over"])
    }

    @Test func `B6.20 a change in each frame for ten seconds rests at the model, and leaves nothing`() async throws {
      struct Restless: View {
        @State private var x = 0.0

        var body: some View {
          VStack {
            Color.red.frame(width: 10, height: 10).offset(x: x).accessibilityIdentifier("it")
            Button("go") { withAnimation(.bouncy) { x = x == 0 ? 100 : 0 } }
          }
        }
      }
      let harness = await harness(Restless())
      for _ in 0..<600 {
        try await harness.tap("go")
        await harness.advance(by: 1.0 / 60)
        #expect(harness.presented("it", .offsetX)?.isFinite == true)
      }
      let size = harness.treeSize
      await harness.advance(by: 3)
      #expect(harness.presented("it", .offsetX) == 0)
      #expect(harness.treeSize == size)
    }
  }
}
