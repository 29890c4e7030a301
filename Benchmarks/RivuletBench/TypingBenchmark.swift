import RivuletTesting
import SwiftUI

/// Measures the time from a key press to its painted frame in a text editor that contains a megabyte of text, in many paragraphs or one.
@MainActor
struct TypingBenchmark {
  let options: Options

  private static let length = 1_000_000

  func figures() async -> [Figure] {
    var figures: [Figure] = []
    for (name, end) in [("text key, paragraphs", "\n"), ("text key, one paragraph", " ")] where options.wants(name) {
      let times = await times(end)
      figures.append(Figure(name: name, value: times.max() ?? 0, unit: "ms", limit: .value(16)))
    }
    return figures
  }

  /// Returns the shortest times of several key presses near the beginning of the text.
  private func times(_ end: String) async -> [Double] {
    // With repeated lines, line breaks after an edit would never realign with the previous ones.
    let words = (0..<Self.length / 62).map { "number \($0 * 7_919 % 10_007), some words of a long text, line after line" }
    let text = words.joined(separator: end)
    let harness = ViewHarness(
      Editor(text: text), size: CGSize(width: 800, height: 600), idiom: .desktop, displayScale: 1, textMeasurer: SystemFontMeasurer())
    harness.recordsFrames = false
    await harness.settle()
    await harness.tap(at: CGPoint(x: 300, y: 200))
    harness.paintDamage()
    var times: [Double] = []
    for key: KeyEquivalent in ["a", " ", .delete, "b"] {
      var least = Double.infinity
      for _ in 0..<max(options.rounds / 2, 3) {
        let start = Stopwatch.now()
        await harness.key(key)
        harness.paintDamage()
        least = min(least, Stopwatch.now() - start)
      }
      times.append(least)
    }
    await harness.close()
    return times
  }

  private struct Editor: View {
    @State var text: String

    var body: some View { TextEditor(text: $text) }
  }
}
