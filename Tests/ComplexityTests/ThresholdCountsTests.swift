import RivuletTesting
import Testing
import ViewWorkloads

/// Everything that the workloads of the benchmark count, against what `Benchmarks/Thresholds` allows.
@MainActor
struct ThresholdCountsTests {
  /// The least of some runs: the first ones fill what is kept for later.
  private func least(_ runs: [Counts]) -> Counts {
    runs.min { $0.allocations < $1.allocations } ?? runs[0]
  }

  @Test func `row operations count no more than is allowed`() async throws {
    var counts: [String: Counts] = [:]
    for operation in RowOperation.allCases {
      counts["rows 1000 \(operation)"] = await self.counts(of: operation, in: RowTrial(size: 1_000))
    }
    counts["rows 1000 select, read in rows"] = await self.counts(of: .select, in: RowTrial(size: 1_000, selectionReading: .inRows))
    try Thresholds("rows").check(counts)
  }

  private func counts(of operation: RowOperation, in trial: RowTrial) async -> Counts {
    var runs: [Counts] = []
    for _ in 0..<3 {
      await trial.prepare(operation)
      runs.append(Counts(of: trial.harness) { trial.run(operation) })
    }
    return least(runs)
  }

  @Test func `writes of a leaf count no more than is allowed`() async throws {
    var counts: [String: Counts] = [:]
    for shape in LeafTree.Shape.allCases {
      let trial = LeafTrial(shape, count: 1_000)
      await trial.prepare()
      for place in LeafTrial.Place.allCases {
        for change in LeafTrial.Change.allCases {
          // An even number of flips: both texts are seen.
          let runs = (0..<6).map { _ in Counts(of: trial.harness) { trial.flip(place, change) } }
          counts["leaf \(shape) 1000 \(place) screen, \(change) size"] = least(runs)
        }
      }
    }
    try Thresholds("leaf").check(counts)
  }
}
