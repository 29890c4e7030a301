package import RivuletTesting
import SwiftUI

/// A table of rows in a window of 800 × 600 points, on which operations are carried out one by one.
@MainActor
package final class RowTrial {
  package let harness: ViewHarness
  package let store = RowStore()
  /// How many rows the operations start from.
  package let size: Int

  /// A table without rows. Without a measurer, all characters are equally wide.
  package convenience init(size: Int, selectionReading: SelectionReading = .inBody, textMeasurer: (any TextMeasuring)? = nil) {
    self.init(size: size, textMeasurer: textMeasurer) { RowTable(store: $0, selectionReading: selectionReading) }
  }

  /// Rows in another container.
  package init(size: Int, textMeasurer: (any TextMeasuring)? = nil, @ViewBuilder _ table: (RowStore) -> some View) {
    self.size = size
    harness = ViewHarness(table(store), size: CGSize(width: 800, height: 600), displayScale: 1, textMeasurer: textMeasurer)
    harness.recordsFrames = false
  }

  /// Brings the table to where an operation starts, and counters to zero.
  package func prepare(_ operation: RowOperation) async {
    operation.prepare(store, size: size)
    await harness.settle()
    harness.resetCounters()
  }

  /// Writes the state and ends the turn, up to the damage.
  package func run(_ operation: RowOperation) {
    operation.run(store, size: size)
    harness.runTurn()
  }
}
