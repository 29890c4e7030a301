import Foundation
import RivuletTesting
import SwiftUI

/// Measures the row operations in lazy containers up to the pixels of a window of 800 × 600 points, with real text. The baselines are
/// QML's ListView and GTK 4's GtkListView.
@MainActor
struct ListBenchmark {
  let options: Options

  private static let size = 10_000
  private static let openedSizes = [1_000, 10_000, 1_000_000]
  /// The bars in milliseconds for operations that create a screen of rows, and for those that change a few rows.
  private static let creationBar = 4.0
  private static let changeBar = 0.7

  /// Returns a figure for each operation, container and baseline, the means, and the times to open containers of different lengths.
  func figures() async -> [Figure] {
    guard LazyTable.Container.allCases.contains(where: { options.includesAny(of: "\($0)") }) else { return [] }
    let qml = OtherProgram.qml("list.qml", rows: Self.size, options), gtk = OtherProgram.gtk("gtk-list", rows: Self.size, options)
    var figures: [Figure] = []
    for container in LazyTable.Container.allCases where options.includesAny(of: "\(container)") {
      var operations: [Figure] = []
      for operation in RowOperation.allCases { operations.append(await figure(operation, in: container)) }
      figures += operations + qml.beside(operations, mean: "\(container) mean", limit: .ratio(1))
      figures += gtk.beside(operations, mean: "\(container) mean", limit: nil)
      for size in Self.openedSizes { figures.append(await opening(of: container, size: size)) }
    }
    return figures
  }

  private func figure(_ operation: RowOperation, in container: LazyTable.Container) async -> Figure {
    let trial = RowTrial(size: Self.size, textMeasurer: SystemFontMeasurer()) { LazyTable(store: $0, container: container) }
    var least = Double.infinity
    for _ in 0..<max(options.rounds / 2, 3) {
      await trial.prepare(operation)
      trial.harness.paintDamage()
      let time = Stopwatch.milliseconds {
        trial.run(operation)
        trial.harness.paintDamage()
      }
      least = min(least, time)
    }
    let bar = [.create, .replace].contains(operation) ? Self.creationBar : [.append, .clear].contains(operation) ? nil : Self.changeBar
    return Figure(name: "\(container) \(operation)", value: least, unit: "ms", limit: bar.map { .value($0) })
  }

  /// Measures the time from the data to the first pixels of a new container. The fonts are already loaded.
  private func opening(of container: LazyTable.Container, size: Int) async -> Figure {
    let store = RowStore()
    store.append(size)
    var least = Double.infinity
    for _ in 0..<max(options.rounds / 2, 3) {
      let start = Stopwatch.now()
      let harness = ViewHarness(
        LazyTable(store: store, container: container), size: CGSize(width: 800, height: 600), displayScale: 1,
        textMeasurer: SystemFontMeasurer())
      harness.recordsFrames = false
      await harness.settle()
      harness.paintDamage()
      least = min(least, Stopwatch.now() - start)
      await harness.close()
    }
    return Figure(name: "\(container) open \(size)", value: least, unit: "ms")
  }
}
