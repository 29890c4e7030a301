import Foundation

/// The engine used for comparison: a program of `Benchmarks/limit`, which runs in a new process for each round.
struct Baseline {
  let program: String

  /// Returns the processor time of the iterations in milliseconds, or nil if the program doesn't know the case or doesn't run.
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
