import RivuletTesting
import SwiftUI

/// The row operations from the write of state to the damage, and to the end of the turn, with the table measurer.
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

  /// The operation at its best of all rounds: up to the damage, and up to the end of the turn, when what has gone is given back; and up to the
  /// damage on average, which tells of what happens in some rounds only. The count is that of rows' bodies.
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
