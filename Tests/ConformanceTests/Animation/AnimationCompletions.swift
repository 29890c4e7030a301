import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// B6.22, B6.23: what is called when animations are over.
  @MainActor struct AnimationCompletions {
    struct Moving: View {
      let animation: Animation
      var criteria = AnimationCompletionCriteria.logicallyComplete
      @State private var x = 0.0
      @State private var isShown = true

      var body: some View {
        VStack {
          if isShown { Color.red.frame(width: 10, height: 10).offset(x: x).accessibilityIdentifier("box") }
          Button("go") {
            withAnimation(animation, completionCriteria: criteria) {
              x += 100
            } completion: {
              Log.add("complete \(Int(x))")
            }
          }
          Button("remove") { isShown = false }
        }
      }
    }

    private func harness(_ view: Moving) async throws -> ViewHarness {
      let harness = ViewHarness(view)
      await harness.settle()
      _ = Log.take()
      try await harness.tap("go")
      #expect(Log.take() == [])
      return harness
    }

    @Test func `S104 B6.22 a completion comes when the animation is over`() async throws {
      let harness = try await harness(Moving(animation: .linear(duration: 1)))
      await harness.advance(by: 0.9)
      #expect(Log.take() == [])
      await harness.advance(by: 0.2)
      #expect(Log.take() == ["complete 100"])
      await harness.advance(by: 5)
      #expect(Log.take() == [])
    }

    @Test func `S104 B6.22 one that is interrupted is complete exactly once`() async throws {
      for animation in [Animation.linear(duration: 1), .spring(duration: 1)] {
        let harness = try await harness(Moving(animation: animation))
        await harness.advance(by: 0.5)
        try await harness.tap("go")
        await harness.advance(by: 10)
        #expect(Log.take() == ["complete 200", "complete 200"])
      }
    }

    @Test func `B6.22 a spring is logically complete before it is removed`() async throws {
      let logical = try await harness(Moving(animation: .spring(duration: 0.5, bounce: 0.5)))
      await logical.advance(by: 0.55)
      #expect(Log.take() == ["complete 100"])
      let removed = try await harness(Moving(animation: .spring(duration: 0.5, bounce: 0.5), criteria: .removed))
      await removed.advance(by: 0.55)
      #expect(Log.take() == [])
      await removed.advance(by: 5)
      #expect(Log.take() == ["complete 100"])
    }

    @Test func `B6.23 logicallyComplete moves the completion and not the animation`() async throws {
      let harness = try await harness(Moving(animation: .linear(duration: 1).logicallyComplete(after: 0.2)))
      await harness.advance(by: 0.25)
      #expect(Log.take() == ["complete 100"])
      #expect(harness.presented("box", .offsetX) == 25)
    }

    @Test func `B6.22 a view that goes while it moves completes its animations`() async throws {
      let harness = try await harness(Moving(animation: .linear(duration: 1)))
      await harness.advance(by: 0.5)
      try await harness.tap("remove")
      await harness.advance(by: 0.1)
      #expect(Log.take() == ["complete 100"])
    }
  }
}
