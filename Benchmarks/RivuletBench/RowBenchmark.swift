import Foundation
import RivuletTesting
import SwiftUI

/// The row operations from the write of state to the damage, with the table measurer.
@MainActor
struct RowBenchmark {
  /// Rows of the table before the operation.
  let size: Int
  let rounds: Int

  /// The most milliseconds that an operation may take; nil where it has no bar of its own.
  private static let bars: [RowOperation: Double] = [
    .create: 8, .update: 0.6, .select: 0.2, .swap: 0.3, .remove: 0.3, .append: 8, .clear: 2,
  ]

  /// The operation at its best of all rounds; the count is that of rows' bodies.
  func figure(_ operation: RowOperation) async -> Figure {
    let store = RowStore()
    let harness = ViewHarness(RowTable(store: store), size: CGSize(width: 800, height: 600))
    harness.recordsFrames = false
    var least = Double.infinity
    var bodies = 0
    for _ in 0..<rounds {
      operation.prepare(store, size: size)
      await harness.settle()
      harness.resetCounters()
      let time = Stopwatch.milliseconds {
        operation.run(store, size: size)
        harness.runTurn()
      }
      least = min(least, time)
      bodies = harness.counters.bodiesByType["Row"] ?? 0
    }
    let bar = size == 1_000 ? Self.bars[operation] : operation == .create && size == 10_000 ? 80 : nil
    return Figure(
      name: "rows \(size) \(operation)", value: least, unit: "ms", count: bodies, countBar: operation.rowBodies(size: size),
      limit: bar.map { .value($0) })
  }
}
