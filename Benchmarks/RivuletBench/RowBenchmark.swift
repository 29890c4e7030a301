import RivuletTesting
import SwiftUI

/// The row operations from the write of state to the damage, with the table measurer.
@MainActor
struct RowBenchmark {
  /// Rows of the table before the operation.
  let size: Int
  var selectionReading = SelectionReading.inBody
  let rounds: Int

  /// The most milliseconds that an operation may take; nil where it has no bar of its own.
  private func bar(_ operation: RowOperation) -> Double? {
    guard selectionReading == .inBody else { return nil }
    guard size == 1_000 else { return size == 10_000 && operation == .create ? 80 : nil }
    return switch operation {
    case .create, .append: 8
    case .replace: nil
    case .update: 0.6
    case .select: 0.2
    case .swap, .remove: 0.3
    case .clear: 2
    }
  }

  private func name(_ operation: RowOperation) -> String {
    "rows \(size) \(operation)" + (selectionReading == .inRows ? ", read in rows" : "")
  }

  /// The operation at its best of all rounds; the count is that of rows' bodies.
  func figure(_ operation: RowOperation) async -> Figure {
    let trial = RowTrial(size: size, selectionReading: selectionReading)
    var least = Double.infinity
    for _ in 0..<rounds {
      await trial.prepare(operation)
      least = min(least, Stopwatch.milliseconds { trial.run(operation) })
    }
    return Figure(
      name: name(operation), value: least, unit: "ms", count: trial.harness.counters.bodiesByType["Row"] ?? 0,
      countBar: operation.rowBodies(size: size), limit: bar(operation).map { .value($0) })
  }
}
