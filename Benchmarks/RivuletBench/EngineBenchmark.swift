import Foundation

/// Measures the engine's own workloads. A program of the main package compares them with an engine in C++, and this benchmark also
/// compares them with QProperty.
struct EngineBenchmark {
  let options: Options

  /// Returns the figures that the program reports; empty if the program is not available.
  func figures() -> [Figure] {
    if options.isSubprocess { return [] }
    let figures = engineFigures()
    return figures + besideProperties(figures)
  }

  /// The number of times the program runs. The speed of a shared machine varies over periods of some seconds, and several passes allow
  /// both sides to run at full speed.
  private static let passes = 5

  private func engineFigures() -> [Figure] {
    guard let program = options.program("EngineBench") else { return [] }
    var command = [program, "--rounds", "\(max(options.rounds / Self.passes, 1))"]
    if let only = options.only { command += ["--only", only] }
    if let baseline = options.program("limit") { command += ["--baseline", baseline] }
    var least: [Figure] = []
    for _ in 0..<Self.passes {
      let figures = figures(of: command)
      // A failed pass has already reported its failure, and the other passes still count.
      if figures.isEmpty { continue }
      least = least.isEmpty ? figures : zip(least, figures).map { $0.least(with: $1) }
    }
    return least
  }

  private func figures(of command: [String]) -> [Figure] {
    guard let text = Program(command: command).output() else { return [] }
    do { return try JSONDecoder().decode([Figure].self, from: Data(text.utf8)) } catch {
      Message.write("EngineBench answered what is no table, so it is left out: \(error)")
      return []
    }
  }

  /// Compares the cases that Qt's properties support. They are measured over 500 iterations.
  private func besideProperties(_ figures: [Figure]) -> [Figure] {
    guard figures.contains(where: { $0.unit == "ms" }), let program = options.program("qt-properties") else { return [] }
    let numbers = Program(command: [program]).numbers()
    return figures.compactMap { figure in
      guard let time = numbers[figure.name]?.first else { return nil }
      return Figure(name: "\(figure.name), QProperty", value: figure.value, unit: figure.unit, baseline: time / 500)
    }
  }
}
