import RivuletTesting
import SwiftUI

/// Measures text: strings that are new, compared with Pango in C, and a string that was measured before.
@MainActor
struct TextBenchmark {
  let options: Options

  private static let count = 2_000
  private static let font = ResolvedFont(size: 17)

  /// The number of times each side runs, alternately, because the speed of a shared machine varies over periods of some seconds.
  private static let passes = 5

  /// Returns the times for a new and for a previously measured text, in microseconds.
  func figures() -> [Figure] {
    var least: [Figure] = []
    for _ in 0..<Self.passes {
      let figures = pass()
      least = least.isEmpty ? figures : zip(least, figures).map { $0.least(with: $1) }
    }
    return least
  }

  private func pass() -> [Figure] {
    var figures: [Figure] = []
    if options.wants("text new") { figures.append(newTexts()) }
    if options.wants("text seen") { figures.append(seenText()) }
    return figures
  }

  private func newTexts() -> Figure {
    let measurer = SystemFontMeasurer()
    var least = Double.infinity
    for round in 0..<5 {
      // The measured time includes the creation of the strings, as it does in the Pango program.
      let time = Stopwatch.milliseconds {
        for index in 0..<Self.count { measure("string \(index) of round \(round)", with: measurer) }
      }
      least = min(least, time * 1e3 / Double(Self.count))
    }
    let theirs = options.program("pango-strings").map { Program(command: [$0, "new", "\(Self.count)"]).numbers() }
    return Figure(name: "text new", value: least, unit: "us", baseline: theirs?["new"]?.first, limit: .ratio(1.2))
  }

  private func seenText() -> Figure {
    let measurer = SystemFontMeasurer()
    let texts = (0..<100).map { "a text that was seen before, number \($0)" }
    for text in texts { measure(text, with: measurer) }
    var least = Double.infinity
    for _ in 0..<options.rounds {
      let time = Stopwatch.milliseconds { for _ in 0..<100 { for text in texts { measure(text, with: measurer) } } }
      least = min(least, time * 1e3 / 10_000)
    }
    return Figure(name: "text seen", value: least, unit: "us", limit: .value(0.1))
  }

  private func measure(_ text: String, with measurer: SystemFontMeasurer) {
    _ = measurer.size(of: text, font: Self.font, proposal: .unspecified, lineLimit: nil)
  }
}
