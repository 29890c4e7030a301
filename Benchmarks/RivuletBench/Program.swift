import Foundation

/// A program that contributes to the table: the engine's benchmark or a baseline.
struct Program {
  /// The command to run, with its arguments.
  let command: [String]
  /// The environment variables to add to those of this process.
  var environment: [String: String] = [:]

  /// Returns the program's output. If the program can't be started or fails, writes a message to standard error and returns nil.
  func output() -> String? {
    guard let (text, status) = run() else { return nil }
    // A program whose table misses a bar ends with a nonzero status.
    if status == 0 || !text.isEmpty { return text }
    Message.write("\(command[0]) ended with status \(status), so it is left out.")
    return nil
  }

  /// Returns true if the program runs successfully; otherwise, writes a message.
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

  /// Returns the numbers in lines such as `select,0.5,17.2`, keyed by the first field; empty if the program doesn't run.
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
