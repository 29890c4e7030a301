import Foundation
import RivuletTesting
import SwiftUI

/// Measures the row operations up to the pixels of a window of 800 × 600 points, with real text. The baselines are GTK 4 in C and QML's
/// Repeater.
@MainActor
struct FrameBenchmark {
  let options: Options

  /// Returns a figure for each operation and baseline, the means, and a figure for a visible leaf.
  func figures() async -> [Figure] {
    guard options.includesAny(of: "frame") else { return [] }
    var figures: [Figure] = []
    for operation in RowOperation.allCases where options.includesAny(of: "frame \(operation)") || options.wants("frame mean") {
      figures.append(await figure(operation))
    }
    let qml = OtherProgram.qml("rows.qml", rows: 1_000, options).beside(figures, mean: "frame mean", limit: .ratio(1))
    let gtk = OtherProgram.gtk("gtk-rows", rows: 1_000, options).beside(figures, mean: "frame mean", limit: nil)
    return figures + qml + gtk + (await leaf())
  }

  /// Returns the best time of an operation over all rounds. The count is the height of the damage in the window, in rows.
  private func figure(_ operation: RowOperation) async -> Figure {
    let trial = RowTrial(size: 1_000, textMeasurer: SystemFontMeasurer())
    var least = Double.infinity
    for _ in 0..<max(options.rounds / 2, 3) {
      await trial.prepare(operation)
      trial.harness.paintDamage()
      let time = Stopwatch.milliseconds {
        trial.run(operation)
        trial.harness.paintDamage()
      }
      least = min(least, time)
    }
    return Figure(
      name: "frame \(operation)", value: least, unit: "ms", count: damagedRows(trial.harness), countBar: changedRows(operation))
  }

  /// Returns the height of the damage inside the window in rows, rounded because ink may extend slightly beyond its row.
  private func damagedRows(_ harness: ViewHarness) -> Int {
    let window = CGRect(x: 0, y: 0, width: 800, height: 600)
    let area = harness.damage.map { $0.intersection(window) }.reduce(0) { $0 + $1.width * $1.height }
    return Int((area / (800 * 24)).rounded())
  }

  /// Returns the number of rows in the window that the operation changes. The window shows 25 rows.
  private func changedRows(_ operation: RowOperation) -> Int {
    switch operation {
    case .create, .replace, .clear: 25
    case .update: 3
    case .select, .swap: 1
    case .remove: 22
    case .append: 0
    }
  }

  /// Measures a visible leaf up to the pixels. Both texts consist of the same letters, so that they have the same width.
  private func leaf() async -> [Figure] {
    guard options.wants("frame visible leaf") else { return [] }
    let trial = LeafTrial(.flat, count: 1_000, textMeasurer: SystemFontMeasurer())
    var least = Double.infinity
    for _ in 0..<options.rounds {
      await trial.prepare()
      trial.harness.paintDamage()
      let time = Stopwatch.milliseconds {
        trial.flip(.on, .same)
        trial.harness.paintDamage()
      }
      least = min(least, time)
    }
    return [Figure(name: "frame visible leaf", value: least, unit: "ms", limit: .value(0.5))]
  }
}
