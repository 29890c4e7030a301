import Foundation
import RivuletTesting
import SwiftUI

/// Measures scrolling by 40 points per frame through a table of 1,000 rows of real text, up to the pixels of a window of 800 × 600 points.
@MainActor
struct ScrollBenchmark {
  let options: Options

  private static let name = "scroll 1000"
  private static let step = 40
  private static let frames = 120

  /// Returns the times of the slowest and the average frame. The count is the number of pixel lines that the worst frame paints: the
  /// strip that scrolls into view, and less than one line for the scroll bar.
  func figures() async -> [Figure] {
    guard options.wants(Self.name) else { return [] }
    var best: (worst: Double, mean: Double, lines: Int)?
    for _ in 0..<max(options.rounds / 5, 3) {
      let round = await self.round()
      best = best.map { (min($0.worst, round.worst), min($0.mean, round.mean), max($0.lines, round.lines)) } ?? round
    }
    guard let best else { return [] }
    return [
      Figure(
        name: Self.name, value: best.worst, unit: "ms", count: best.lines, countBar: Self.step + 1, limit: .value(16)),
      Figure(name: "\(Self.name), mean", value: best.mean, unit: "ms"),
    ]
  }

  private func round() async -> (worst: Double, mean: Double, lines: Int) {
    let store = RowStore()
    store.append(1_000)
    let harness = ViewHarness(
      ScrolledTable(store: store), size: CGSize(width: 800, height: 600), displayScale: 1, textMeasurer: SystemFontMeasurer())
    harness.recordsFrames = false
    await harness.settle()
    harness.paintDamage()
    var (worst, sum, pixels) = (0.0, 0.0, 0)
    for _ in 0..<Self.frames {
      let start = Stopwatch.now()
      await harness.wheel(at: CGPoint(x: 400, y: 300), by: CGSize(width: 0, height: Self.step), precise: true)
      let painted = harness.paintDamage()
      await harness.advance(by: 1.0 / 60)
      let time = Stopwatch.now() - start
      (worst, sum, pixels) = (max(worst, time), sum + time, max(pixels, painted))
    }
    return (worst, sum / Double(Self.frames), (pixels + 799) / 800)
  }
}
