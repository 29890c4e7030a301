import Foundation

/// The times that another program takes to complete frames for the row operations, for comparison.
struct OtherProgram {
  let name: String
  /// The times in milliseconds by operation name: the time of the calls, and the time up to the pixels.
  let numbers: [String: [Double]]

  /// Returns the figures whose names end with an operation, compared with the other program's frames. If all operations ran, the result
  /// includes the geometric means of both sides.
  func beside(_ figures: [Figure], mean meanName: String, limit: Figure.Limit?) -> [Figure] {
    let compared = figures.compactMap { figure -> Figure? in
      guard let operation = figure.name.split(separator: " ").last, let frame = numbers[String(operation)]?.last else { return nil }
      return Figure(name: "\(figure.name), \(name)", value: figure.value, unit: figure.unit, baseline: frame)
    }
    guard compared.count == RowOperation.allCases.count else { return compared }
    func mean(_ values: [Double]) -> Double { exp(values.map(log).reduce(0, +) / Double(values.count)) }
    let theirs = mean(compared.compactMap(\.baseline))
    return compared + [Figure(name: "\(meanName), \(name)", value: mean(compared.map(\.value)), unit: "ms", baseline: theirs, limit: limit)]
  }

  /// Runs a QML file of the baselines offscreen.
  static func qml(_ file: String, rows: Int, _ options: Options) -> OtherProgram {
    guard let program = options.program("qml-rows"), let repository = options.repository else {
      return OtherProgram(name: "QML", numbers: [:])
    }
    let run = Program(
      command: [program, "\(repository)/Benchmarks/baselines/qt/\(file)", "\(rows)", "5"],
      environment: ["QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software"])
    return OtherProgram(name: "QML", numbers: run.numbers())
  }

  /// Runs a GTK program of the baselines on a virtual screen.
  static func gtk(_ name: String, rows: Int, _ options: Options) -> OtherProgram {
    guard let program = options.program(name) else { return OtherProgram(name: "GTK", numbers: [:]) }
    let run = Program(
      command: ["xvfb-run", "-a", "-s", "-screen 0 1024x768x24", program, "\(rows)", "5"],
      environment: ["GSK_RENDERER": "cairo", "GDK_BACKEND": "x11"])
    return OtherProgram(name: "GTK", numbers: run.numbers())
  }
}
