package import RivuletTesting
import SwiftUI

/// A table of rows in a window of 800 × 600 points, on which single operations are performed.
@MainActor
package final class RowTrial {
  package let harness: ViewHarness
  package let store = RowStore()
  /// The number of rows before each operation.
  package let size: Int

  /// Creates a trial with an empty table. Without a text measurer, all characters have the same width.
  package convenience init(size: Int, selectionReading: SelectionReading = .inBody, textMeasurer: (any TextMeasuring)? = nil) {
    self.init(size: size, textMeasurer: textMeasurer) { RowTable(store: $0, selectionReading: selectionReading) }
  }

  /// Creates a trial with another container for the rows.
  package init(size: Int, textMeasurer: (any TextMeasuring)? = nil, @ViewBuilder _ table: (RowStore) -> some View) {
    self.size = size
    harness = ViewHarness(table(store), size: CGSize(width: 800, height: 600), displayScale: 1, textMeasurer: textMeasurer)
    harness.recordsFrames = false
  }

  /// Brings the table to an operation's initial state, and resets the counters.
  package func prepare(_ operation: RowOperation) async {
    operation.prepare(store, size: size)
    await harness.settle()
    harness.resetCounters()
  }

  /// Performs an operation and completes the turn, up to the damage.
  package func run(_ operation: RowOperation) {
    operation.run(store, size: size)
    harness.runTurn()
  }
}
