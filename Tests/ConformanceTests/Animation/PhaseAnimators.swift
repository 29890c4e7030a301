import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Contents that go from phase to phase.
  @MainActor struct PhaseAnimators {
    struct Box<Content: View>: View {
      @ViewBuilder let content: (Int) -> Content
      @State private var count = 0
      @State private var isShown = true

      var body: some View {
        VStack {
          if isShown { content(count) }
          Button("go") { count += 1 }
          Button("remove") { isShown = false }
        }
      }
    }

    private func offset(_ harness: ViewHarness) -> Double { harness.presented("box", .offsetX) ?? .nan }

    private func red(_ x: Double) -> some View { Color.red.frame(width: 10, height: 10).offset(x: x).accessibilityIdentifier("box") }

    private func expect(_ harness: ViewHarness, _ x: Double, sourceLocation: SourceLocation = #_sourceLocation) {
      #expect(abs(offset(harness) - x) < 1e-6, "\(offset(harness)) is not \(x)", sourceLocation: sourceLocation)
    }

    @Test func `phases without a trigger go round and round, each by its own animation`() async {
      let harness = await mount(
        Box { _ in
          PhaseAnimator([0.0, 100]) { x in
            red(x)
          } animation: { x in
            .linear(duration: x == 0 ? 2 : 1)
          }
        })
      for _ in 0..<3 {
        await harness.advance(by: 0.5)
        expect(harness, 50)
        await harness.advance(by: 0.5)
        expect(harness, 100)
        await harness.advance(by: 1)
        expect(harness, 50)
        await harness.advance(by: 1)
        expect(harness, 0)
      }
    }

    @Test func `a trigger leads through all phases once and back to the first`() async throws {
      let harness = await mount(
        Box { count in
          Color.red.frame(width: 10, height: 10)
            .phaseAnimator([0.0, 100, 50], trigger: count) { view, x in
              let _ = Log.add("\(x)")
              view.offset(x: x)
            } animation: { _ in
              .linear(duration: 1)
            }
            .accessibilityIdentifier("box")
        })
      await harness.advance(by: 1)
      #expect(Set(Log.take()) == ["0.0"])
      for _ in 0..<2 {
        try await harness.tap("go")
        _ = Log.take()
        // Every half second there is a frame at that very instant.
        for x in [50.0, 100, 75, 50, 25, 0] {
          await harness.advance(by: 0.5)
          expect(harness, x)
        }
        #expect(Log.take() == ["50.0", "0.0"])
        let frames = harness.frames.count
        await harness.advance(by: 2)
        #expect(Log.take() == [] && harness.frames.count == frames)
      }
    }

    @Test func `a trigger on the way begins the next phase at once`() async throws {
      let harness = await mount(
        Box { count in
          PhaseAnimator([0.0, 100, 200], trigger: count) {
            red($0)
          } animation: { _ in
            .linear(duration: 1)
          }
        })
      try await harness.tap("go")
      await harness.advance(by: 0.5)
      expect(harness, 50)
      try await harness.tap("go")
      await harness.advance(by: 1)
      expect(harness, 200)
      await harness.advance(by: 1)
      expect(harness, 0)
      await harness.advance(by: 2)
      expect(harness, 0)
    }

    @Test func `phases without an animation take a frame each`() async {
      let harness = await mount(
        Box { _ in
          PhaseAnimator([1, 2, 3]) { phase in
            let _ = Log.add("\(phase)")
            Text("\(phase)")
          } animation: { _ in
            nil
          }
        })
      #expect(Log.take().count <= 2)
      await harness.advance(by: 0.5)
      let phases = Log.take()
      #expect(phases.count == 30)
      #expect(zip(phases, phases.dropFirst()).allSatisfy { Int($1) == (Int($0) ?? 0) % 3 + 1 })
      #expect(harness.runtimeIssues.isEmpty)
    }

    @Test func `phases that look alike don't hang`() async {
      let harness = await mount(Box { _ in PhaseAnimator([1, 2]) { _ in Text("same") } })
      await harness.advance(by: 0.5)
      #expect(harness.texts.first == "same" && harness.runtimeIssues.isEmpty)
    }

    @Test func `phases that come later are gone through as well`() async throws {
      let harness = await mount(
        Box { count in
          PhaseAnimator(count == 1 ? [0.0, 100] : [0]) {
            red($0)
          } animation: { _ in
            .linear(duration: 1)
          }
        })
      await harness.advance(by: 0.5)
      try await harness.tap("go")
      await harness.advance(by: 0.5)
      expect(harness, 50)
      try await harness.tap("go")
      await harness.advance(by: 3)
      expect(harness, 0)
      let frames = harness.frames.count
      await harness.advance(by: 1)
      #expect(harness.frames.count == frames)
    }

    @Test func `a view that goes takes no more phases`() async throws {
      let harness = await mount(
        Box { _ in
          PhaseAnimator([0.0, 100]) { x in
            let _ = Log.add("\(x)")
            red(x)
          } animation: { _ in
            .linear(duration: 1)
          }
        })
      await harness.advance(by: 0.5)
      try await harness.tap("remove")
      await harness.advance(by: 0.1)
      _ = Log.take()
      let frames = harness.frames.count
      await harness.advance(by: 3)
      #expect(Log.take() == [] && harness.frames.count == frames)
    }

    @Test func `one phase is at rest, and none is told`() async {
      let one = await mount(Box { _ in PhaseAnimator([7]) { Text("\($0)") } })
      let frames = one.frames.count
      await one.advance(by: 1)
      #expect(one.texts.first == "7" && one.frames.count == frames)
      let none = await mount(Box { _ in PhaseAnimator([Int]()) { Text("\($0)") } })
      #expect(none.texts == ["go", "remove"])
      #expect(none.runtimeIssues.map(\.kind) == [.invalidValue])
    }
  }
}
