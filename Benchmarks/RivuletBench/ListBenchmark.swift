import Foundation
import RivuletTesting
import SwiftUI

/// The row operations in lazy containers up to the pixels of 800 × 600 points, with real text; beside QML's ListView and GTK 4's GtkListView.
@MainActor
struct ListBenchmark {
  let options: Options

  private static let size = 10_000
  private static let openedSizes = [1_000, 10_000, 1_000_000]
  /// In milliseconds, for what creates a screen of rows, and for what changes a few.
  private static let creationBar = 4.0
  private static let changeBar = 0.7

  /// A figure for each operation, container and baseline, the means, and what it takes to open containers of different lengths.
  func figures() async -> [Figure] {
    guard LazyTable.Container.allCases.contains(where: { options.wantsAny(of: "\($0)") }) else { return [] }
    let qml = qmlNumbers(), gtk = gtkNumbers()
    var figures: [Figure] = []
    for container in LazyTable.Container.allCases where options.wantsAny(of: "\(container)") {
      var operations: [Figure] = []
      for operation in RowOperation.allCases { operations.append(await figure(operation, in: container)) }
      let besideQML = beside(qml, "QML", operations), besideGTK = beside(gtk, "GTK", operations)
      figures += operations + besideQML + mean(of: besideQML, container, "QML", limit: .ratio(1))
      figures += besideGTK + mean(of: besideGTK, container, "GTK", limit: nil)
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

  /// From the data to the first pixels; the container is new, and the fonts are known.
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

  /// The same figures compared with another program's frames.
  private func beside(_ numbers: [String: [Double]], _ name: String, _ figures: [Figure]) -> [Figure] {
    figures.compactMap { figure in
      guard let operation = figure.name.split(separator: " ").last, let frame = numbers[String(operation)]?.last else { return nil }
      return Figure(name: "\(figure.name), \(name)", value: figure.value, unit: figure.unit, baseline: frame)
    }
  }

  private func mean(of figures: [Figure], _ container: LazyTable.Container, _ name: String, limit: Figure.Limit?) -> [Figure] {
    guard figures.count == RowOperation.allCases.count else { return [] }
    func mean(_ values: [Double]) -> Double { exp(values.map(log).reduce(0, +) / Double(values.count)) }
    return [
      Figure(
        name: "\(container) mean, \(name)", value: mean(figures.map(\.value)), unit: "ms", baseline: mean(figures.compactMap(\.baseline)),
        limit: limit)
    ]
  }

  private func qmlNumbers() -> [String: [Double]] {
    guard let program = options.program("qml-rows"), let repository = options.repository else { return [:] }
    return Program(
      command: [program, "\(repository)/Benchmarks/baselines/qt/list.qml", "\(Self.size)", "5"],
      environment: ["QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software"]
    ).numbers()
  }

  private func gtkNumbers() -> [String: [Double]] {
    guard let program = options.program("gtk-list") else { return [:] }
    return Program(
      command: ["xvfb-run", "-a", "-s", "-screen 0 1024x768x24", program, "\(Self.size)", "5"],
      environment: ["GSK_RENDERER": "cairo", "GDK_BACKEND": "x11"]
    ).numbers()
  }
}
