import RivuletTesting
import SwiftUI
import Synchronization
import Testing
import ViewWorkloads

/// How often the operations on a table measure text.
@MainActor
struct TextMeasurementCountsTests {
  /// Counts what it is asked.
  private final class CountingMeasurer: TextMeasuring {
    private let asked = Mutex(0)
    private let table = FixedAdvanceMeasurer()

    var count: Int { asked.withLock { $0 } }

    func size(of text: String, font: ResolvedFont, proposal: ProposedViewSize, lineLimit: Int?) -> CGSize {
      asked.withLock { $0 += 1 }
      return table.size(of: text, font: font, proposal: proposal, lineLimit: lineLimit)
    }
  }

  /// In a table of 30 rows, or of 200, most of which nobody looks at.
  private func measurements(_ operation: RowOperation, size: Int = 30) async -> Int {
    let measurer = CountingMeasurer()
    let trial = RowTrial(size: size, textMeasurer: measurer)
    await trial.prepare(operation)
    let before = measurer.count
    trial.run(operation)
    return measurer.count - before
  }

  @Test(arguments: [RowOperation.select, .swap, .remove, .clear])
  func `no text is measured for rows that come back, move or go`(operation: RowOperation) async {
    #expect(await measurements(operation) == 0)
    #expect(await measurements(operation, size: 200) == 0)
  }

  @Test func `an update measures the labels that have changed, and no other text`() async {
    let new = await measurements(.create), changed = await measurements(.update)
    #expect(changed > 0)
    // A row has three texts, and one row of ten changes one of them.
    #expect(changed * 30 <= new)
    let changedOfMany = await measurements(.update, size: 200)
    #expect(changedOfMany <= changed * 7)
  }
}
