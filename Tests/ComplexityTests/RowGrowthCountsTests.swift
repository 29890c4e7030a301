import RivuletTesting
import SwiftUI
import Testing
import ViewWorkloads

/// What the operations on tables of n, 2n and 4n rows do.
@MainActor
struct RowGrowthCountsTests {
  #if DEBUG
  nonisolated static let sizes = [40, 80, 160]
  #else
  nonisolated static let sizes = [250, 500, 1_000]
  #endif

  private func counts(_ operation: RowOperation) async -> [(size: Int, counts: Counts, harness: ViewHarness)] {
    var all: [(size: Int, counts: Counts, harness: ViewHarness)] = []
    for size in Self.sizes {
      let trial = RowTrial(size: size)
      await trial.prepare(operation)
      let counts = Counts(of: trial.harness) { trial.run(operation) }
      all.append((size, counts, trial.harness))
    }
    return all
  }

  @Test(arguments: RowOperation.allCases)
  func `an operation evaluates the rows that change, and at most one body more`(operation: RowOperation) async {
    for (size, counts, harness) in await counts(operation) {
      #expect(harness.counters.bodiesByType["Row"] ?? 0 == operation.rowBodies(size: size))
      #expect(counts.bodies <= operation.rowBodies(size: size) + 1)
    }
  }

  @Test(arguments: RowOperation.allCases)
  func `an operation costs at most in proportion to the rows`(operation: RowOperation) async {
    let counts = await counts(operation).map(\.counts)
    for number in ["rules", "measures", "placements", "drawingEdits"] { Counts.expect(number, of: counts, toGrow: .linear) }
  }

  @Test(arguments: [RowOperation.select, .swap])
  func `selecting and swapping lay out and draw the same in tables of any size`(operation: RowOperation) async {
    let counts = await counts(operation).map(\.counts)
    for number in ["measures", "placements", "drawingEdits"] { Counts.expect(number, of: counts, toGrow: .none) }
  }

  @Test(arguments: [RowOperation.remove, .clear])
  func `what goes is laid out by its container alone`(operation: RowOperation) async {
    let counts = await counts(operation).map(\.counts)
    for number in ["measures", "placements"] { Counts.expect(number, of: counts, toGrow: .none) }
  }

  @Test func `an update draws the texts that have changed`() async {
    for (size, counts, _) in await counts(.update) { #expect(counts.drawingEdits == RowOperation.update.rowBodies(size: size)) }
  }
}
