import Foundation
import RivuletTesting
import SwiftUI

/// Measures the overhead of recording causes, by comparing turns up to the pixels with and without the record.
@MainActor
struct CausesBenchmark {
  let options: Options

  /// Returns the figures for one leaf of 1,000 and for the selection of one row of 1,000.
  func figures() async -> [Figure] {
    var figures: [Figure] = []
    if options.wants("causes leaf") {
      let trial = LeafTrial(.flat, count: 1_000, textMeasurer: SystemFontMeasurer())
      figures.append(
        await figure("causes leaf", trial.harness, prepare: { await trial.prepare() }) { trial.flip(.on, .same) })
    }
    if options.wants("causes select") {
      let trial = RowTrial(size: 1_000, textMeasurer: SystemFontMeasurer())
      figures.append(
        await figure("causes select", trial.harness, prepare: { await trial.prepare(.select) }) { trial.run(.select) })
    }
    return figures
  }

  /// Returns the best time with the record, compared to the best time without it. The rounds alternate between the two.
  private func figure(
    _ name: String, _ harness: ViewHarness, prepare: () async -> Void, _ work: () -> Void
  ) async -> Figure {
    var least = [false: Double.infinity, true: Double.infinity]
    for round in 0..<2 * options.rounds {
      let isRecording = round % 2 == 1
      harness.recordsCauses = isRecording
      await prepare()
      harness.paintDamage()
      let time = Stopwatch.milliseconds {
        work()
        harness.paintDamage()
      }
      least[isRecording] = min(least[isRecording] ?? time, time)
    }
    harness.recordsCauses = false
    return Figure(name: name, value: least[true] ?? 0, unit: "ms", baseline: least[false], limit: .ratio(1.15))
  }
}
