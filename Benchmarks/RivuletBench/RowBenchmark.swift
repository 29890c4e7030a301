import RivuletTesting
import SwiftUI

/// Measures the row operations from the write of the state to the damage and to the end of the turn, with the table-based text measurer.
@MainActor
struct RowBenchmark {
  /// The number of rows in the table before the operation.
  let size: Int
  var selectionReading = SelectionReading.inBody
  let rounds: Int

  /// Returns the maximum time of an operation, in milliseconds; nil if the operation has no bar of its own.
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

  /// Measures an operation. Returns its best time up to the damage, its best time up to the end of the turn, when removed views are
  /// deallocated, and its average time up to the damage, which reveals costs that occur only in some rounds. The count is the number of
  /// evaluated row bodies.
  func figures(_ operation: RowOperation) async -> (toDamage: Figure, turn: Figure, mean: Figure) {
    let trial = RowTrial(size: size, selectionReading: selectionReading)
    var damaged = 0.0
    trial.harness.onFrame = { damaged = Stopwatch.now() }
    var (least, leastTurn, sum) = (Double.infinity, Double.infinity, 0.0)
    for _ in 0..<rounds {
      await trial.prepare(operation)
      let start = Stopwatch.now()
      leastTurn = min(leastTurn, Stopwatch.milliseconds { trial.run(operation) })
      least = min(least, damaged - start)
      sum += damaged - start
    }
    return (
      Figure(
        name: name(operation), value: least, unit: "ms", count: trial.harness.counters.bodiesByType["Row"] ?? 0,
        countBar: operation.rowBodies(size: size), limit: bar(operation).map { .value($0) }),
      Figure(name: name(operation) + RowSuite.wholeTurn, value: leastTurn, unit: "ms"),
      Figure(name: name(operation) + ", mean", value: sum / Double(rounds), unit: "ms")
    )
  }
}
