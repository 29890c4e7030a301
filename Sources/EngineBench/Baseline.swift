import Foundation

/// The baseline engine, which is a program in `Benchmarks/limit` that runs in a new process for each round.
struct Baseline {
  let program: String

  /// Returns the processor time of the iterations, in milliseconds; nil if the program can't be run or doesn't support the case.
  func milliseconds(of name: String, iterations: Int) -> Double? {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: program)
    process.arguments = [name, "\(iterations)"]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return process.terminationStatus == 0 ? text.split(separator: " ").first.flatMap { Double($0) } : nil
  }
}
