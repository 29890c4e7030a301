import Foundation
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Random keys in a text editor and in fields: what is written is what is shown and read (B21.67, B21.68).
  @MainActor
  struct RandomTyping {
    private final class Written { var texts = ["", "", ""] }

    private struct Root: View {
      let written: Written
      @State private var texts = ["", "", ""]
      var body: some View {
        VStack {
          TextEditor(text: text(0)).aid("editor").frame(height: 120)
          TextField("field", text: text(1)).aid("field")
          TextField("lines", text: text(2), axis: .vertical).lineLimit(1...4).aid("lines")
        }
      }

      private func text(_ index: Int) -> Binding<String> {
        Binding(
          get: { texts[index] },
          set: {
            texts[index] = $0
            written.texts[index] = $0
          })
      }
    }

    private static let keys: [KeyEquivalent] = [
      .leftArrow, .rightArrow, .upArrow, .downArrow, .home, .end, .delete, .deleteForward, .return, .space, "a", "é", "👩‍👧", "\u{301}", "ש",
      "م", "漢", "한", "🇩🇪", "z",
      "x", "v", "a", "y",
    ]
    private static let modifiers: [EventModifiers] = [[], [], [], [], .shift, .control, [.control, .shift], .option, .command]

    @Test(arguments: [Idiom.phone, .desktop]) func `what random keys write is shown and read`(_ idiom: Idiom) async throws {
      let count = (ProcessInfo.processInfo.environment["RIVULET_EDIT_SEEDS"].flatMap { Int($0) } ?? 400) / 100
      for seed in 1...max(count, 1) {
        var random = LinearGenerator(state: UInt64(seed))
        let written = Written()
        let harness = await mounted(Root(written: written), idiom)
        let names = ["editor", "field", "lines"]
        for step in 0..<60 {
          if step % 15 == 0 {
            let frame = try #require(harness.frame(of: names[(step / 15 + seed) % 3]))
            await harness.tap(at: CGPoint(x: frame.minX + CGFloat.random(in: 4...300, using: &random), y: frame.midY))
          }
          let key = Self.keys.randomElement(using: &random)!
          await harness.key(key, modifiers: Self.modifiers.randomElement(using: &random)!)
          for (index, name) in names.enumerated() where (harness.text(of: name) ?? "") != written.texts[index] {
            Issue.record("seed \(seed), step \(step): \(name) shows \(harness.text(of: name) ?? "nil"), not \(written.texts[index])")
            return
          }
        }
        #expect(harness.runtimeIssues == [])
      }
    }

  }

  /// Random numbers that are the same on every machine.
  private struct LinearGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }
  }
}
