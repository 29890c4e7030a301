import RivuletTesting
import SwiftUI

/// Measures the write of one leaf's state in trees of various sizes, with the table-based text measurer.
@MainActor
struct LeafBenchmark {
  let shape: LeafTree.Shape
  let rounds: Int

  private static let sizes = [100, 1_000, 10_000, 100_000]

  /// Returns a figure for each requested size, place and change, and the growth from the smallest to the largest tree.
  func figures(_ options: Options) async -> [Figure] {
    var trials: [(size: Int, trial: LeafTrial)] = []
    for size in Self.sizes where cases.contains(where: { options.wants(name(size, $0, $1)) }) {
      let trial = LeafTrial(shape, count: size)
      await trial.prepare()
      trials.append((size, trial))
    }
    var figures: [Figure] = []
    for (place, change) in cases {
      let wanted = trials.filter { options.wants(name($0.size, place, change)) }
      figures += await self.figures(wanted, place, change)
    }
    return figures
  }

  private var cases: [(LeafTrial.Place, LeafTrial.Change)] {
    LeafTrial.Place.allCases.flatMap { place in LeafTrial.Change.allCases.map { (place, $0) } }
  }

  private func name(_ size: Int, _ place: LeafTrial.Place, _ change: LeafTrial.Change) -> String {
    "leaf \(shape) \(size) \(place) screen, \(change) size"
  }

  /// Measures trees of all sizes in turns, so that other activity on the machine affects all of them.
  private func figures(
    _ trials: [(size: Int, trial: LeafTrial)], _ place: LeafTrial.Place, _ change: LeafTrial.Change
  ) async -> [Figure] {
    // A single flip is short unless a very large number of siblings must be placed.
    let flips = trials.map { change == .same || $0.size <= 1_000 ? 20 : 2 }
    var least = trials.map { _ in Double.infinity }
    for _ in 0..<rounds {
      for (index, (_, trial)) in trials.enumerated() {
        await trial.prepare()
        least[index] = min(least[index], Stopwatch.milliseconds { for _ in 0..<flips[index] { trial.flip(place, change) } })
      }
    }
    var figures = trials.indices.map { index in
      let (trial, least, flips) = (trials[index], least[index], flips[index])
      let bar: Double? = change == .same ? 10 : trial.size == 1_000 ? 50 : nil
      return Figure(
        name: name(trial.size, place, change), value: least * 1e3 / Double(flips), unit: "us",
        count: trial.trial.harness.counters.bodies / flips, countBar: 1, limit: bar.map { .value($0) })
    }
    if change == .same, trials.count == Self.sizes.count, let first = least.first, let last = least.last {
      figures.append(
        Figure(name: "leaf \(shape) growth \(place) screen", value: last / first, unit: "times", limit: .value(1.2)))
    }
    return figures
  }
}
