import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Changes under an animation.
  @MainActor struct AnimatedChanges {
    struct Moving: View {
      @State private var x = 0.0

      var body: some View {
        let _ = Log.add("body \(x)")
        VStack {
          Color.red.frame(width: 10, height: 10).offset(x: x).accessibilityIdentifier("box")
          Button("go") { withAnimation(.linear(duration: 1)) { x = 100 } }
        }
      }
    }

    @Test func `B6.04 the model changes at once, and the picture jumps with it`() async throws {
      _ = Log.take()
      let harness = ViewHarness(Moving())
      await harness.settle()
      #expect(harness.presented("box", .offsetX) == 0)
      try await harness.tap("go")
      #expect(harness.presented("box", .offsetX) == 100)
      await harness.advance(by: 0.5)
      #expect(harness.presented("box", .offsetX) == 100)
      #expect(Log.take() == ["body 0.0", "body 100.0"])
    }
  }
}
