import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Words about what the pointer rests on.
  @MainActor
  struct HelpRules {
    private func harness(_ idiom: Idiom) async -> ViewHarness {
      let harness = ViewHarness(Button("b") {}.help("Explains"), size: CGSize(width: 200, height: 100), idiom: idiom)
      await harness.settle()
      return harness
    }

    @Test func `S406 B21.09abc help is a hint, and words beside the pointer that rests on the desktop`() async {
      let harness = await harness(.desktop)
      #expect(harness.hint(of: "b") == "Explains")
      await harness.hover(at: CGPoint(x: 100, y: 50))
      await harness.advance(by: 0.7)
      #expect(!harness.texts.contains("Explains"))
      await harness.advance(by: 0.2)
      #expect(harness.texts.contains("Explains"))
      #expect(harness.semanticsDump().split(separator: "\n").count == 1)
      await harness.hover(at: nil)
      #expect(!harness.texts.contains("Explains"))
    }

    @Test func `B21.09ac a pointer that moves on shows no words, and neither does a phone`() async {
      let desktop = await harness(.desktop)
      await desktop.hover(at: CGPoint(x: 100, y: 50))
      await desktop.advance(by: 0.5)
      await desktop.hover(at: CGPoint(x: 101, y: 50))
      await desktop.advance(by: 0.5)
      #expect(!desktop.texts.contains("Explains"))
      let phone = await harness(.phone)
      await phone.hover(at: CGPoint(x: 100, y: 50))
      await phone.advance(by: 2)
      #expect(phone.hint(of: "b") == "Explains")
      #expect(!phone.texts.contains("Explains"))
    }

    @Test func `words go with the view that they are about`() async throws {
      struct Root: View {
        @State private var isShown = true
        var body: some View {
          VStack(spacing: 0) {
            if isShown { Color.red.frame(height: 50).help("Red") }
            Button("hide") { isShown = false }
          }
        }
      }
      let harness = ViewHarness(Root(), size: CGSize(width: 200, height: 100), idiom: .desktop)
      await harness.settle()
      await harness.hover(at: CGPoint(x: 100, y: 20))
      await harness.advance(by: 1)
      #expect(harness.texts.contains("Red"))
      try await harness.tap("hide")
      #expect(!harness.texts.contains("Red"))
    }
  }
}
