import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Animations of the app's own.
  @MainActor struct CustomAnimations {
    /// Half of the way, and after a second all of it; counts its calls.
    struct Halfway: CustomAnimation {
      func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        context.state[Calls.self] += 1
        return time < 1 ? value.scaled(by: 0.5) : nil
      }
    }

    /// Goes on where the one before it was, at the same pace.
    struct Steady: CustomAnimation {
      func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        time < 2 ? value.scaled(by: time / 2) : nil
      }

      func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
      ) -> Bool { previous == Animation(self) }
    }

    struct Calls: AnimationStateKey {
      static var defaultValue: Int { 0 }
    }

    struct Moving: View {
      let animation: Animation
      @State private var x = 0.0

      var body: some View {
        VStack {
          Color.red.frame(width: 10, height: 10).offset(x: x).accessibilityIdentifier("box")
          Button("go") { withAnimation(animation) { x += 100 } }
        }
      }
    }

    @Test func `an animation of the app's own says where the value is, and when it is over`() async throws {
      let harness = ViewHarness(Moving(animation: Animation(Halfway())))
      await harness.settle()
      try await harness.tap("go")
      #expect(harness.presented("box", .offsetX) == 50)
      await harness.advance(by: 0.9)
      #expect(harness.presented("box", .offsetX) == 50)
      await harness.advance(by: 0.2)
      #expect(harness.presented("box", .offsetX) == 100)
    }

    @Test func `one that merges takes over time and way of the one before`() async throws {
      let harness = ViewHarness(Moving(animation: Animation(Steady())))
      await harness.settle()
      try await harness.tap("go")
      await harness.advance(by: 1)
      #expect(harness.presented("box", .offsetX) == 50)
      try await harness.tap("go")
      #expect(harness.presented("box", .offsetX) == 100)
      await harness.advance(by: 0.5)
      #expect(harness.presented("box", .offsetX) == 150)
      await harness.advance(by: 0.6)
      #expect(harness.presented("box", .offsetX) == 200)
    }
  }
}
