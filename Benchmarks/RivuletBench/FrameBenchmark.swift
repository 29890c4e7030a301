import Foundation
import RivuletTesting
import SwiftUI

/// The row operations up to the pixels of 800 × 600 points, with real text; beside GTK 4 in C and QML's Repeater.
@MainActor
struct FrameBenchmark {
  let options: Options

  /// A figure for each operation and baseline, the means, and a visible leaf.
  func figures() async -> [Figure] {
    guard options.wantsAny(of: "frame") else { return [] }
    var figures: [Figure] = []
    for operation in RowOperation.allCases where options.wantsAny(of: "frame \(operation)") || options.wants("frame mean") {
      figures.append(await figure(operation))
    }
    let qml = OtherProgram.qml("rows.qml", rows: 1_000, options).beside(figures, mean: "frame mean", limit: .ratio(1))
    let gtk = OtherProgram.gtk("gtk-rows", rows: 1_000, options).beside(figures, mean: "frame mean", limit: nil)
    return figures + qml + gtk + (await leaf())
  }

  /// An operation at its best of all rounds; what is counted are the rows' heights of damage in the window.
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

  /// The damage inside the window in rows, rounded: ink may reach a little beyond its row.
  private func damagedRows(_ harness: ViewHarness) -> Int {
    let window = CGRect(x: 0, y: 0, width: 800, height: 600)
    let area = harness.damage.map { $0.intersection(window) }.reduce(0) { $0 + $1.width * $1.height }
    return Int((area / (800 * 24)).rounded())
  }

  /// The rows of the window, which shows 25, that look different afterwards.
  private func changedRows(_ operation: RowOperation) -> Int {
    switch operation {
    case .create, .replace, .clear: 25
    case .update: 3
    case .select, .swap: 1
    case .remove: 22
    case .append: 0
    }
  }

  /// A leaf in the window, up to the pixels; both texts have the same letters and so the same width.
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
