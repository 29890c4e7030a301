import Foundation
import RivuletTesting
import SwiftUI

/// The row operations up to the pixels of 800 × 600 points, with real text; beside GTK 4 in C and QML's Repeater.
@MainActor
struct FrameBenchmark {
  let options: Options

  /// A figure for each operation and baseline, the means, and a visible leaf.
  func figures() async -> [Figure] {
    guard options.wantsAny(of: "frame") else { return [] }
    var figures: [Figure] = []
    for operation in RowOperation.allCases where options.wantsAny(of: "frame \(operation)") || options.wants("frame mean") {
      figures.append(await figure(operation))
    }
    let qml = beside(qmlNumbers(), "QML", figures), gtk = beside(gtkNumbers(), "GTK", figures)
    return figures + qml + mean(of: qml, limit: .ratio(1), "QML") + gtk + mean(of: gtk, limit: nil, "GTK") + (await leaf())
  }

  /// An operation at its best of all rounds; what is counted are the rows' heights of damage in the window.
  private func figure(_ operation: RowOperation) async -> Figure {
    let trial = RowTrial(size: 1_000, textMeasurer: SystemFontMeasurer())
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
    return Figure(
      name: "frame \(operation)", value: least, unit: "ms", count: damagedRows(trial.harness), countBar: changedRows(operation))
  }

  /// The damage inside the window in rows, rounded: ink may reach a little beyond its row.
  private func damagedRows(_ harness: ViewHarness) -> Int {
    let window = CGRect(x: 0, y: 0, width: 800, height: 600)
    let area = harness.damage.map { $0.intersection(window) }.reduce(0) { $0 + $1.width * $1.height }
    return Int((area / (800 * 24)).rounded())
  }

  /// The rows of the window, which shows 25, that look different afterwards.
  private func changedRows(_ operation: RowOperation) -> Int {
    switch operation {
    case .create, .replace, .clear: 25
    case .update: 3
    case .select, .swap: 1
    case .remove: 22
    case .append: 0
    }
  }

  /// The same figures compared with another program's frames.
  private func beside(_ numbers: [String: [Double]], _ name: String, _ figures: [Figure]) -> [Figure] {
    figures.compactMap { figure in
      guard let frame = numbers[String(figure.name.dropFirst("frame ".count))]?.last else { return nil }
      return Figure(name: "\(figure.name), \(name)", value: figure.value, unit: figure.unit, baseline: frame)
    }
  }

  /// The geometric means of both sides, if all operations ran on both.
  private func mean(of figures: [Figure], limit: Figure.Limit?, _ name: String) -> [Figure] {
    guard figures.count == RowOperation.allCases.count else { return [] }
    func mean(_ values: [Double]) -> Double { exp(values.map(log).reduce(0, +) / Double(values.count)) }
    return [
      Figure(
        name: "frame mean, \(name)", value: mean(figures.map(\.value)), unit: "ms", baseline: mean(figures.compactMap(\.baseline)),
        limit: limit)
    ]
  }

  private func qmlNumbers() -> [String: [Double]] {
    guard let program = options.program("qml-rows"), let repository = options.repository else { return [:] }
    return Program(
      command: [program, "\(repository)/Benchmarks/baselines/qt/rows.qml", "1000", "5"],
      environment: ["QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software"]
    ).numbers()
  }

  private func gtkNumbers() -> [String: [Double]] {
    guard let program = options.program("gtk-rows") else { return [:] }
    return Program(
      command: ["xvfb-run", "-a", "-s", "-screen 0 1024x768x24", program, "1000", "5"],
      environment: ["GSK_RENDERER": "cairo", "GDK_BACKEND": "x11"]
    ).numbers()
  }

  /// A leaf in the window, up to the pixels; both texts have the same letters and so the same width.
  private func leaf() async -> [Figure] {
    guard options.wants("frame visible leaf") else { return [] }
    let trial = LeafTrial(.flat, count: 1_000, textMeasurer: SystemFontMeasurer())
    var least = Double.infinity
    for _ in 0..<options.rounds {
      await trial.prepare()
      trial.harness.paintDamage()
      let time = Stopwatch.milliseconds {
        trial.flip(.on, .same)
        trial.harness.paintDamage()
      }
      least = min(least, time)
    }
    return [Figure(name: "frame visible leaf", value: least, unit: "ms", limit: .value(0.5))]
  }
}
