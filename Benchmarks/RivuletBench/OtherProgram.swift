import Foundation

/// The frames of another program for the row operations, beside ours.
struct OtherProgram {
  let name: String
  /// Milliseconds by the names of the operations: those of the calls, and those up to the pixels.
  let numbers: [String: [Double]]

  /// Figures whose names end with an operation, compared with the other program's frames, and the geometric means of both sides if all operations ran.
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

  /// QML with a file of the baselines, off screen.
  static func qml(_ file: String, rows: Int, _ options: Options) -> OtherProgram {
    guard let program = options.program("qml-rows"), let repository = options.repository else {
      return OtherProgram(name: "QML", numbers: [:])
    }
    let run = Program(
      command: [program, "\(repository)/Benchmarks/baselines/qt/\(file)", "\(rows)", "5"],
      environment: ["QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software"])
    return OtherProgram(name: "QML", numbers: run.numbers())
  }

  /// A program of the baselines on GTK, on a screen of its own.
  static func gtk(_ name: String, rows: Int, _ options: Options) -> OtherProgram {
    guard let program = options.program(name) else { return OtherProgram(name: "GTK", numbers: [:]) }
    let run = Program(
      command: ["xvfb-run", "-a", "-s", "-screen 0 1024x768x24", program, "\(rows)", "5"],
      environment: ["GSK_RENDERER": "cairo", "GDK_BACKEND": "x11"])
    return OtherProgram(name: "GTK", numbers: run.numbers())
  }
}
