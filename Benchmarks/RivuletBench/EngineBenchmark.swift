import Foundation

/// The engine's own workloads, which a program of the main package measures beside an engine in C++; and the same beside QProperty.
struct EngineBenchmark {
  let options: Options

  /// The program's rows; none without the program.
  func figures() -> [Figure] {
    if options.isAlone { return [] }
    let figures = engineFigures()
    return figures + besideProperties(figures)
  }

  /// How often the program runs. A machine that is used by others is faster and slower by turns of some seconds, and both sides are to meet it
  /// at its fastest.
  private static let passes = 5

  private func engineFigures() -> [Figure] {
    guard let program = options.program("EngineBench") else { return [] }
    var command = [program, "--rounds", "\(max(options.rounds / Self.passes, 1))"]
    if let only = options.only { command += ["--only", only] }
    if let baseline = options.program("limit") { command += ["--baseline", baseline] }
    var least: [Figure] = []
    for _ in 0..<Self.passes {
      let figures = figures(of: command)
      // A pass that failed has said so, and takes nothing away from the others.
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

  /// Those cases that Qt's properties can do; they are measured in 500 iterations.
  private func besideProperties(_ figures: [Figure]) -> [Figure] {
    guard figures.contains(where: { $0.unit == "ms" }), let program = options.program("qt-properties") else { return [] }
    let numbers = Program(command: [program]).numbers()
    return figures.compactMap { figure in
      guard let time = numbers[figure.name]?.first else { return nil }
      return Figure(name: "\(figure.name), QProperty", value: figure.value, unit: figure.unit, baseline: time / 500)
    }
  }
}
