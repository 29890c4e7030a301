import SwiftUI
import Testing
import ViewWorkloads

/// What the write of one leaf's state does in trees of any size.
@MainActor
struct LeafGrowthCountsTests {
  /// The largest tree takes most of a minute with the internal checks of debug builds.
  #if DEBUG
  nonisolated static let sizes = [100, 1_000]
  #else
  nonisolated static let sizes = [100, 1_000, 10_000, 100_000]
  #endif

  private func counts(_ shape: LeafTree.Shape, _ size: Int, _ place: LeafTrial.Place, _ change: LeafTrial.Change) async -> Counts {
    let trial = LeafTrial(shape, count: size)
    await trial.prepare()
    // The first flip may fill what is remembered.
    trial.flip(place, change)
    trial.flip(place, change)
    return Counts(of: trial.harness) { trial.flip(place, change) }
  }

  @Test(arguments: LeafTree.Shape.allCases, sizes)
  func `a text of the same size is evaluated, measured, placed and drawn once`(shape: LeafTree.Shape, size: Int) async {
    for place in LeafTrial.Place.allCases {
      let counts = await counts(shape, size, place, .same)
      #expect(counts.bodies == 1)
      #expect(counts.rules == 3)
      #expect(counts.measures == 1)
      #expect(counts.placements == 1)
      #expect(counts.drawingEdits == 1)
    }
  }

  @Test(arguments: sizes)
  func `a text of another size moves its siblings and measures none of them`(size: Int) async {
    let counts = await counts(.flat, size, .off, .other)
    #expect(counts.bodies == 1)
    #expect(counts.rules == 3)
    #expect(counts.measures <= 4)
    #expect(counts.placements <= 4)
    #expect(counts.drawingEdits <= size + 1)
  }

  @Test(arguments: sizes)
  func `in a nest a text of another size concerns ten views at each level`(size: Int) async {
    let counts = await counts(.nest, size, .off, .other)
    let levels = String(size).count - 1
    #expect(counts.bodies == 1)
    #expect(counts.rules == 3)
    #expect(counts.measures <= levels + 4)
    #expect(counts.placements <= levels + 4)
    #expect(counts.drawingEdits <= 10 * levels + 2)
  }
}
