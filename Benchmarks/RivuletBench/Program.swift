import Foundation

/// A program that takes part in the table: the engine's, or a baseline's.
struct Program {
  /// What to start, with its arguments.
  let command: [String]
  /// What the environment has besides what this process has.
  var environment: [String: String] = [:]

  /// What it prints; nil, after a sentence on standard error, if it cannot be started or fails.
  func output() -> String? {
    guard let (text, status) = run() else { return nil }
    // A table that misses a bar comes with a status of its own.
    if status == 0 || !text.isEmpty { return text }
    Message.write("\(command[0]) ended with status \(status), so it is left out.")
    return nil
  }

  /// Whether it runs and ends without a complaint; says if not.
  func succeeds() -> Bool {
    guard let (_, status) = run() else { return false }
    if status != 0 { Message.write("\(command.joined(separator: " ")) ended with status \(status), so it is left out.") }
    return status == 0
  }

  private func run() -> (text: String, status: Int32)? {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch {
      Message.write("\(command[0]) could not be started, so it is left out: \(error.localizedDescription)")
      return nil
    }
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (text, process.terminationStatus)
  }

  /// Lines such as `select,0.5,17.2` by their first word; empty if the program doesn't run.
  func numbers() -> [String: [Double]] {
    var numbers: [String: [Double]] = [:]
    for line in (output() ?? "").split(separator: "\n") {
      let fields = line.split(separator: ",")
      let values = fields.dropFirst().compactMap { Double($0) }
      if let name = fields.first, !values.isEmpty { numbers[String(name)] = values }
    }
    return numbers
  }
}
